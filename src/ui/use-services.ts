import type { LanguageStore } from '@/i18n/language-store';
import { createSafeContext } from '@/lib/safe-context';
import type { ThemeStore } from '@/theme/theme-store';

/** Services that any component may read or change. Created in `main`, and by the build for prerendering. */
export interface PageServices {
  theme: ThemeStore;
  language: LanguageStore;
}

export const [ServicesContext, useServices] = createSafeContext<PageServices>(
  'useServices must be used within an AppRoot',
);
