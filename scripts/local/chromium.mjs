import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemChromium } from './machine.mjs';
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

/**
 * Finds Chromium, or fetches it: Debian's package where it may be installed, Playwright's download
 * otherwise.
 * @returns {Promise<string>} path of its executable
 * @throws {Problem} when there is none and none can be had
 */
export async function findChromium() {
  const named = process.env.SCENECUE_CHROMIUM;
  if (named && !existsSync(named)) {
    throw new Problem(
      `SCENECUE_CHROMIUM names a file that does not exist: ${named}`,
      'Correct the variable or unset it.',
    );
  }
  const found = named || installedChromium();
  if (found) return found;
  if (mayInstallPackages()) {
    console.log("Installing Chromium (Debian's package) …");
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
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
