import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Added to each port of `npm start`, so that a second instance of the product can run beside the first. Each instance
 * has its own state.
 */
export const PORT_SHIFT = Number(process.env.SCENECUE_PORT_SHIFT ?? 0);

/** State that commands keep between runs: the emulators' data, logs, reports. Ignored by git. */
export const STATE = join(ROOT, '.scenecue', PORT_SHIFT ? `shift-${PORT_SHIFT}` : '');

/** @param {string} name @returns {string} the file that an installed package's command runs */
export const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
