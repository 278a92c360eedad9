import { I18nProvider } from '@lingui/react';
import { useEffect, type ReactNode } from 'react';
import type { ReadonlyStore } from '@/lib/readonly-store';
import { ThemeProvider } from '@/theme/theme-provider';
import { ServicesContext, type PageServices } from '@/ui/use-services';
import { ErrorBoundary } from './error-boundary';

interface AppRootProps {
  services: PageServices;
  /** Whether the page is about to be reloaded because a file of its build is missing. */
  isReloading: ReadonlyStore<boolean>;
  children: ReactNode;
}

/** The providers around the application, in the browser and where it is prerendered. */
export function AppRoot({ services, isReloading, children }: AppRootProps) {
  const { theme, language } = services;
  useEffect(() => language.follow(), [language]);
  return (
    <ServicesContext value={services}>
      <ThemeProvider store={theme}>
        <I18nProvider i18n={language.i18n}>
          <ErrorBoundary isReloading={isReloading}>{children}</ErrorBoundary>
        </I18nProvider>
      </ThemeProvider>
    </ServicesContext>
  );
}
