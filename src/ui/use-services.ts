import type { LanguageStore } from '@/i18n/language-store';
import { createSafeContext } from '@/lib/safe-context';
import type { ThemeStore } from '@/theme/theme-store';

/** What components anywhere in the application read or change. Made in `main`, and by the build for prerendering. */
export interface PageServices {
  theme: ThemeStore;
  language: LanguageStore;
}

export const [ServicesContext, useServices] = createSafeContext<PageServices>(
  'useServices must be used within an AppRoot',
);
