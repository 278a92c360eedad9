import { createContext, useContext } from 'react';
import type { LanguageStore } from '@/i18n/language-store';
import type { ThemeStore } from '@/theme/theme-store';

/** What components anywhere in the application read or change. Made in `main`, and by the build for prerendering. */
export interface PageServices {
  theme: ThemeStore;
  language: LanguageStore;
}

// Not made by `createSafeContext`, which would become a file of its own beside the entry.
export const ServicesContext = createContext<PageServices | null>(null);

/** @throws Error outside an `AppRoot` */
export function useServices(): PageServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be used within an AppRoot');
  return services;
}
