import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

/**
 * A server that a command starts and must not leave behind.
 * @typedef {object} Service
 * @property {string} name
 * @property {number} pid
 * @property {Promise<number | null>} exited settles with the exit code
 * @property {(signal?: NodeJS.Signals, patienceMs?: number) => Promise<void>} stop asks it to end, and
 *   ends it and everything it started by force when it has not after `patienceMs` (10 s)
 * @property {() => string} log all its output
 * @property {() => string} logTail its last lines of output
 */

/** @type {Set<Service>} */
const running = new Set();

/** @param {number} pid @param {NodeJS.Signals} signal sent to the whole process group */
function signalGroup(pid, signal) {
  try {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    else process.kill(-pid, signal);
  } catch {
    // Nothing of the group is left.
  }
}

/**
 * Starts a service in a process group of its own, so that Ctrl-C reaches it only through `stop` and
 * nothing that it starts in turn can outlive it.
 * @param {{ name: string, command: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, logFile: string }} options
 * @returns {Service}
 */
export function startService({ name, command, args, cwd = ROOT, env = process.env, logFile }) {
  mkdirSync(dirname(logFile), { recursive: true });
  writeFileSync(logFile, '');
  const logStream = createWriteStream(logFile, { flags: 'a' });
  const log = () => readFileSync(logFile, 'utf8');
  const child = spawn(command, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  child.stdout.pipe(logStream, { end: false });
  child.stderr.pipe(logStream, { end: false });
  child.once('close', () => logStream.end());
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) => {
    child.once('error', () => resolve(null));
    // Not `close`: that waits for whatever the service started and left holding its output.
    child.once('exit', resolve);
  });
  const pid = child.pid ?? 0;
  /** @type {Service} */
  const service = {
    name,
    pid,
    exited,
    log,
    logTail: () => log().trimEnd().split('\n').slice(-15).join('\n'),
    stop: async (signal = 'SIGTERM', patienceMs = 10_000) => {
      running.delete(service);
      if (!pid) return;
      if (process.platform === 'win32') signalGroup(pid, signal);
      else child.kill(signal);
      /** @type {NodeJS.Timeout | undefined} */
      let timer;
      const patience = new Promise((resolve) => (timer = setTimeout(resolve, patienceMs)));
      await Promise.race([exited, patience]);
      clearTimeout(timer);
      signalGroup(pid, 'SIGKILL');
      await exited;
    },
  };
  running.add(service);
  void exited.then(() => {
    running.delete(service);
    // A service that ends by itself may have left others of its group running.
    if (pid) signalGroup(pid, 'SIGKILL');
  });
  return service;
}

/**
 * Waits until a service is ready.
 * @param {Service} service
 * @param {(service: Service) => boolean | Promise<boolean>} isReady asked again and again
 * @param {number} patienceMs
 * @throws {Problem} when it ends or is not ready in time, with its last lines of output
 */
export async function waitForService(service, isReady, patienceMs = 120_000) {
  const end = Date.now() + patienceMs;
  let exited = false;
  void service.exited.then(() => (exited = true));
  while (Date.now() < end && !exited) {
    if (await isReady(service)) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Problem(
    `${service.name} ${exited ? 'ended while starting' : `was not ready after ${patienceMs / 1000} s`}.`,
    `Its last words:\n${service.logTail()}`,
  );
}

/** @param {string} url @returns {() => Promise<boolean>} whether anything answers there, with any status */
export const answers = (url) => async () => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
};

/** Stops whatever is still running, last started first: the end of every command, by any way. */
export async function stopAllServices() {
  for (const service of [...running].reverse()) await service.stop();
}

/** The last resort when the process itself must end at once: leaves no process behind. */
process.on('exit', () => {
  for (const { pid } of running) if (pid) signalGroup(pid, 'SIGKILL');
});

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} options `show` lets its output through as it comes
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = process.env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (/** @type {string} */ text) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
