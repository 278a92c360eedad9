import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange } from './language-store';
import type { Language } from './language';

/** The language that the page speaks now. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}
