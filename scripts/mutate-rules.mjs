/**
 * Mutation tests of the rules: breaks `firestore.rules` in every way listed in `tests/mutants`, one at a time, and
 * expects at least one test of `tests/rules` to fail in the real emulator. Part of `npm test`; `node
 * scripts/mutate-rules.mjs` runs it alone, with its own emulator unless `FIRESTORE_EMULATOR_HOST` names one.
 * `--remember` also records which test to run first for the mutants that took long to catch; use it after larger
 * changes of the rules or their tests.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmulators, writeEmulatorConfiguration } from './local/emulators.mjs';
import { findFirestoreEmulator } from './local/firestore-jar.mjs';
import { checkJava } from './local/java.mjs';
import { bin, STATE } from './local/paths.mjs';
import { printProblem } from './local/problem.mjs';
import { run, stopAllServices, stopOnSignals } from './local/processes.mjs';
import { countMutants } from './local/test-reports.mjs';

/**
 * Runs the tests of the rules, then every mutant, and prints the score and each mutant that no test caught.
 * @param {{ env: NodeJS.ProcessEnv, folder: string }} options `env` names the emulator; `folder`: folder of the report
 * @returns {Promise<import('./local/test-reports.mjs').Counts>} each test and each mutant counts once
 */
export async function testMutants({ env, folder }) {
  const report = join(folder, 'mutants.json');
  rmSync(report, { force: true });
  const args = ['run', '--project=mutants', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await run(bin('vitest'), args, { env: { ...process.env, ...env } });
  const { passed, failed, mutants, survivors, wrong } = countMutants(report, code);
  for (const test of wrong) console.log(`  fails with the right rules: ${test}`);
  if (wrong.length === 0) console.log(`${mutants} mutants, ${mutants - survivors.length} caught`);
  for (const survivor of survivors) console.log(`  not caught: firestore.rules, ${survivor}`);
  if (code !== 0 && survivors.length === 0) console.log(output);
  return { passed, failed };
}

/**
 * @returns {Promise<NodeJS.ProcessEnv>} variables that name the emulator; it is started if the environment names none
 */
async function someEmulator(/** @type {string} */ folder) {
  if (process.env.FIRESTORE_EMULATOR_HOST) return {};
  checkJava();
  const { env } = await findFirestoreEmulator();
  const { configuration, firestore } = await writeEmulatorConfiguration(folder);
  await startEmulators({ configuration, env, keep: false, logFile: join(folder, 'emulators.log') });
  return { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}` };
}

async function main() {
  stopOnSignals();
  const folder = join(STATE, 'mutants');
  mkdirSync(folder, { recursive: true });
  try {
    const env = await someEmulator(folder);
    if (process.argv.includes('--remember')) env.SCENECUE_REMEMBER_CATCHERS = 'yes';
    const { failed } = await testMutants({ env, folder });
    process.exitCode = failed === 0 ? 0 : 1;
  } catch (error) {
    printProblem(error);
    process.exitCode = 1;
  }
  await stopAllServices();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
