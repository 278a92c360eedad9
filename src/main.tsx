import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { EnvironmentError } from '@/app/environment-error';
import { ErrorBoundary } from '@/app/error-boundary';
import type { Services } from '@/app/services';
import { createSession } from '@/auth/session';
import { buildEnvironment, type Environment } from '@/config/environment';
import { LanguageProvider } from '@/i18n/language-provider';
import { startLanguage } from '@/i18n/language-store';
import { guardHistory } from '@/lib/leave-guard';
import { lazyValue } from '@/lib/lazy-value';
import { createProfileStore } from '@/profile/profile-store';
import { ThemeProvider } from '@/theme/theme-provider';

/** Chooses the adapters. Each is fetched at its first use: the landing page needs none of them. */
function createServices({ firebase, emulators, tokenSyncUrl }: Environment): Services {
  const settings = { ...firebase, ...(emulators ? { emulators } : {}) };
  const session = createSession(
    lazyValue(async () => (await import('@/adapters/firebase/identity')).createFirebaseIdentity(settings)),
  );
  if (tokenSyncUrl !== undefined) {
    import('@/adapters/http/token-sync').then(
      ({ startTokenSync }) => startTokenSync({ url: tokenSyncUrl, session }),
      (error: unknown) => console.error('Token sync failed', error),
    );
  }
  const loadAnalyzer = lazyValue(async () =>
    (await import('@/adapters/http/analysis-client')).createAnalysisClient({ idToken: session.idToken }),
  );
  return {
    session,
    profiles: createProfileStore(
      lazyValue(async () =>
        (await import('@/adapters/firebase/profile-repository')).createFirebaseProfileRepository(settings),
      ),
    ),
    analyzer: { analyze: async (...call) => (await loadAnalyzer()).analyze(...call) },
  };
}

function render() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  const environment = buildEnvironment();
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <LanguageProvider>
          <ErrorBoundary>
            {environment.ok ? (
              <App services={createServices(environment.value)} />
            ) : (
              <EnvironmentError problems={environment.problems} />
            )}
          </ErrorBoundary>
        </LanguageProvider>
      </ThemeProvider>
    </StrictMode>,
  );
}

// Before the first render, in which the router begins to listen.
guardHistory();
// English is here already; another language is worth the wait, or the page would speak twice.
void startLanguage().then(render);
