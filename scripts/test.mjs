/**
 * `npm test`: the run before every commit. Its budget is ten minutes on two cores; docs/benchmarks.md says what it
 * takes. Starts emulators, site and function on free ports, so that it works while `npm start` runs. Its last line is
 * `N passed, N failed`. What takes longer is in `npm run test:deep`.
 */
import { fileURLToPath } from 'node:url';
import { checkMessages } from './check-messages.mjs';
import { findProblems, readTexts } from './check-tags.mjs';
import { stopAllServices, stopOnSignals } from './local/processes.mjs';
import { startStack } from './local/stack.mjs';
import {
  browserTests,
  check,
  checkTexts,
  emptyReports,
  printResults,
  record,
  vitest,
} from './local/test-parts.mjs';

/** The limit of a whole run in seconds, after installation, on two quiet cores. */
const BUDGET_S = 600;

/** The parts that do not need the shared servers. @type {(() => Promise<unknown>)[]} */
const withoutServers = [
  () => check('Types', 'tsc', ['-b']),
  // In one process, so that one test works while another waits.
  () => vitest('Unit and component tests', ['unit', 'isolated', 'components']),
  () => vitest('Start', ['start']),
  () => check('Lint', 'oxlint', []),
  () => check('Format', 'oxfmt', ['--check']),
  () => check('Layers', 'depcruise', ['src', 'netlify', '--config', '.dependency-cruiser.mjs']),
  () => check('Dead code', 'knip', ['--no-progress']),
];

/** Runs the parts that are left, one after the other. Two callers keep two cores busy until the last part. */
async function runNext() {
  for (let part = withoutServers.shift(); part; part = withoutServers.shift()) await part();
}

/** @type {NodeJS.ProcessEnv} */
let servers = {};

/** Tests that share the emulators and so run one after the other. @returns whether the servers were started */
async function testServers() {
  const started = await record('Servers', async () => {
    servers = await startStack('test');
    return { passed: 1, failed: 0 };
  });
  if (started) {
    await vitest('Integration tests', ['integration'], servers);
    await vitest('Rules', ['rules'], servers);
  }
  await runNext();
  return started;
}

/** Runs everything that `npm test` consists of. */
export async function testDefault() {
  await checkTexts('Messages', checkMessages);
  await checkTexts('Specification', () => findProblems(readTexts()));
  const [haveServers] = await Promise.all([testServers(), runNext()]);
  // They keep all cores busy: beside them, other tests would run into their timeouts.
  if (haveServers) await browserTests('Browser tests', 'journeys', servers);
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
