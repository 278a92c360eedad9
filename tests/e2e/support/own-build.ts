import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { build } from 'vite';
import { applicationEnvironment } from '../../../scripts/local/site.mjs';
import { emulatorHost } from '../../firebase/emulators';

const portOf = (variable: 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIRESTORE_EMULATOR_HOST') =>
  Number(emulatorHost(variable).split(':').at(-1));

/** The environment variables of a build for the running emulators. */
export const emulatorEnvironment = () =>
  applicationEnvironment({
    auth: portOf('FIREBASE_AUTH_EMULATOR_HOST'),
    firestore: portOf('FIRESTORE_EMULATOR_HOST'),
  });

/**
 * Makes a production build with other variables than those of the other tests.
 *
 * @param environment the environment variables for the bundler
 * @param use called with the folder of the built site, which is deleted afterwards
 */
export async function withOwnBuild(
  environment: Record<string, string>,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  // The build alone can take as long as the timeout of a test.
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'scenecue-build-'));
  const others = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  for (const [name] of others) Reflect.deleteProperty(process.env, name);
  // The bundler reads them from there.
  Object.assign(process.env, environment);
  await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  for (const name of Object.keys(environment)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, Object.fromEntries(others));
  await use(folder);
  rmSync(folder, { recursive: true });
}
