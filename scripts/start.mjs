/**
 * `npm start`: the whole product on this machine, with the real function and the Firebase emulators. `npm run dev`
 * (`--hot`) is the same with hot reload.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { buildModels } from './build-models.mjs';
import { buildWorker } from './build-worker.mjs';
import { DEMO_ACCOUNT } from './local/demo-account.mjs';
import { SAVED_DATA, startEmulators, stopAndSave, writeEmulatorConfiguration } from './local/emulators.mjs';
import { findFirestoreEmulator } from './local/firestore-jar.mjs';
import { PORT_SHIFT, ROOT, STATE } from './local/paths.mjs';
import { checkPortsAreFree, freePorts } from './local/ports.mjs';
import { printProblem, Problem } from './local/problem.mjs';
import { stopAllServices } from './local/processes.mjs';
import {
  applicationEnvironment,
  buildSite,
  DEFAULT_PORTS as PORTS,
  functionEnvironment,
  serveSite,
} from './local/site.mjs';

const LOGS = join(STATE, 'logs');
const ADDRESS = `http://localhost:${PORTS.site}`;
const hot = process.argv.includes('--hot');

/** @type {import('vite').ViteDevServer | undefined} */
let hotServer;
/** @type {import('./local/processes.mjs').Service | undefined} */
let emulators;

/**
 * Ends everything that was started; the emulators save their changes first.
 * @returns {Promise<number>} the exit code
 */
async function stop() {
  try {
    await hotServer?.close();
    if (emulators) await stopAndSave(emulators);
    return 0;
  } catch (error) {
    printProblem(error);
    return 1;
  } finally {
    await stopAllServices();
  }
}

/** @type {Promise<never> | undefined} */
let stopping;
function stopAndLeave() {
  if (stopping) return;
  console.log('\nStopping …');
  stopping = stop().then((code) => {
    if (code === 0 && emulators) console.log('What you changed is saved for the next start.');
    process.exit(code);
  });
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stopAndLeave);

// A signal that ends npm and its shell does not reach this process, but its parent process changes.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stopAndLeave();
}, 1000).unref();

/** @param {string} text */
const step = (text) => console.log(`• ${text}`);

/** @param {string} site the built files @param {number} port */
async function serve(site, port) {
  const allowHosts = [`localhost:${PORTS.site}`, `127.0.0.1:${PORTS.site}`];
  return serveSite({
    port,
    site,
    folder: join(STATE, 'start'),
    emulators: PORTS,
    env: functionEnvironment({ ...PORTS, allowHosts }),
    logFile: join(LOGS, 'netlify.log'),
  });
}

/** Serves on the usual port with Vite, which forwards calls of the function. */
async function startHot() {
  const [functionPort = 0] = await freePorts(1);
  const service = await serve(join(ROOT, 'public'), functionPort);
  Object.assign(process.env, applicationEnvironment(PORTS));
  // Building the worker has set it to `production`, with which React has no hot reload.
  process.env.NODE_ENV = 'development';
  hotServer = await createServer({
    root: ROOT,
    // Keeps the URL and the demo account visible.
    clearScreen: false,
    server: {
      port: PORTS.site,
      strictPort: true,
      proxy: { '/.netlify': { target: `http://127.0.0.1:${functionPort}` } },
    },
  });
  await hotServer.listen();
  return service;
}

/** Without a model, every analysis would fail. @throws Problem */
function checkServices() {
  for (const [name, example, section] of [
    ['TRANSCRIPTION', 'whisper-1', 'Speech to text'],
    ['UNDERSTANDING', 'gpt-4o-mini', 'Scenes described by a model'],
  ]) {
    if (process.env[`${name}_URL`]?.trim() && !process.env[`${name}_MODEL`]?.trim())
      throw new Problem(
        `${name}_URL is set, and ${name}_MODEL is not.`,
        `Set the name of the model, such as ${example}. See docs/operation.md, "${section}".`,
      );
  }
}

async function start() {
  checkServices();
  await checkPortsAreFree({
    'the site': PORTS.site,
    'the Auth emulator': PORTS.auth,
    'the Firestore emulator': PORTS.firestore,
  });
  const emulator = await findFirestoreEmulator();
  step(`Firestore emulator: ${emulator.source}`);

  step(`Starting the Auth and Firestore emulators${existsSync(SAVED_DATA) ? ' with what you saved' : ''} …`);
  const { configuration } = PORT_SHIFT
    ? await writeEmulatorConfiguration(join(STATE, 'start'), PORTS)
    : { configuration: join(ROOT, 'firebase.json') };
  emulators = await startEmulators({
    configuration,
    env: emulator.env,
    keep: true,
    logFile: join(LOGS, 'emulators.log'),
  });

  step('Building …');
  await Promise.all([buildWorker(), buildModels()]);
  const site = join(STATE, 'site');
  if (!hot) await buildSite(PORTS, site);

  step('Starting the site and the function …');
  const service = hot ? await startHot() : await serve(site, PORTS.site);

  const { VITE_SPEECH_HOST: speech, VITE_SCENE_HOST: scenes } = process.env;
  console.log(`
SceneCue is running at ${ADDRESS}

  Demo account   ${DEMO_ACCOUNT.email}
  Password       ${DEMO_ACCOUNT.password}
  Analysis       ${functionEnvironment({ ...PORTS, allowHosts: [] }).ANALYSIS_PROVIDER} provider
${speech ? `  Speech to text ${speech}\n` : ''}${scenes ? `  Scenes         ${scenes}\n` : ''}  Logs           ${relative(ROOT, LOGS)}
  Stop           Ctrl-C; "npm run reset" returns the accounts to their first state
`);

  const ended = await Promise.race([
    service.exited.then(() => service),
    emulators.exited.then(() => emulators),
  ]);
  if (!stopping)
    throw new Problem(`${ended?.name} ended unexpectedly.`, `Its last words:\n${ended?.logTail()}`);
}

try {
  await start();
} catch (error) {
  if (!stopping) {
    printProblem(error);
    await stop();
    process.exit(1);
  }
}
