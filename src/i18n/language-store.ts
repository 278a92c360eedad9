import { setupI18n, type I18n } from '@lingui/core';
import { englishOfPublicPages, fetchMessages, type Part } from './catalogs';
import { DEFAULT_LANGUAGE, type Language } from './language';
import { rememberedLanguage } from './remembered-language';

/** What components read their words from. */
export const i18n: I18n = setupI18n({
  locale: DEFAULT_LANGUAGE,
  messages: { [DEFAULT_LANGUAGE]: { ...englishOfPublicPages } },
  missing: (language, id) => {
    console.error(`There is no message "${id}" in "${language}"`);
    return id;
  },
});

/** What the page speaks now. */
let shown: Language = DEFAULT_LANGUAGE;
/** What was asked for last: until its messages are here the page goes on in `shown`. */
let wanted: Language = DEFAULT_LANGUAGE;
/** What is stored in the profile: what the page returns to when a choice is not saved. */
let kept: Language | null = null;
const listeners = new Set<(language: Language) => void>();
/** The parts that pages have needed so far: a change of language brings all of them. */
const parts = new Set<Part>(['public']);
const fetched = new Map<string, Promise<void>>();

/** Brings one part of one language, once; after a failure it is asked for again. */
function bring(language: Language, part: Part): Promise<void> {
  const key = `${language}/${part}`;
  const underway = fetched.get(key);
  if (underway) return underway;
  const coming = fetchMessages(language, part).then((messages) => i18n.load(language, messages));
  fetched.set(key, coming);
  coming.catch(() => fetched.delete(key));
  return coming;
}

/** The language that the page speaks now. */
export function currentLanguage(): Language {
  return shown;
}

/** Calls `listener` after every change of language. @returns the end of it */
export function onLanguageChange(listener: (language: Language) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Pages of this part are about to be shown. Rejects when its messages cannot be had. */
export async function needMessages(part: Part): Promise<void> {
  parts.add(part);
  await Promise.all([...new Set([shown, wanted])].map((language) => bring(language, part)));
}

/**
 * The page speaks `language` as soon as its messages are here. It is not kept. Of several calls the last one
 * counts. Rejects when the messages cannot be had; the page then goes on as it was.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    await Promise.all([...parts].map((part) => bring(language, part)));
  } catch (error) {
    if (wanted === language) wanted = shown;
    throw error;
  }
  if (wanted !== language || shown === language) return;
  shown = language;
  document.documentElement.lang = language;
  i18n.activate(language);
  for (const listener of [...listeners]) listener(language);
}

/** The stored language is `language`: spoken, and remembered for the next visit on this device. */
export function keepLanguage(language: Language): void {
  kept = language;
  rememberedLanguage.write(language);
  chooseOrLog(language);
}

/** The stored language has become `language` elsewhere: an own choice that is not saved yet goes on being spoken. */
export function refreshKeptLanguage(language: Language): void {
  const isSpoken = wanted === keptLanguage();
  kept = language;
  rememberedLanguage.write(language);
  if (isSpoken) chooseOrLog(language);
}

/** Back to the stored language, for whoever leaves without saving. */
export function returnToKeptLanguage(): void {
  chooseOrLog(keptLanguage());
}

/** Before the first render: the remembered language, or English where its messages cannot be had. */
export async function startLanguage(): Promise<void> {
  await chooseLanguage(keptLanguage()).catch(logFailure);
}

/** From now on the page follows what another tab has saved. @returns the end of it */
export function followLanguage(): () => void {
  const onOtherTab = (event: StorageEvent) => {
    const language = rememberedLanguage.ofEvent(event);
    if (language) chooseOrLog((kept = language));
  };
  addEventListener('storage', onOtherTab);
  return () => removeEventListener('storage', onOtherTab);
}

function keptLanguage(): Language {
  return (kept ??= rememberedLanguage.read());
}

function chooseOrLog(language: Language): void {
  chooseLanguage(language).catch(logFailure);
}

function logFailure(error: unknown): void {
  console.error('The language could not be loaded', error);
}
