/** What this machine has, found with Node's own modules alone: it is asked before any package is installed. */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Names under which Linux distributions install Chromium. */
const CHROMIUM_COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The variable by which firebase-tools takes the Firestore emulator from somewhere else. */
export const JAR_VARIABLE = 'FIRESTORE_EMULATOR_BINARY_PATH';

/** @param {readonly string[]} commands @returns {string | null} the first one that is on the command path */
function onPath(commands) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const command of commands) {
      const file = join(folder, command);
      if (existsSync(file)) return file;
    }
  }
  return null;
}

/** @returns {string | null} path of a Chromium that the system has */
export function systemChromium() {
  return onPath(CHROMIUM_COMMANDS);
}

/** @returns {string | null} path of a Chromium without windows that the system has */
export function systemHeadlessShell() {
  return onPath(['chromium-headless-shell']);
}

/** @returns {string | null} path of a Firefox that the system has */
export function systemFirefox() {
  return onPath(['firefox-esr', 'firefox']);
}

/** @param {string} folder @param {RegExp} name whether the folder has an entry of such a name */
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

/** Whether there is a Chromium: named by a variable, of the system, or Playwright's. */
export function hasChromium() {
  return Boolean(process.env.SCENECUE_CHROMIUM || systemChromium()) || has(playwrightFolder(), /^chromium-/);
}

/** @returns {string} the folder in which firebase-tools stores its emulators */
export function emulatorsFolder() {
  return process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
}

/** Whether there is a Firestore emulator: named by a variable, in firebase-tools' cache, or the Google Cloud SDK's. */
export function hasFirestoreEmulator() {
  return (
    Boolean(process.env[JAR_VARIABLE] || onPath(['gcloud', 'gcloud.cmd'])) ||
    has(emulatorsFolder(), /^cloud-firestore-emulator-.*\.jar$/)
  );
}
