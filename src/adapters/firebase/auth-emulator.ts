import { connectAuthEmulator, type Auth } from 'firebase/auth';
import type { FirebaseEmulators } from './config';

/** Points `auth` to the Auth emulator. To be called in the same turn as `initializeAuth`, before the first request. */
export function connectIdentity(auth: Auth, { authUrl }: FirebaseEmulators): void {
  // The library's own banner would lie over the page.
  connectAuthEmulator(auth, authUrl, { disableWarnings: true });
}
