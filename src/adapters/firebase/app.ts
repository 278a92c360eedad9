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
  const app = initializeApp({ apiKey, authDomain, projectId, appId }, name);
  dropHeartbeat(app);
  return app;
}

/**
 * Takes the service out of the app that counts for Google on which days the SDK is used. Every request waits for its
 * database, for ever where the browser does not answer. The services that use it can do without.
 */
function dropHeartbeat(app: FirebaseApp): void {
  const { container } = app as FirebaseApp & {
    container: { getProvider: (name: 'heartbeat') => { getImmediate: () => unknown } };
  };
  container.getProvider('heartbeat').getImmediate = () => null;
}

/** For settings that name emulators in a build that was made without them: it must not go on to production. */
export function noEmulatorsInBuild(): Error {
  return new Error('This build cannot reach emulators: build it with VITE_AUTH_EMULATOR_URL set.');
}
