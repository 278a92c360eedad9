/**
 * Makes a fresh clone ready: checks Node and Java, and installs the packages when they are missing or differ from
 * the lock file. `npm start` and `npm test` run it first, so it may use nothing but Node's own modules.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkJava } from './local/java.mjs';
import { Problem, printProblem } from './local/problem.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} version for example `20.19.0`
 * @returns {boolean} whether Vite and the test tools run on it: 20.19 or later, 22.12 or later, 23 and up
 */
export function nodeIsSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} LockFile
 */

/**
 * Compares what is installed with what the lock file asks for. Packages for other systems are optional
 * and may be absent.
 * @param {LockFile} wanted `package-lock.json`
 * @param {LockFile | null} installed `node_modules/.package-lock.json`, npm's own record; null when absent
 * @returns {boolean} whether an installation is needed
 */
export function installIsNeeded(wanted, installed) {
  if (!installed) return true;
  return Object.entries(wanted.packages ?? {}).some(([path, locked]) => {
    if (path === '' || locked.link) return false;
    const present = installed.packages?.[path];
    if (!present) return !locked.optional;
    return present.version !== locked.version || present.integrity !== locked.integrity;
  });
}

/** @param {string} path @returns {LockFile | null} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string[]} parameters @param {'inherit' | 'pipe'} stdio */
function npm(parameters, stdio) {
  // npm names its own program when it runs a script; a direct `node scripts/setup.mjs` finds it on the path.
  const program = process.env.npm_execpath;
  return program?.endsWith('.js')
    ? spawnSync(process.execPath, [program, ...parameters], { cwd: ROOT, stdio, encoding: 'utf8' })
    : spawnSync('npm', parameters, {
        cwd: ROOT,
        stdio,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
}

/** Whether npm's registry answers at all, so that an installation without internet can fail at once. */
async function registryAnswers() {
  const registry = npm(['config', 'get', 'registry'], 'pipe').stdout?.trim();
  // Where npm itself does not know, its own attempt will tell.
  if (!registry) return true;
  try {
    await fetch(registry, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}

async function install() {
  const online = await registryAnswers();
  console.log(`Installing packages${online ? '' : ' from the local cache (the registry does not answer)'} …`);
  // Without internet npm would retry for minutes before it gives up; from its cache it knows at once.
  // No package here needs its install script: what has a binary ships it inside.
  const { status } = npm(
    ['ci', online ? '--prefer-offline' : '--offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    'inherit',
  );
  if (status === 0) return;
  throw online
    ? new Problem(
        'The packages could not be installed.',
        "npm's own message above says why. Then run the command again.",
      )
    : new Problem(
        'The packages are not installed yet, and the package registry cannot be reached.',
        'Connect to the internet (or set your proxy for npm) and run the command again. It is needed only this once.',
      );
}

/** @throws {Problem} when Node or Java is missing or too old, or the packages cannot be installed */
export async function setUp() {
  if (!nodeIsSupported(process.versions.node)) {
    throw new Problem(
      `Node ${process.versions.node} cannot run SceneCue.`,
      'Install Node 20.19 or later, 22.12 or later, or any newer version from https://nodejs.org, and try again.',
    );
  }
  // Before the packages, which take a while: who lacks Java should know now.
  checkJava();
  const wanted = readLock('package-lock.json');
  if (!wanted) {
    throw new Problem(
      'package-lock.json is missing or broken.',
      'Restore it: git checkout package-lock.json',
    );
  }
  if (installIsNeeded(wanted, readLock('node_modules/.package-lock.json'))) await install();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await setUp();
  } catch (error) {
    printProblem(error);
    process.exitCode = 1;
  }
}
