import {
  browserLocalPersistence,
  browserSessionPersistence,
  debugErrorMap,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import { firebaseApp, noEmulatorsInBuild } from './app';
import type { FirebaseSettings } from './config';
import { createDeviceKeeper, isSessionOfTab, isTabKeeping } from './kept-session';

/** Keeps the sessions that outlive their tab. */
export const device = createDeviceKeeper();

/**
 * Starts the identity service's client; to be called once. `initializeAuth` and not `getAuth`, which brings
 * and starts the popup frame as well. `debugErrorMap` brings the provider's sentences, which people read;
 * without it every message is `Error (auth/...)`.
 */
export async function openAuth(settings: FirebaseSettings): Promise<Auth> {
  // Loaded first: between the start and the emulator's address nothing may wait, or a request escapes.
  const connect = await emulatorConnection(settings);
  const ofDevice = [device.persistence, browserLocalPersistence];
  const auth = initializeAuth(firebaseApp(settings), {
    // All places where a session may have been kept. Which of them keeps a new one is said at sign-in. Who signed in for
    // the length of this tab is here, whoever else uses the device; the first place is also the one that is followed.
    persistence: isSessionOfTab()
      ? [browserSessionPersistence, ...ofDevice]
      : [...ofDevice, browserSessionPersistence],
    errorMap: debugErrorMap,
  });
  connect?.(auth);
  return auth;
}

/**
 * Where a new session is kept: with `remember` on the device, otherwise in the tab. A browser that denies that place must
 * not keep anybody out: then the session has the next one, and at last lives as long as the page. To be asked once the
 * library has started.
 */
export function persistenceFor(remember: boolean): Persistence {
  if (remember && device.isAvailable()) return device.persistence;
  return isTabKeeping() ? browserSessionPersistence : inMemoryPersistence;
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
