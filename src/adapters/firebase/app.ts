import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseSettings } from './config';

/**
 * The Firebase app, shared by identity and profiles: the same settings return the same app.
 *
 * @param name for a separate app
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
 * Removes the service that records for Google on which days the SDK is used. Every request waits for its database,
 * forever if the browser does not answer. The services that use it work without it.
 */
function dropHeartbeat(app: FirebaseApp): void {
  const { container } = app as FirebaseApp & {
    container: { getProvider: (name: 'heartbeat') => { getImmediate: () => unknown } };
  };
  container.getProvider('heartbeat').getImmediate = () => null;
}

/** For settings with emulators in a build without emulator support: it must not use production instead. */
export function noEmulatorsInBuild(): Error {
  return new Error('This build cannot reach emulators: build it with VITE_AUTH_EMULATOR_URL set.');
}
