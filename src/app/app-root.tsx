import { StrictMode, type ReactNode } from 'react';
import { LanguageProvider } from '@/i18n/language-provider';
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

/** What stands around the application, in the browser and where it is prerendered. */
export function AppRoot({ services, isReloading, children }: AppRootProps) {
  return (
    <StrictMode>
      <ServicesContext value={services}>
        <ThemeProvider store={services.theme}>
          <LanguageProvider store={services.language}>
            <ErrorBoundary isReloading={isReloading}>{children}</ErrorBoundary>
          </LanguageProvider>
        </ThemeProvider>
      </ServicesContext>
    </StrictMode>
  );
}
