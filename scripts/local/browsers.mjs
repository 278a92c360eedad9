import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemChromium, systemFirefox } from './machine.mjs';
import { bin } from './paths.mjs';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';

/** @returns {string | null} a Chromium on the command path, or Playwright's own */
function installedChromium() {
  const own = chromium.executablePath();
  return systemChromium() ?? (existsSync(own) ? own : null);
}

/** Whether Debian's package manager is here and this user may install with it. */
function mayInstallPackages() {
  return process.getuid?.() === 0 && !spawnSync('apt-get', ['--version']).error;
}

/** @param {string[]} names of Debian's packages; the first one that can be installed is */
async function installPackage(...names) {
  await run('apt-get', ['update', '-qq']);
  for (const name of names) {
    const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    if (code === 0) return;
  }
}

/**
 * @param {string} variable
 * @returns {string | undefined} the path that it holds
 * @throws {Problem} when nothing is there
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
 * Finds Chromium, or fetches it: Debian's package where it may be installed, Playwright's download
 * otherwise.
 * @returns {Promise<string>} path of its executable
 * @throws {Problem} when there is none and none can be had
 */
export async function findChromium() {
  const named = namedBrowser('SCENECUE_CHROMIUM');
  const found = named || installedChromium();
  if (found) return found;
  if (mayInstallPackages()) {
    console.log("Installing Chromium (Debian's package) …");
    // Older releases have no package of its own for the one without windows.
    await installPackage('chromium-headless-shell', 'chromium');
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
 * Finds Firefox, or installs Debian's package where that is allowed.
 * @returns {Promise<string | null>} path of its executable; null without one: its tests are then left out
 * @throws {Problem} when the variable SCENECUE_FIREFOX names none
 */
export async function findFirefox() {
  const found = namedBrowser('SCENECUE_FIREFOX') || systemFirefox();
  if (found || !mayInstallPackages()) return found;
  console.log("Installing Firefox (Debian's package) …");
  await installPackage('firefox-esr');
  return systemFirefox();
}
