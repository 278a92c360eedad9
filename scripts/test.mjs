/**
 * `npm test`: the run before every commit, at most ten minutes on two cores. Starts emulators, site and function on free
 * ports, so that it works while `npm start` runs. Its last line is `N passed, N failed`. What takes longer is in
 * `npm run test:deep`.
 */
import { fileURLToPath } from 'node:url';
import { checkMessages } from './check-messages.mjs';
import { findProblems, readTexts } from './check-tags.mjs';
import { findFirefox } from './local/browsers.mjs';
import { STATE } from './local/paths.mjs';
import { stopAllServices, stopOnSignals } from './local/processes.mjs';
import { startStack } from './local/stack.mjs';
import {
  browserTests,
  check,
  checkTexts,
  emptyReports,
  printResults,
  record,
  runVitest,
  vitest,
} from './local/test-parts.mjs';

/** The limit of a whole run in seconds, after installation, on two quiet cores. */
const BUDGET_S = 600;

/** The tests that do not need the shared servers. */
async function testCode() {
  await check('Types', 'tsc', ['-b']);
  await check('Layers', 'depcruise', ['src', 'netlify', '--config', '.dependency-cruiser.mjs']);
  await check('Dead code', 'knip', ['--no-progress']);
  await check('Lint', 'oxlint', []);
  await check('Format', 'prettier', [
    '--check',
    '.',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${STATE}/cache/prettier`,
  ]);
  await vitest('Unit tests', 'unit');
  await vitest('Isolated unit tests', 'isolated');
  await vitest('Component tests', 'components');
}

/** The main journeys in a second browser, if it is installed. @param {NodeJS.ProcessEnv} env */
const testFirefox = (env) =>
  record('Firefox', async () => {
    const firefox = await findFirefox();
    if (firefox) return runVitest('firefox', { ...env, SCENECUE_FIREFOX: firefox });
    console.log(
      'Firefox was not found: its tests are left out. Install it, or name one in SCENECUE_FIREFOX.',
    );
    return { passed: 0, failed: 0 };
  });

/** @type {NodeJS.ProcessEnv} */
let servers = {};

/** Tests that share the emulators and so run one after the other. @returns whether the servers were started */
async function testServers() {
  const started = await record('Servers', async () => {
    servers = await startStack('test');
    return { passed: 1, failed: 0 };
  });
  if (!started) return false;
  await vitest('Integration tests', 'integration', servers);
  await vitest('Rules', 'rules', servers);
  await vitest('Start', 'start');
  return true;
}

/** Runs everything that `npm test` consists of, fast checks first. */
export async function testDefault() {
  await checkTexts('Messages', checkMessages);
  await checkTexts('Specification', () => findProblems(readTexts()));
  // Each lane keeps one core busy. The browser tests keep all cores busy: beside them, other tests run into their
  // timeouts.
  const [haveServers] = await Promise.all([testServers(), testCode()]);
  if (!haveServers) return;
  await browserTests('Browser tests', 'journeys', servers);
  await testFirefox(servers);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  stopOnSignals();
  emptyReports();
  const start = Date.now();
  await testDefault();
  await stopAllServices();
  const seconds = (Date.now() - start) / 1000;
  if (seconds > BUDGET_S && process.env.CI)
    console.log(`\nThe run took ${seconds.toFixed(0)} s, which is over its budget of ${BUDGET_S} s.`);
  process.exitCode = printResults() ? 0 : 1;
}
