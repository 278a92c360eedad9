import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import type { FirebaseSettings } from '@/adapters/firebase/config';
import { App } from '@/app/app';
import { AppRoot } from '@/app/app-root';
import { EnvironmentError } from '@/app/environment-error';
import { isPublicPath } from '@/app/pages';
import { createRoutes, type Routes } from '@/app/routes';
import type { Services } from '@/app/services';
import { createSession, type Session } from '@/auth/session';
import type { DeviceData } from '@/auth/session-ports';
import { createSessionStorage } from '@/auth/session-storage';
import { paths } from '@/config/paths';
import { buildEnvironment, type Environment } from '@/config/environment';
import { DEFAULT_LANGUAGE } from '@/i18n/language';
import { createLanguageStore } from '@/i18n/language-store';
import { reachesNetwork } from '@/lib/connection';
import { guardHistory, reloadUnasked, wouldReloadLose } from '@/lib/leave-guard';
import { lazyValue } from '@/lib/lazy-value';
import { watchModifications } from '@/lib/modifications';
import type { SampleLists } from '@/lib/sample-lists';
import { createProfileStore } from '@/data/profile/profile-store';
import { createChunkReload } from '@/pwa/chunk-reload';
import { createInstallOffer } from '@/pwa/install-offer';
import { createThemeStore } from '@/theme/theme-store';

const modifications = watchModifications();
const chunkReload = createChunkReload({
  // The file of this module has a different name in each build.
  build: () => import.meta.url,
  wouldLose: () => wouldReloadLose() || modifications.isPageModified(),
  reachesNetwork,
  reload: reloadUnasked,
});
const pageServices = { theme: createThemeStore(), language: createLanguageStore() };
const installOffer = createInstallOffer();

/** What is stored on this device; its code is loaded by the first call. */
function createVault(isRemembered: Services['isRemembered']) {
  const loadVault = lazyValue(async () => {
    const { createDeviceVault, createRecordStore } = await import('@/lib/device-vault');
    return createDeviceVault(createRecordStore(isRemembered));
  });
  const vault: Services['vault'] = {
    of: (uid) => ({
      read: async (kind) => (await loadVault()).of(uid).read(kind),
      update: async (kind, change) => (await loadVault()).of(uid).update(kind, change),
    }),
  };
  return { loadVault, vault };
}

interface DataPorts extends Pick<Services, 'session' | 'vault' | 'isRemembered'> {
  settings: FirebaseSettings;
  appCheckSiteKey: Environment['appCheckSiteKey'];
}

/** What reads and writes the data of the signed-in user; its code is loaded by the first call. */
function createData({ settings, session, vault, isRemembered, appCheckSiteKey }: DataPorts) {
  const loadSandbox = lazyValue(async () => {
    const [{ createSandboxServices }, documents] = await Promise.all([
      import('@/sandbox-services'),
      loadDocuments(),
    ]);
    return createSandboxServices({
      settings,
      session,
      store: documents.store,
      vaultOf: vault.of,
      appCheckSiteKey,
    });
  });
  const loadDocuments = lazyValue(async () =>
    (await import('@/adapters/firebase/documents')).createFirebaseDocuments(settings, {
      identityStarted: session.whenLoaded,
      isRemembered,
    }),
  );
  const profiles = createProfileStore(async () => {
    const [{ createFollowProfile }, { sendOldEdits }, documents] = await Promise.all([
      import('@/data/profile/followed-profile'),
      import('@/data/profile/old-record'),
      loadDocuments(),
    ]);
    return sendOldEdits(createFollowProfile({ documents: documents.profiles, session }), vault.of);
  });
  return { loadSandbox, loadDocuments, profiles };
}

/** Chooses the adapters. Each is loaded at its first use: the landing page needs none of them. */
function createServices({ firebase, emulators, tokenSyncUrl, appCheckSiteKey }: Environment): Services {
  const settings = { ...firebase, ...(emulators ? { emulators } : {}) };
  const storage = createSessionStorage();
  /** Whether what this page stores of this user outlives the tab. */
  const isRemembered = (uid: string) =>
    storage.userOfDevice()?.uid === uid && storage.userOfTab()?.uid !== uid;
  const { loadVault, vault } = createVault(isRemembered);
  /** All that the device stores of users: what is removed with them. */
  const device: DeviceData = {
    async removeAllOf(uid) {
      const ofVault = loadVault().then((all) => all.removeAllOf(uid));
      const ofFirestore = loadDocuments().then((documents) => documents.clear(uid));
      await Promise.all([ofVault, ofFirestore]);
    },
    // Firestore's cache of somebody else is removed before that of the next user is opened.
    removeOthers: async (uid) => (await loadVault()).removeOthers(uid),
  };
  const session = createSession({
    loadIdentity: lazyValue(async () => {
      const [{ loadFirebaseIdentity }] = await Promise.all([
        import('@/adapters/firebase/identity'),
        // Before any code of Firebase runs: it would wait for databases that never answer.
        import('@/lib/device-database').then(({ deviceDatabase }) => deviceDatabase()),
      ]);
      return loadFirebaseIdentity(settings, { isOfTab: storage.userOfTab() !== null });
    }),
    storage,
    device,
    createProfile: (user, fullName) => profiles.of(user.uid).create(user, fullName),
    async onlyOnDevice(uid) {
      // First, so that what the page has gathered is pending too.
      const ofSandbox = await (await loadSandbox()).onlyOnDevice(uid);
      const pending = await (await loadDocuments()).pending(uid);
      return ofSandbox + pending + Object.keys(profiles.getState().rejected).length;
    },
  });
  const sampleLists: SampleLists = createStore(() => ({}));
  session.subscribe((after, before) => {
    if (after.user?.uid !== before.user?.uid) sampleLists.setState({}, true);
  });
  if (tokenSyncUrl !== undefined) {
    import('@/adapters/http/token-sync').then(
      ({ startTokenSync }) => startTokenSync({ url: tokenSyncUrl, session }),
      (error: unknown) => console.error('Token sync failed', error),
    );
  }
  const { loadSandbox, loadDocuments, profiles } = createData({
    ...{ settings, session, vault, isRemembered, appCheckSiteKey },
  });
  return {
    ...pageServices,
    installOffer,
    modifications,
    session,
    sampleLists,
    profiles,
    analyzer: { analyze: async (...call) => (await loadSandbox()).analyzer.analyze(...call) },
    encodeBrief: async (...call) => (await loadSandbox()).encodeBrief(...call),
    openLibrary: async (uid) => (await loadSandbox()).library(uid),
    openPlanning: async (uid) => (await loadSandbox()).planning(uid),
    vault,
    isRemembered,
  };
}

/** Whether the root element contains this page as prerendered by the build: complete, and in English. */
const isWritten = (root: HTMLElement | null) =>
  root?.dataset.page === location.pathname && isPublicPath(location.pathname);

/**
 * Settles when a page that is not public can be shown: the device knows the user, or the identity service has reported
 * who is signed in, or has not answered in time. Until then the prerendered HTML is shown.
 */
function whenSessionIsKnown(session: Session): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (session.getState().status !== 'starting') resolve();
    };
    session.subscribe(check);
    check();
    if (session.getState().status === 'starting') session.start();
  });
}

/** @param page settles when its code is loaded, or cannot be loaded */
async function show(routes: Routes, page: Promise<void>): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  const environment = buildEnvironment();
  if (!environment.ok) {
    createRoot(root).render(
      <StrictMode>
        <AppRoot services={pageServices} isReloading={chunkReload}>
          <EnvironmentError problems={environment.problems} />
        </AppRoot>
      </StrictMode>,
    );
    return;
  }
  const services = createServices(environment.value);
  // A result waits for its data; other pages are shown before the identity service answers.
  if (location.pathname.startsWith(`${paths.sandbox}/`)) services.session.start();
  // Meanwhile the root element shows the page itself, its outline, or a loading indicator. English is loaded already;
  // the page waits for another language, or it would be shown in two languages.
  await Promise.all([
    page,
    pageServices.language.revert(),
    isPublicPath(location.pathname) ? null : whenSessionIsKnown(services.session),
  ]);
  const app = (
    <StrictMode>
      <AppRoot services={pageServices} isReloading={chunkReload}>
        <App services={services} routes={routes} />
      </AppRoot>
    </StrictMode>
  );
  // As a transition, so that the browser can respond to the user between two parts of it.
  startTransition(() => {
    if (isWritten(root) && pageServices.language.getState().shown === DEFAULT_LANGUAGE)
      hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

// Before the first render, in which the router begins to listen.
guardHistory();
// Before the first file is fetched, and before the browser offers to install the site.
addEventListener('vite:preloadError', chunkReload.onMissing);
installOffer.follow();

const routes = createRoutes(pageServices.language);
void show(
  routes,
  routes.load(location.pathname).catch((error: unknown) => {
    // Rendering the page tries again, and then shows its failure.
    console.error('Loading the page failed', error);
  }),
);
