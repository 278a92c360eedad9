/**
 * Finds out what is installed on this machine. Uses only Node's own modules, because it runs before any package is
 * installed.
 */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Names under which Linux distributions install Chromium. */
const CHROMIUM_COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The environment variable that gives firebase-tools another path of the Firestore emulator. */
export const JAR_VARIABLE = 'FIRESTORE_EMULATOR_BINARY_PATH';

/** @param {readonly string[]} commands @returns {string | null} path of the first one on the command path */
function onPath(commands) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const command of commands) {
      const file = join(folder, command);
      if (existsSync(file)) return file;
    }
  }
  return null;
}

/** @returns {string | null} path of the system's Chromium */
export function systemChromium() {
  return onPath(CHROMIUM_COMMANDS);
}

/** @returns {string | null} path of the system's headless shell of Chromium */
export function systemHeadlessShell() {
  return onPath(['chromium-headless-shell']);
}

/** @returns {string | null} path of the system's Firefox */
export function systemFirefox() {
  return onPath(['firefox-esr', 'firefox']);
}

/** @param {string} folder @param {RegExp} name whether the folder has an entry with a matching name */
function has(folder, name) {
  try {
    return readdirSync(folder).some((entry) => name.test(entry));
  } catch {
    return false;
  }
}

/** Where Playwright stores its browsers: https://playwright.dev/docs/browsers#managing-browser-binaries */
function playwrightFolder() {
  const { PLAYWRIGHT_BROWSERS_PATH: named, LOCALAPPDATA = '' } = process.env;
  if (named) return named;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  if (process.platform === 'win32') return join(LOCALAPPDATA, 'ms-playwright');
  return join(homedir(), '.cache', 'ms-playwright');
}

/** Whether there is a Chromium: from the environment variable, the system, or Playwright. */
export function hasChromium() {
  return Boolean(process.env.SCENECUE_CHROMIUM || systemChromium()) || has(playwrightFolder(), /^chromium-/);
}

/** @returns {string} the folder in which firebase-tools stores its emulators */
export function emulatorsFolder() {
  return process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
}

/**
 * Whether there is a Firestore emulator: from the environment variable, firebase-tools' cache, or the Google Cloud SDK.
 */
export function hasFirestoreEmulator() {
  return (
    Boolean(process.env[JAR_VARIABLE] || onPath(['gcloud', 'gcloud.cmd'])) ||
    has(emulatorsFolder(), /^cloud-firestore-emulator-.*\.jar$/)
  );
}
