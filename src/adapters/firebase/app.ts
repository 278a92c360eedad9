import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseSettings } from './config';

/** The one Firebase app, which identity and profiles share: the same settings give the same app again. */
export function firebaseApp({ apiKey, authDomain, projectId, appId }: FirebaseSettings): FirebaseApp {
  return initializeApp({ apiKey, authDomain, projectId, appId });
}

/** For settings that name emulators in a build that was made without them: it must not go on to production. */
export function noEmulatorsInBuild(): Error {
  return new Error('This build cannot reach emulators: build it with VITE_AUTH_EMULATOR_URL set.');
}
