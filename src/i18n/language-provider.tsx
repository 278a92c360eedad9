import { I18nProvider } from '@lingui/react';
import { useEffect, type ReactNode } from 'react';
import type { LanguageStore } from './language-store';

/** Gives the messages to everything below it. */
export function LanguageProvider({ store, children }: { store: LanguageStore; children: ReactNode }) {
  useEffect(() => store.follow(), [store]);
  return <I18nProvider i18n={store.i18n}>{children}</I18nProvider>;
}
