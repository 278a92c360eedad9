import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { PROJECT_ID } from './emulators.mjs';
import { bin, PORT_SHIFT, ROOT } from './paths.mjs';
import { withConnections } from './policy.mjs';
import { answers, startService, waitForService } from './processes.mjs';

/** The ports of `npm start`. `auth` and `firestore`, without a shift, are also in `firebase.json`. */
export const DEFAULT_PORTS = {
  site: 8888 + PORT_SHIFT,
  auth: 9099 + PORT_SHIFT,
  firestore: 8080 + PORT_SHIFT,
};

/**
 * The application's settings for the emulators; see `src/config/environment.ts`. No value is secret: the emulators
 * accept any API key.
 * @param {{ auth: number, firestore: number }} ports
 */
export function applicationEnvironment({ auth, firestore }) {
  return {
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT_ID}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
    VITE_FIREBASE_APP_ID: 'demo-app',
    VITE_AUTH_EMULATOR_URL: `http://127.0.0.1:${auth}`,
    VITE_FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
  };
}

/**
 * The function's settings for the emulators; see `netlify/http/environment.ts`. Existing environment variables take
 * precedence, so that another provider can be tried locally.
 * @param {{ auth: number, firestore: number, allowHosts: string[] }} options
 */
export function functionEnvironment({ auth, firestore, allowHosts }) {
  const allowed = [process.env.ANALYSIS_ALLOW_HOSTS, ...allowHosts].filter(Boolean).join(',');
  return {
    ANALYSIS_PROVIDER: process.env.ANALYSIS_PROVIDER ?? 'embedded',
    ANALYSIS_ALLOW_HOSTS: allowed,
    FIREBASE_PROJECT_ID: PROJECT_ID,
    FIREBASE_API_KEY: 'demo-key',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
  };
}

/**
 * Builds the application as for production, but for the emulators.
 * @param {{ auth: number, firestore: number }} ports
 * @param {string} folder output folder of the site
 */
export async function buildSite(ports, folder) {
  Object.assign(process.env, applicationEnvironment(ports));
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
}

/**
 * `netlify dev` empties its working folder when it starts, so two of them (`npm start` and `npm test`) must not share
 * one. Each serves from its own folder. It contains links to the real files, and a `netlify.toml` with a policy that
 * lets pages connect to the emulators.
 * @type {(folder: string, emulators: { auth: number, firestore: number }) => void}
 */
function linkProjectInto(folder, { auth, firestore }) {
  mkdirSync(folder, { recursive: true });
  const origins = [`http://127.0.0.1:${auth}`, `http://127.0.0.1:${firestore}`];
  const settings = withConnections(readFileSync(join(ROOT, 'netlify.toml'), 'utf8'), origins);
  writeFileSync(join(folder, 'netlify.toml'), settings);
  for (const name of ['netlify', 'dist', 'node_modules']) {
    rmSync(join(folder, name), { force: true, recursive: false });
    symlinkSync(join(ROOT, name), join(folder, name), 'junction');
  }
}

/**
 * Serves a built site and the function with `netlify dev`, on loopback only and without internet access.
 * @param {{ port: number, site: string, folder: string, emulators: { auth: number, firestore: number }, env:
 *   Record<string, string>, logFile: string }} options `site`: the built files; `folder`: for the working files of
 *   `netlify dev`; `emulators`: their ports
 * @returns {Promise<import('./processes.mjs').Service>}
 */
export async function serveSite({ port, site, folder, emulators, env, logFile }) {
  linkProjectInto(folder, emulators);
  const preloads = ['loopback-only.mjs', 'late-answers.mjs', 'bad-addresses.mjs'].map(
    (name) => `--import=${pathToFileURL(join(ROOT, 'scripts/local', name)).href}`,
  );
  const service = startService({
    name: 'netlify dev',
    command: bin('netlify'),
    args: [
      'dev',
      '--offline',
      '--no-open',
      '--skip-gitignore',
      // Otherwise netlify dev downloads Deno for edge functions, which this project does not use.
      '--internal-disable-edge-functions',
      `--port=${port}`,
      `--dir=${site}`,
    ],
    cwd: folder,
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, ...preloads].filter(Boolean).join(' '),
      NETLIFY_TELEMETRY_DISABLED: '1',
    },
    logFile,
  });
  await waitForService(service, answers(`http://127.0.0.1:${port}/`));
  return service;
}
