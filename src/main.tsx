import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { AppRoot } from '@/app/app-root';
import { EnvironmentError } from '@/app/environment-error';
import { loadPage } from '@/app/load-page';
import type { Services } from '@/app/services';
import { createSession } from '@/auth/session';
import { createSessionMemory } from '@/auth/session-memory';
import { buildEnvironment, type Environment } from '@/config/environment';
import { isPublicPage } from '@/config/paths';
import { DEFAULT_LANGUAGE } from '@/i18n/language';
import { currentLanguage, startLanguage } from '@/i18n/language-store';
import { createDeviceVault } from '@/lib/device-vault';
import { guardHistory } from '@/lib/leave-guard';
import { lazyValue } from '@/lib/lazy-value';
import { identityOfProfiles } from '@/profile/identity-of-profiles';
import type { ProfilePorts } from '@/profile/profile-ports';
import { createProfileStore } from '@/profile/profile-store';
import { rescueMissingChunks } from '@/pwa/chunk-rescue';
import { catchInstallOffer } from '@/pwa/install-offer';

/** Chooses the adapters. Each is fetched at its first use: the landing page needs none of them. */
function createServices({ firebase, emulators, tokenSyncUrl }: Environment): Services {
  const settings = { ...firebase, ...(emulators ? { emulators } : {}) };
  const vault = createDeviceVault();
  const session = createSession({
    loadIdentity: lazyValue(async () =>
      (await import('@/adapters/firebase/identity')).createFirebaseIdentity(settings),
    ),
    memory: createSessionMemory(),
    vault,
    unsentChanges: (uid) => profiles.unsent(uid),
  });
  if (tokenSyncUrl !== undefined) {
    import('@/adapters/http/token-sync').then(
      ({ startTokenSync }) => startTokenSync({ url: tokenSyncUrl, session }),
      (error: unknown) => console.error('Token sync failed', error),
    );
  }
  const loadAnalyzer = lazyValue(async () =>
    (await import('@/adapters/http/analysis-client')).createAnalysisClient({ idToken: session.idToken }),
  );
  const profilePorts: ProfilePorts = {
    loadRepository: lazyValue(async () =>
      (await import('@/adapters/firebase/profile-repository')).createFirebaseProfileRepository(settings),
    ),
    vaultOf: (uid) => vault.of(uid),
    identity: identityOfProfiles(session),
  };
  const profiles = createProfileStore(async () => {
    const { openProfile } = await import('@/profile/profile-keeper');
    return (uid, publish) => openProfile(uid, profilePorts, publish);
  });
  return {
    session,
    profiles,
    analyzer: { analyze: async (...call) => (await loadAnalyzer()).analyze(...call) },
    vault,
  };
}

/** Whether the root element holds this page as the build has written it: whole, and in English. */
const isWritten = (root: HTMLElement | null) =>
  root?.dataset.page === location.pathname && isPublicPage(location.pathname);

function render() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  const environment = buildEnvironment();
  if (!environment.ok) {
    createRoot(root).render(
      <AppRoot>
        <EnvironmentError problems={environment.problems} />
      </AppRoot>,
    );
    return;
  }
  const app = (
    <AppRoot>
      <App services={createServices(environment.value)} />
    </AppRoot>
  );
  if (isWritten(root) && currentLanguage() === DEFAULT_LANGUAGE) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

// Before the first render, in which the router begins to listen.
guardHistory();
// Before the first part is fetched, and before the browser makes its offer.
rescueMissingChunks();
catchInstallOffer();
const page = loadPage(location.pathname).catch((error: unknown) => {
  // It is asked for again when it is rendered, and then its failure is shown.
  console.error('The page could not be loaded', error);
});
// English is here already; another language is worth the wait, or the page would speak twice. So is the code of a
// page that stands there whole: until it has come, nothing better could be shown.
void Promise.all([startLanguage(), isWritten(document.getElementById('root')) && page]).then(render);
