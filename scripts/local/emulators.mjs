import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, ROOT, STATE } from './paths.mjs';
import { Problem } from './problem.mjs';
import { startService, waitForService } from './processes.mjs';

/** Ids that begin with `demo-` never reach production: the emulators refuse to. */
export const PROJECT_ID = 'demo-scenecue';

/** What a person changed in the emulators, kept for the next `npm start`. */
export const KEPT_DATA = join(STATE, 'emulators');

/** What the emulators start with. */
export const FIRST_DATA = join(ROOT, 'emulator-data');

/**
 * @typedef {object} EmulatorPorts
 * @property {number} auth
 * @property {number} firestore
 * @property {number} [hub] of firebase-tools' own; it looks for one by itself otherwise, and so does the next one that
 *   starts at the same moment
 * @property {number} [logging] likewise
 */

/**
 * Writes a variant of `firebase.json` with other ports, so that tests can run beside `npm start`. The
 * rules are copied beside it: firebase-tools reads none from outside its configuration's folder.
 * @param {EmulatorPorts} ports
 * @param {string} folder
 * @returns {string} the file
 */
export function writeEmulatorConfiguration(ports, folder) {
  const configuration = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  configuration.emulators.auth.port = ports.auth;
  configuration.emulators.firestore.port = ports.firestore;
  for (const name of /** @type {const} */ (['hub', 'logging'])) {
    if (ports[name] !== undefined) configuration.emulators[name] = { host: '127.0.0.1', port: ports[name] };
  }
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(ROOT, configuration.firestore.rules), join(folder, configuration.firestore.rules));
  const file = join(folder, 'firebase.json');
  writeFileSync(file, JSON.stringify(configuration, null, 2));
  return file;
}

/**
 * Starts the Auth and Firestore emulators and waits until both answer.
 * @param {{ configuration: string, env: Record<string, string>, keep: boolean, logFile: string, kept?: string }} options
 *   `configuration`: a `firebase.json`; `keep`: start with what was kept, and keep what changes; otherwise start with `emulator-data` and
 *   forget the changes; `kept`: where they are kept
 * @returns {Promise<import('./processes.mjs').Service>} stop it with `SIGINT`, upon which it exports
 */
export async function startEmulators({ configuration, env, keep, logFile, kept = KEPT_DATA }) {
  const data = keep && existsSync(kept) ? kept : FIRST_DATA;
  // firebase-tools finds the emulators to export by a file in the folder for temporary files, one for all
  // that run under the same project id: without a folder of its own it would export another suite's data.
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
      ...(keep ? [`--export-on-exit=${kept}`] : []),
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
  // They answer before the data is imported; this line comes after it.
  await waitForService(service, ({ log }) => log().includes('All emulators ready'));
  return service;
}

/**
 * Stops emulators that keep their data.
 * @param {import('./processes.mjs').Service} emulators
 * @throws {Problem} when the data was not kept
 */
export async function stopAndKeep(emulators) {
  // firebase-tools exports upon an interrupt, and takes a few seconds for it.
  await emulators.stop('SIGINT', 30_000);
  if (emulators.log().includes('Export complete')) return;
  throw new Problem(
    'What you changed could not be kept: the emulators did not export it.',
    `The next start begins with what was kept before. Their last words:\n${emulators.logTail()}`,
  );
}
