import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  startEmulators,
  stopAndSave,
  writeEmulatorConfiguration,
} from '../../../scripts/local/emulators.mjs';
import { findFirestoreEmulator } from '../../../scripts/local/firestore-jar.mjs';
import { stopAllServices } from '../../../scripts/local/processes.mjs';
import { newEmail, PASSWORD } from '../../firebase/emulators';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenecue-'));
});

afterEach(async () => {
  await stopAllServices();
  rmSync(folder, { recursive: true });
});

/** A suite of emulators as in `npm start` (`keep`) or `npm test`, in a separate folder. */
async function startSuite(name: string, keep: boolean) {
  const { configuration, auth } = await writeEmulatorConfiguration(join(folder, name));
  const { env } = await findFirestoreEmulator();
  const service = await startEmulators({
    configuration,
    env,
    keep,
    logFile: join(folder, name, 'emulators.log'),
    savedTo: join(folder, 'saved'),
  });
  return { service, auth };
}

test('the accounts are saved, also when other emulators of the project run at the same time', async () => {
  const mine = await startSuite('mine', true);
  const email = newEmail();
  const response = await fetch(
    `http://127.0.0.1:${mine.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    },
  );
  expect(response.status).toBe(200);

  const other = await startSuite('other', false);
  await other.service.stop();
  await stopAndSave(mine.service);
  expect(readFileSync(join(folder, 'saved', 'auth_export', 'accounts.json'), 'utf8')).toContain(email);
});

test('emulators that end without saving the data are reported', async () => {
  const { service } = await startSuite('killed', true);
  process.kill(service.pid, 'SIGKILL');
  await expect(stopAndSave(service)).rejects.toThrow('could not be saved');
});
