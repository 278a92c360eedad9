import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseSettings } from './config';

/**
 * The Firebase app, which identity and profiles share: the same settings give the same app again.
 *
 * @param name of an app of its own
 */
export function firebaseApp(
  { apiKey, authDomain, projectId, appId }: FirebaseSettings,
  name?: string,
): FirebaseApp {
  return initializeApp({ apiKey, authDomain, projectId, appId }, name);
}

/** For settings that name emulators in a build that was made without them: it must not go on to production. */
export function noEmulatorsInBuild(): Error {
  return new Error('This build cannot reach emulators: build it with VITE_AUTH_EMULATOR_URL set.');
}
