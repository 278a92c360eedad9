import { setupI18n, type I18n } from '@lingui/core';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '@/lib/readonly-store';
import { rememberChoice } from '@/lib/remembered-choice';
import { englishOfPublicPages, fetchMessages, type Part } from './catalogs';
import { DEFAULT_LANGUAGE, toLanguage, type Language } from './language';

interface LanguageState {
  /** The language of the page now. */
  shown: Language;
  /** What was chosen last: until its messages are loaded the page stays in `shown`. */
  wanted: Language;
  /** What is stored in the profile: the page returns to it when a choice is not saved. */
  stored: Language;
}

export interface LanguageStore extends ReadonlyStore<LanguageState> {
  /** What components read their messages from. */
  i18n: I18n;
  /** Loads the messages of a part, before its pages are shown. Rejects if they cannot be loaded. */
  need: (part: Part) => Promise<void>;
  /**
   * Shows `language` as soon as its messages are loaded. It is not stored. Of several calls the last one counts.
   * Rejects when the messages cannot be loaded; the page then stays as it was.
   */
  choose: (language: Language) => Promise<void>;
  /** The stored language is `language`: shown, and remembered for the next visit on this device. */
  setStored: (language: Language) => void;
  /** The stored language was changed in another tab or on another device to `language`: a choice that is not saved yet is still shown. */
  refreshStored: (language: Language) => void;
  /** Returns to the stored language if a choice is not saved; English if it cannot be loaded at the start. */
  revert: () => Promise<void>;
  /**
   * Makes the page follow what another tab stores, unless a choice is not saved yet. @returns a function that ends it
   */
  follow: () => () => void;
}

/** The stored language of the user of this device. */
const remembered = rememberChoice('scenecue.language', toLanguage, DEFAULT_LANGUAGE);

function logFailure(error: unknown): void {
  console.error('Loading the language failed', error);
}

function createI18n(): I18n {
  return setupI18n({
    locale: DEFAULT_LANGUAGE,
    messages: { [DEFAULT_LANGUAGE]: { ...englishOfPublicPages } },
    missing: (language, id) => {
      console.error(`There is no message "${id}" in "${language}"`);
      return id;
    },
  });
}

/** Loads one part of one language, once; after a failure it is tried again. */
function messageLoader(i18n: I18n) {
  const loading = new Map<string, Promise<void>>();
  return (language: Language, part: Part): Promise<void> => {
    const key = `${language}/${part}`;
    const loaded =
      loading.get(key) ?? fetchMessages(language, part).then((messages) => i18n.load(language, messages));
    loading.set(key, loaded);
    loaded.catch(() => loading.delete(key));
    return loaded;
  };
}

export function createLanguageStore(): LanguageStore {
  const i18n = createI18n();
  const load = messageLoader(i18n);
  const store = createStore<LanguageState>(() => ({
    shown: DEFAULT_LANGUAGE,
    wanted: DEFAULT_LANGUAGE,
    stored: remembered.read(),
  }));
  const { getState, setState } = store;
  /** The parts that pages have needed so far: a change of language loads all of them. */
  const parts = new Set<Part>(['public']);

  async function choose(language: Language): Promise<void> {
    setState({ wanted: language });
    try {
      await Promise.all([...parts].map((part) => load(language, part)));
    } catch (error) {
      if (getState().wanted === language) setState({ wanted: getState().shown });
      throw error;
    }
    if (getState().wanted !== language || getState().shown === language) return;
    document.documentElement.lang = language;
    i18n.activate(language);
    setState({ shown: language });
  }

  const show = (language: Language) => choose(language).catch(logFailure);

  function remember(language: Language) {
    setState({ stored: language });
    remembered.write(language);
  }

  return {
    ...store,
    i18n,
    async need(part) {
      parts.add(part);
      const { shown, wanted } = getState();
      await Promise.all([...new Set([shown, wanted])].map((language) => load(language, part)));
    },
    choose,
    setStored(language) {
      remember(language);
      void show(language);
    },
    refreshStored(language) {
      const isShown = getState().wanted === getState().stored;
      remember(language);
      if (isShown) void show(language);
    },
    revert: () => show(getState().stored),
    follow() {
      const onOtherTab = (event: StorageEvent) => {
        const language = remembered.ofEvent(event);
        if (!language) return;
        const isShown = getState().wanted === getState().stored;
        setState({ stored: language });
        if (isShown) void show(language);
      };
      addEventListener('storage', onOtherTab);
      return () => removeEventListener('storage', onOtherTab);
    },
  };
}
