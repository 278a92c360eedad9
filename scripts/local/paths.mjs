import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** What commands keep between runs: the emulators' data, logs, reports. Ignored by git. */
export const STATE = join(ROOT, '.scenecue');

/** @param {string} name @returns {string} the file that an installed package's command runs */
export const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
