import {
  browserLocalPersistence,
  browserSessionPersistence,
  debugErrorMap,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import { hasDeviceDatabase } from '@/lib/device-database';
import { firebaseApp, noEmulatorsInBuild } from './app';
import type { FirebaseSettings } from './config';

/**
 * Starts the identity service's client; call it once. Uses `initializeAuth` and not `getAuth`, which also loads and
 * starts the popup frame. `debugErrorMap` contains the provider's messages, which users read; without it every message
 * is `Error (auth/...)`.
 *
 * @param isOfTab whether this tab has its own session, which comes before that of the device
 */
export async function openAuth(settings: FirebaseSettings, isOfTab: boolean): Promise<Auth> {
  const ofDevice = [indexedDBLocalPersistence, browserLocalPersistence];
  // All places where a session may be stored. Where a new one is stored is decided at sign-in. The first place is also
  // the one whose changes the SDK follows.
  return startAuth(
    settings,
    isOfTab ? [browserSessionPersistence, ...ofDevice] : [...ofDevice, browserSessionPersistence],
  );
}

/** A second client, without a session. Accounts are created with it, since that may fail. */
export const openSignUpAuth = (settings: FirebaseSettings): Promise<Auth> =>
  startAuth(settings, inMemoryPersistence, 'sign-up');

async function startAuth(
  settings: FirebaseSettings,
  persistence: Persistence | Persistence[],
  name?: string,
): Promise<Auth> {
  // Loaded first: nothing may be awaited between the start and the connection, or a request reaches production.
  const connect = await emulatorConnection(settings);
  const auth = initializeAuth(firebaseApp(settings, name), { persistence, errorMap: debugErrorMap });
  connect?.(auth);
  return auth;
}

/**
 * Where a new session is stored: with `remember` on the device, otherwise in the tab. If the browser denies that place,
 * the next one is used, and finally the memory of the page.
 */
export async function persistenceFor(remember: boolean): Promise<Persistence> {
  if (remember && (await hasDeviceDatabase())) return indexedDBLocalPersistence;
  return canStoreInTab() ? browserSessionPersistence : inMemoryPersistence;
}

function canStoreInTab(): boolean {
  const trial = 'scenecue.trial';
  try {
    sessionStorage.setItem(trial, '');
    sessionStorage.removeItem(trial);
    return true;
  } catch {
    return false;
  }
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
