import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseSettings } from './config';

/**
 * The Firebase app, shared by identity and documents: the same settings return the same app.
 *
 * @param name for a separate app
 */
export function firebaseApp(
  { apiKey, authDomain, projectId, appId }: FirebaseSettings,
  name?: string,
): FirebaseApp {
  return initializeApp({ apiKey, authDomain, projectId, appId }, name);
}

/** For settings with emulators in a build without emulator support: it must not use production instead. */
export function noEmulatorsInBuild(): Error {
  return new Error('This build cannot reach emulators: build it with VITE_AUTH_EMULATOR_URL set.');
}
