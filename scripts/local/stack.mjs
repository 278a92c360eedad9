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

/**
 * The first request to the Firestore emulator takes seconds, which must not count toward a test's time.
 * @param {number} port
 */
async function askOnce(port) {
  const documents = `v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  await fetch(`http://127.0.0.1:${port}/${documents}/users/nobody`);
}

/**
 * Starts emulators, production build and function on free ports, so that they do not conflict with anything that is
 * already running. `stopAllServices` ends them.
 * @param {string} folder for its working files; its name is also that of the build
 * @returns {Promise<Record<'SCENECUE_TEST_SITE' | 'SCENECUE_TEST_BUILD' | 'SCENECUE_TEST_MEDIA_PORT' |
 *   'SCENECUE_CHROMIUM' | 'SCENECUE_HEADLESS_SHELL' | 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIRESTORE_EMULATOR_HOST', string>>}
 *   the environment variables from which the tests read where everything is
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
  // Settings of the developer's environment must not change what is tested.
  delete process.env.ANALYSIS_ALLOW_HOSTS;
  delete process.env.ANALYSIS_PROVIDER;
  delete process.env.TRANSCRIPTION_URL;
  delete process.env.UNDERSTANDING_URL;
  const allowHosts = [`127.0.0.1:${port}`, `localhost:${port}`, `127.0.0.1:${media}`];
  await serveSite({
    port: netlify,
    site,
    folder: state,
    emulators: { auth, firestore },
    // Many tests share one user. The tests of the limits have their own users.
    env: {
      ...functionEnvironment({ auth, firestore, allowHosts }),
      MAX_ANALYSES_PER_MINUTE: '1000',
      MAX_ANALYSES_AT_ONCE_PER_USER: '100',
    },
    logFile: join(state, 'netlify.log'),
  });
  // There are a thousand page views of some thirty files each; immutable files are requested once.
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
