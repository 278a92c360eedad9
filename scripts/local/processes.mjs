import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
 * @property {() => void} meetFamily remembers what it has started by now, so that it can be ended even
 *   after the service itself is gone
 * @property {() => void} kill ends it and what it started by force, at once
 * @property {() => string} log all its output
 * @property {() => string} logTail its last lines of output
 */

/** @type {Set<Service>} */
const running = new Set();

/** @param {number} pid @param {NodeJS.Signals} signal a negative pid means its process group */
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
  // Parents have not always the smaller number, so until nobody new is found.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const [pid = 0, parent = 0] of processes) if (family.has(parent)) family.add(pid);
  }
  family.delete(ancestor);
  return [...family];
}

/** @param {number} pid @param {Set<number>} family ends a service and all that it started by force */
function killFamily(pid, family) {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  signalQuietly(-pid, 'SIGKILL');
  // firebase-tools starts Java in a group of its own.
  for (const member of family) signalQuietly(member, 'SIGKILL');
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
      // Windows has no signal that asks.
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
    // A service that ends by itself may have left others of its group running.
    if (pid) killFamily(pid, family);
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
    if (await isReady(service)) {
      service.meetFamily();
      return;
    }
    // Neither netlify dev nor the emulators say in any other way that they are ready.
    await wait(150);
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
  for (const { kill } of running) kill();
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
