/**
 * Prepares a fresh clone: reports everything that is missing on this machine, and installs the packages when they are
 * missing or differ from the lock file. `npm start` and `npm test` (`--tests`) run it first, so it may use only Node's
 * own modules.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedJava, javaProblem } from './local/java.mjs';
import { hasChromium, hasFirestoreEmulator, JAR_VARIABLE } from './local/machine.mjs';
import { Problem, Problems, printProblem } from './local/problem.mjs';

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
 * Compares the installed packages with the lock file. Packages for other systems are optional and may be absent.
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
  // npm gives the path of its own program when it runs a script; a direct `node scripts/setup.mjs` finds npm on the
  // command path.
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

/** Whether npm's registry answers, so that an installation without internet can fail at once. */
async function registryAnswers() {
  const registry = npm(['config', 'get', 'registry'], 'pipe').stdout?.trim();
  // If npm cannot say which registry it uses, its installation will show whether it works.
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
  console.log(
    `Installing packages (2 GB, some minutes)${online ? '' : ' from the local cache (the registry does not answer)'} …`,
  );
  // Without internet access, npm would retry for minutes before it gives up; from its cache, it fails at once. No
  // package here needs its install script: packages with a binary ship it.
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

/**
 * @typedef {object} Machine
 * @property {string} node its version
 * @property {number | null} java its major version; null without one
 * @property {boolean} needsInstall whether packages are missing
 * @property {boolean} hasFirestoreEmulator
 * @property {boolean} hasChromium
 * @property {() => Promise<boolean>} isOnline whether the package registry answers
 */

/**
 * What is missing on a machine and cannot be installed automatically.
 * @param {Machine} machine
 * @param {boolean} forTests whether the browser tests will run, too
 * @returns {Promise<Problem[]>}
 */
export async function missingOn(machine, forTests) {
  /** @type {Problem[]} */
  const missing = [];
  if (!nodeIsSupported(machine.node)) {
    missing.push(
      new Problem(
        `Node ${machine.node} cannot run SceneCue.`,
        'Install Node 20.19 or later, 22.12 or later, or any newer version from https://nodejs.org, and try again.',
      ),
    );
  }
  const java = javaProblem(machine.java);
  if (java) missing.push(java);
  const needsEmulator = !machine.hasFirestoreEmulator;
  const needsChromium = forTests && !machine.hasChromium;
  if (!(machine.needsInstall || needsEmulator || needsChromium) || (await machine.isOnline())) return missing;
  // Packages may be in npm's cache; the installation will show it.
  if (needsEmulator) {
    missing.push(
      new Problem(
        'The Firestore emulator is not here, and cannot be downloaded without internet.',
        `Connect to the internet and try again, or name its jar in ${JAR_VARIABLE}.`,
      ),
    );
  }
  if (needsChromium) {
    missing.push(
      new Problem(
        'Chromium is not here, and cannot be downloaded without internet.',
        'Connect to the internet and try again, install it ("apt install chromium"), or name one in SCENECUE_CHROMIUM.',
      ),
    );
  }
  return missing;
}

/**
 * @param {boolean} forTests whether the browser tests will run, too
 * @throws {Problem} that lists everything that is missing and cannot be installed, or says why the packages cannot be
 *   installed
 */
export async function setUp(forTests) {
  const wanted = readLock('package-lock.json');
  if (!wanted) {
    throw new Problem(
      'package-lock.json is missing or broken.',
      'Restore it: git checkout package-lock.json',
    );
  }
  const needsInstall = installIsNeeded(wanted, readLock('node_modules/.package-lock.json'));
  const missing = await missingOn(
    {
      node: process.versions.node,
      java: installedJava(),
      needsInstall,
      hasFirestoreEmulator: hasFirestoreEmulator(),
      hasChromium: hasChromium(),
      isOnline: registryAnswers,
    },
    forTests,
  );
  const [first] = missing;
  if (first) throw missing.length > 1 ? new Problems(missing) : first;
  if (needsInstall) await install();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await setUp(process.argv.includes('--tests'));
  } catch (error) {
    printProblem(error);
    process.exitCode = 1;
  }
}
