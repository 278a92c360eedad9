import { connectAuthEmulator, type Auth } from 'firebase/auth';
import type { FirebaseEmulators } from './config';

/** Connects `auth` to the Auth emulator. Call it in the same turn as `initializeAuth`, before the first request. */
export function connectIdentity(auth: Auth, { authUrl }: FirebaseEmulators): void {
  // The library's own banner would cover the page.
  connectAuthEmulator(auth, authUrl, { disableWarnings: true });
}
