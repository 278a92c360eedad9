import { I18nProvider } from '@lingui/react';
import { useEffect, type ReactNode } from 'react';
import { followLanguage, i18n } from './language-store';

/** Gives the language to everything below it. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  useEffect(() => followLanguage(), []);
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
