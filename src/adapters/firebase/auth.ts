import {
  browserLocalPersistence,
  debugErrorMap,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import { firebaseApp, noEmulatorsInBuild } from './app';
import type { FirebaseSettings } from './config';
import {
  canStoreInTab,
  createDevicePersistence,
  isSessionOfTab,
  tabPersistence,
  type DevicePersistence,
} from './sdk-internals';

/** Stores the sessions that are remembered. */
export const device: DevicePersistence = createDevicePersistence();

/**
 * Starts the identity service's client; to be called once. `initializeAuth` and not `getAuth`, which also loads and starts
 * the popup frame. `debugErrorMap` has the provider's sentences, which people read;
 * without it every message is `Error (auth/...)`.
 */
export async function openAuth(settings: FirebaseSettings): Promise<Auth> {
  const ofDevice = [device.persistence, browserLocalPersistence];
  // All places where a session may be stored. Which of them has a new one is decided at sign-in. A session of this tab
  // comes before that of the device; the first place is also the one whose changes the SDK follows.
  return startAuth(
    settings,
    isSessionOfTab() ? [tabPersistence, ...ofDevice] : [...ofDevice, tabPersistence],
  );
}

/** A client without a session, beside that of the page: accounts are created with it, which may fail. */
export const openSignUpAuth = (settings: FirebaseSettings): Promise<Auth> =>
  startAuth(settings, inMemoryPersistence, 'sign-up');

async function startAuth(
  settings: FirebaseSettings,
  persistence: Persistence | Persistence[],
  name?: string,
): Promise<Auth> {
  // Loaded first: between the start and the emulator's address nothing may wait, or a request escapes.
  const connect = await emulatorConnection(settings);
  const auth = initializeAuth(firebaseApp(settings, name), { persistence, errorMap: debugErrorMap });
  connect?.(auth);
  return auth;
}

/**
 * Where a new session is stored: with `remember` on the device, otherwise in the tab. Where the browser denies that place
 * it is the next one, and at last the memory of the page. To be called once the SDK has started.
 */
export function persistenceFor(remember: boolean): Persistence {
  if (remember && device.isAvailable()) return device.persistence;
  return canStoreInTab() ? tabPersistence : inMemoryPersistence;
}

async function emulatorConnection({ emulators }: FirebaseSettings): Promise<((auth: Auth) => void) | null> {
  if (!emulators) return null;
  // Read here, and by its full name, so that a build without it drops the branch and the module behind it.
  if (import.meta.env.VITE_AUTH_EMULATOR_URL) {
    const { connectIdentity } = await import('./auth-emulator');
    return (auth) => {
      connectIdentity(auth, emulators);
    };
  }
  throw noEmulatorsInBuild();
}
