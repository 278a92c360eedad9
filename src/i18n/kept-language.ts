import { DEFAULT_LANGUAGE, toLanguage, type Language } from './language';

/** Where this device remembers the stored language of the person who uses it, for its next first paint. */
export const KEPT_LANGUAGE_KEY = 'scenecue.language';

/** The remembered language; the default where there is none, or where the browser lets nothing be kept. */
export function readKeptLanguage(): Language {
  try {
    return toLanguage(localStorage.getItem(KEPT_LANGUAGE_KEY)) ?? DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

/** Remembers a language. The default is what a device without a memory does: nothing is left behind for it. */
export function writeKeptLanguage(language: Language): void {
  try {
    if (language === DEFAULT_LANGUAGE) localStorage.removeItem(KEPT_LANGUAGE_KEY);
    else localStorage.setItem(KEPT_LANGUAGE_KEY, language);
  } catch {
    // Nothing may be kept here: the language comes with the profile a moment later instead.
  }
}
