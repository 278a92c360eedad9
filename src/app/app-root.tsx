import { StrictMode, type ReactNode } from 'react';
import { LanguageProvider } from '@/i18n/language-provider';
import { ThemeProvider } from '@/theme/theme-provider';
import { ErrorBoundary } from './error-boundary';

/** What stands around the application, in the browser and where its HTML is written ahead. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <ThemeProvider>
        <LanguageProvider>
          <ErrorBoundary>{children}</ErrorBoundary>
        </LanguageProvider>
      </ThemeProvider>
    </StrictMode>
  );
}
