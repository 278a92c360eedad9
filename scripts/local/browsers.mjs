import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemChromium, systemFirefox, systemHeadlessShell } from './machine.mjs';
import { bin } from './paths.mjs';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';

/** @returns {string | null} a Chromium on the command path, or Playwright's */
function installedChromium() {
  const own = chromium.executablePath();
  return systemChromium() ?? (existsSync(own) ? own : null);
}

/** Whether Debian's package manager is here and this user may install with it. */
function mayInstallPackages() {
  return process.getuid?.() === 0 && !spawnSync('apt-get', ['--version']).error;
}

/** @param {string} name of Debian's package */
async function installPackage(name) {
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

/**
 * @param {string} variable
 * @returns {string | undefined} the path that it holds
 * @throws {Problem} when there is no file at that path
 */
function namedBrowser(variable) {
  const named = process.env[variable];
  if (named && !existsSync(named)) {
    throw new Problem(
      `${variable} names a file that does not exist: ${named}`,
      'Correct the variable or unset it.',
    );
  }
  return named;
}

/**
 * Finds Chromium or installs it: Debian's package where that is allowed, otherwise Playwright's download.
 * @returns {Promise<string>} path of its executable
 * @throws {Problem} when there is none and it cannot be installed
 */
export async function findChromium() {
  const named = namedBrowser('SCENECUE_CHROMIUM');
  const found = named || installedChromium();
  if (found) return found;
  if (mayInstallPackages()) {
    console.log("Installing Chromium (Debian's package) …");
    await installPackage('chromium');
  } else {
    console.log("Downloading Chromium (Playwright's) …");
    await run(bin('playwright'), ['install', 'chromium'], { show: true });
  }
  const fetched = installedChromium();
  if (fetched) return fetched;
  throw new Problem(
    'The browser tests need Chromium, and it could not be installed.',
    'Install it ("apt install chromium", or "npx playwright install chromium") or name one in SCENECUE_CHROMIUM.',
  );
}

/**
 * Finds the headless shell of Chromium, or installs Debian's package where that is allowed. It is the same engine
 * without a visible window to render for, and takes a quarter less time for most tests.
 * @returns {Promise<string | null>} path of its executable; null without one, or where SCENECUE_CHROMIUM names a
 *   browser
 */
export async function findHeadlessShell() {
  if (process.env.SCENECUE_CHROMIUM) return null;
  const found = systemHeadlessShell();
  if (found || !mayInstallPackages()) return found;
  console.log("Installing Chromium without windows (Debian's package) …");
  await installPackage('chromium-headless-shell');
  return systemHeadlessShell();
}

/**
 * Finds Firefox, or installs Debian's package where that is allowed.
 * @returns {Promise<string | null>} path of its executable; null without one: its tests are then left out
 * @throws {Problem} when the variable SCENECUE_FIREFOX names no existing file
 */
export async function findFirefox() {
  const found = namedBrowser('SCENECUE_FIREFOX') || systemFirefox();
  if (found || !mayInstallPackages()) return found;
  console.log("Installing Firefox (Debian's package) …");
  await installPackage('firefox-esr');
  return systemFirefox();
}
