/** `npm run reset`: deletes changes made in the emulators; the next start begins with `emulator-data`. */
import { rmSync } from 'node:fs';
import { SAVED_DATA } from './local/emulators.mjs';
import { checkPortsAreFree } from './local/ports.mjs';
import { printProblem } from './local/problem.mjs';
import { DEFAULT_PORTS } from './local/site.mjs';

try {
  // Running emulators would save their data again when they stop.
  await checkPortsAreFree({ 'the Auth emulator': DEFAULT_PORTS.auth });
  rmSync(SAVED_DATA, { recursive: true, force: true });
  console.log('The next "npm start" begins with the accounts in emulator-data.');
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}
