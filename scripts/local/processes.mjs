import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

/**
 * A server that a command starts and must stop before it ends.
 * @typedef {object} Service
 * @property {string} name
 * @property {number} pid
 * @property {Promise<number | null>} exited settles with the exit code
 * @property {(signal?: NodeJS.Signals, patienceMs?: number) => Promise<void>} stop asks it to end; if it has not ended
 *   after `patienceMs` (10 s by default), kills it and everything it started
 * @property {() => void} meetFamily records the processes that it has started so far, so that they can be ended even
 *   after the service itself has ended
 * @property {() => void} kill kills it and what it started, at once
 * @property {() => string} log all its output
 * @property {() => string} logTail its last lines of output
 */

/** @type {Set<Service>} */
const running = new Set();

/** @param {number} pid @param {NodeJS.Signals} signal a negative pid stands for the process group */
function signalQuietly(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}

/**
 * @param {number} ancestor
 * @returns {number[]} every process that it started, and that those started, and so on
 */
export function descendantsOf(ancestor) {
  const list = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).stdout ?? '';
  const processes = list.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([ancestor]);
  // A parent does not always have the smaller pid, so this repeats until no new process is found.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const [pid = 0, parent = 0] of processes) if (family.has(parent)) family.add(pid);
  }
  family.delete(ancestor);
  return [...family];
}

/** @param {number} pid @param {Set<number>} family kills a service and everything that it started */
function killFamily(pid, family) {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  signalQuietly(-pid, 'SIGKILL');
  // firebase-tools starts Java in a separate process group.
  for (const member of family) signalQuietly(member, 'SIGKILL');
}

/**
 * Starts a service in its own process group, so that Ctrl-C reaches it only through `stop`, and no process that it
 * starts can outlive it.
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
    // `exit` and not `close`, which waits for every process that still holds the service's output open.
    child.once('exit', resolve);
  });
  const pid = child.pid ?? 0;
  /** @type {Set<number>} */
  const family = new Set();
  /** @type {Service} */
  const service = {
    name,
    pid,
    exited,
    meetFamily: () => {
      if (process.platform !== 'win32') for (const member of descendantsOf(pid)) family.add(member);
    },
    kill: () => {
      if (pid) killFamily(pid, family);
    },
    log,
    logTail: () => log().trimEnd().split('\n').slice(-15).join('\n'),
    stop: async (signal = 'SIGTERM', patienceMs = 10_000) => {
      running.delete(service);
      if (!pid) return;
      service.meetFamily();
      // Windows has no signal for a graceful end.
      if (process.platform === 'win32') service.kill();
      else child.kill(signal);
      await Promise.race([exited, wait(patienceMs, undefined, { ref: false })]);
      killFamily(pid, family);
      await exited;
    },
  };
  running.add(service);
  void exited.then(() => {
    running.delete(service);
    // A service that ends by itself may have left other processes of its group running.
    if (pid) killFamily(pid, family);
  });
  return service;
}

/**
 * Waits until a service is ready.
 * @param {Service} service
 * @param {(service: Service) => boolean | Promise<boolean>} isReady polled
 * @param {number} patienceMs timeout in ms
 * @throws {Problem} when it ends or is not ready in time, with its last lines of output
 */
export async function waitForService(service, isReady, patienceMs = 120_000) {
  const end = Date.now() + patienceMs;
  let exited = false;
  void service.exited.then(() => (exited = true));
  while (Date.now() < end && !exited) {
    if (await isReady(service)) {
      service.meetFamily();
      return;
    }
    // netlify dev and the emulators have no other way to report that they are ready.
    await wait(150);
  }
  throw new Problem(
    `${service.name} ${exited ? 'ended while starting' : `was not ready after ${patienceMs / 1000} s`}.`,
    `Its last words:\n${service.logTail()}`,
  );
}

/** @param {string} url @returns {() => Promise<boolean>} whether the server there answers, with any status */
export const answers = (url) => async () => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
};

/** Stops all running services, in reverse order of their start. Every command ends with it. */
export async function stopAllServices() {
  for (const service of [...running].reverse()) await service.stop();
}

/** Makes a command end its services when it is interrupted. */
export function stopOnSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => void stopAllServices().then(() => process.exit(130)));
  }
}

/** The last resort when the process itself must end at once: leaves no service running. */
process.on('exit', () => {
  for (const { kill } of running) kill();
});

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} options `show` prints its output as it arrives
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
