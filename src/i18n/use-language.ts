import { useLingui } from '@lingui/react';
import { DEFAULT_LANGUAGE, toLanguage, type Language } from './language';

/** The language of the page now. */
export function useLanguage(): Language {
  return toLanguage(useLingui().i18n.locale) ?? DEFAULT_LANGUAGE;
}
