import { join } from 'node:path';
import { buildModels } from '../build-models.mjs';
import { buildWorker } from '../build-worker.mjs';
import { serveAsHost } from './as-a-host-serves.mjs';
import { findChromium, findHeadlessShell } from './browsers.mjs';
import { PROJECT_ID, startEmulators, writeEmulatorConfiguration } from './emulators.mjs';
import { findFirestoreEmulator } from './firestore-jar.mjs';
import { ROOT, STATE } from './paths.mjs';
import { freePorts } from './ports.mjs';
import { buildSite, functionEnvironment, serveSite } from './site.mjs';

/** The first request takes Firestore's emulator seconds, which no test should wait for. @param {number} port */
async function askOnce(port) {
  const documents = `v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  await fetch(`http://127.0.0.1:${port}/${documents}/users/nobody`);
}

/**
 * Starts emulators, production build and function on ports of their own, so that nothing that runs already is
 * in the way. `stopAllServices` ends them.
 * @param {string} folder where it may keep its own files; its name is also the build's
 * @returns {Promise<Record<'SCENECUE_TEST_SITE' | 'SCENECUE_TEST_BUILD' | 'SCENECUE_TEST_MEDIA_PORT' |
 *   'SCENECUE_CHROMIUM' | 'SCENECUE_HEADLESS_SHELL' | 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIRESTORE_EMULATOR_HOST', string>>} where everything is, as the tests
 *   read it from their environment
 */
export async function startStack(folder) {
  const chromium = await findChromium();
  const headlessShell = (await findHeadlessShell()) ?? chromium;
  const emulator = await findFirestoreEmulator();
  console.log(`Firestore emulator: ${emulator.source}\nChromium: ${chromium}`);
  const [netlify = 0, port = 0, media = 0] = await freePorts(3);
  const site = join(ROOT, 'dist', folder);
  await Promise.all([buildWorker(), buildModels()]);
  const state = join(STATE, folder);
  const { configuration, auth, firestore } = await writeEmulatorConfiguration(state);
  await Promise.all([
    startEmulators({
      configuration,
      env: emulator.env,
      keep: false,
      logFile: join(state, 'emulators.log'),
    }).then(() => askOnce(firestore)),
    buildSite({ auth, firestore }, site),
  ]);
  // The person's own settings must not change what is tested.
  delete process.env.ANALYSIS_ALLOW_HOSTS;
  delete process.env.ANALYSIS_PROVIDER;
  const allowHosts = [`127.0.0.1:${port}`, `localhost:${port}`, `127.0.0.1:${media}`];
  await serveSite({
    port: netlify,
    site,
    folder: state,
    emulators: { auth, firestore },
    // Many tests are one person. Those of the limits have people of their own.
    env: {
      ...functionEnvironment({ auth, firestore, allowHosts }),
      MAX_ANALYSES_PER_MINUTE: '1000',
      MAX_ANALYSES_AT_ONCE_PER_USER: '100',
    },
    logFile: join(state, 'netlify.log'),
  });
  // A thousand page views of some thirty files each: what never changes is asked for once.
  const { address } = await serveAsHost(`http://127.0.0.1:${netlify}`, port);
  return {
    SCENECUE_TEST_SITE: address,
    SCENECUE_TEST_BUILD: site,
    SCENECUE_TEST_MEDIA_PORT: String(media),
    SCENECUE_CHROMIUM: chromium,
    SCENECUE_HEADLESS_SHELL: headlessShell,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
  };
}
