import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, ROOT, STATE } from './paths.mjs';
import { freePorts } from './ports.mjs';
import { Problem } from './problem.mjs';
import { startService, waitForService } from './processes.mjs';

/** The emulators never connect to production for ids that begin with `demo-`. */
export const PROJECT_ID = 'demo-scenecue';

/** Changes made in the emulators, saved for the next `npm start`. */
export const SAVED_DATA = join(STATE, 'emulators');

/** The initial data of the emulators. */
const FIRST_DATA = join(ROOT, 'emulator-data');

/**
 * Writes a variant of `firebase.json` with free ports, so that several test runs and several `npm start` can run at the
 * same time. The rules are copied beside it, because firebase-tools reads no rules from outside its configuration's
 * folder.
 * @param {string} folder
 * @param {{ auth?: number, firestore?: number }} [ports] fixed ports, where other processes need them
 * @returns {Promise<{ configuration: string, auth: number, firestore: number }>} the file, and those two ports
 */
export async function writeEmulatorConfiguration(folder, ports = {}) {
  const [freeAuth = 0, freeFirestore = 0, websocketPort = 0, hub = 0, logging = 0] = await freePorts(5);
  const { auth = freeAuth, firestore = freeFirestore } = ports;
  const settings = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const { emulators } = settings;
  emulators.auth.port = auth;
  emulators.firestore = { ...emulators.firestore, port: firestore, websocketPort };
  // By default, firebase-tools searches for free ports for these, and would conflict with another that starts at the
  // same moment.
  emulators.hub = { host: '127.0.0.1', port: hub };
  emulators.logging = { host: '127.0.0.1', port: logging };
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(ROOT, settings.firestore.rules), join(folder, settings.firestore.rules));
  const configuration = join(folder, 'firebase.json');
  writeFileSync(configuration, JSON.stringify(settings, null, 2));
  return { configuration, auth, firestore };
}

/**
 * Starts the Auth and Firestore emulators and waits until both answer.
 * @param {{ configuration: string, env: Record<string, string>, keep: boolean, logFile: string, savedTo?: string }} options
 *   `configuration`: a `firebase.json`; `keep`: start with the saved data and save changes; otherwise start
 *   with `emulator-data` and discard changes; `savedTo`: the folder of the saved data
 * @returns {Promise<import('./processes.mjs').Service>} stop it with `SIGINT` to make it export the data
 */
export async function startEmulators({ configuration, env, keep, logFile, savedTo = SAVED_DATA }) {
  const data = keep && existsSync(savedTo) ? savedTo : FIRST_DATA;
  // firebase-tools finds the emulators to export through a file in the temporary folder, one for all emulators with the
  // same project id. Without a separate folder it would export another suite's data.
  const temporary = join(dirname(logFile), 'emulators-tmp');
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  const service = startService({
    name: 'The Firebase emulators',
    command: bin('firebase'),
    args: [
      'emulators:start',
      '--only=auth,firestore',
      `--project=${PROJECT_ID}`,
      `--config=${configuration}`,
      `--import=${data}`,
      ...(keep ? [`--export-on-exit=${savedTo}`] : []),
    ],
    // CI=1 keeps firebase-tools from asking questions and from looking for updates.
    env: {
      ...process.env,
      ...env,
      CI: '1',
      FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
      TMPDIR: temporary,
      TMP: temporary,
      TEMP: temporary,
    },
    logFile,
  });
  // The emulators answer before the data is imported; this line is logged after the import.
  await waitForService(service, ({ log }) => log().includes('All emulators ready'));
  return service;
}

/**
 * Stops emulators that keep their data.
 * @param {import('./processes.mjs').Service} emulators
 * @throws {Problem} when the data was not saved
 */
export async function stopAndSave(emulators) {
  // firebase-tools exports when it is interrupted, which takes a few seconds.
  await emulators.stop('SIGINT', 30_000);
  if (emulators.log().includes('Export complete')) return;
  throw new Problem(
    'What you changed could not be saved: the emulators did not export it.',
    `The next start begins with what was saved before. Their last words:\n${emulators.logTail()}`,
  );
}
