/** `npm run reset`: forgets what was changed in the emulators; the next start begins with `emulator-data`. */
import { rmSync } from 'node:fs';
import { KEPT_DATA } from './local/emulators.mjs';

rmSync(KEPT_DATA, { recursive: true, force: true });
console.log('The next "npm start" begins with the accounts in emulator-data.');
