/**
 * `npm test`: runs everything, fast checks first. Starts emulators, site and function on free ports, so that it works
 * while `npm start` runs. Its last line is `N passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkMessages } from './check-messages.mjs';
import { findProblems, readTexts } from './check-tags.mjs';
import { findFirefox } from './local/browsers.mjs';
import { bin, STATE } from './local/paths.mjs';
import { printProblem } from './local/problem.mjs';
import { run, stopAllServices } from './local/processes.mjs';
import { startStack } from './local/stack.mjs';
import { countPlaywright, countVitest } from './local/test-reports.mjs';
import { testMutants } from './mutate-rules.mjs';

/** @typedef {import('./local/test-reports.mjs').Counts} Counts */

const FOLDER = join(STATE, 'test');

/** @type {{ name: string, counts: Counts, seconds: number }[]} */
const results = [];

/**
 * Runs one part and records its counts; a part that throws counts as one failure.
 * @param {string} name
 * @param {() => Promise<Counts>} part
 */
async function record(name, part) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  /** @type {Counts} */
  let counts;
  try {
    counts = await part();
  } catch (error) {
    printProblem(error);
    counts = { passed: 0, failed: 1 };
  }
  results.push({ name, counts, seconds: (Date.now() - start) / 1000 });
  return counts.failed === 0;
}

/** @param {string} name @param {string} command @param {string[]} args */
const check = (name, command, args) =>
  record(name, async () => {
    const { code, output } = await run(bin(command), args);
    if (code !== 0) console.log(output);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });

/** @param {string} project @param {NodeJS.ProcessEnv} [env] */
async function runVitest(project, env) {
  const report = join(FOLDER, `${project}.json`);
  const args = [
    'run',
    `--project=${project}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { code } = await run(bin('vitest'), args, { env: { ...process.env, ...env }, show: true });
  return countVitest(report, code);
}

/** @param {string} name @param {string} project @param {NodeJS.ProcessEnv} [env] */
const vitest = (name, project, env) => record(name, () => runVitest(project, env));

/** @param {NodeJS.ProcessEnv} env */
const browserTests = (env) =>
  record('Browser tests', async () => {
    const report = join(FOLDER, 'browser.json');
    const { code } = await run(bin('playwright'), ['test', '--config=tests/e2e/playwright.config.ts'], {
      env: { ...process.env, ...env, SCENECUE_E2E_REPORT: report },
      show: true,
    });
    return countPlaywright(report, code);
  });

function printResults() {
  console.log('');
  // Repeated at the end, because the output of a whole run is too long to search.
  for (const { name, counts } of results)
    for (const failure of counts.failures ?? []) console.log(`✖ ${name}: ${failure}\n`);
  for (const { name, counts, seconds } of results) {
    const mark = counts.failed ? '✖' : '✔';
    console.log(
      `${mark} ${name.padEnd(24)} ${String(counts.passed).padStart(4)} passed ${String(counts.failed).padStart(3)} failed ${seconds.toFixed(0).padStart(5)} s`,
    );
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, { counts }) => total + counts[key], 0);
  const failed = sum('failed');
  console.log(`${sum('passed')} passed, ${failed} failed`);
  return failed === 0;
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => void stopAllServices().then(() => process.exit(130)));
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [name, findAll] of /** @type {const} */ ([
  ['Messages', checkMessages],
  ['Specification', () => findProblems(readTexts())],
]))
  await record(name, async () => {
    const problems = findAll();
    if (problems.length) console.log(problems.join('\n'));
    return problems.length ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
  });

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
    `--cache-location=${join(STATE, 'cache', 'prettier')}`,
  ]);
  await vitest('Unit tests', 'unit');
  await vitest('Isolated unit tests', 'isolated');
  // They start their own servers.
  await vitest('Start and saved data', 'local');
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
  await record('Rules and their mutants', () => testMutants({ env: servers, folder: FOLDER }));
  return true;
}

// Each lane keeps one core busy. The browser tests keep all cores busy: beside them, other tests run into their timeouts.
const [haveServers] = await Promise.all([testServers(), testCode()]);
if (haveServers) {
  await browserTests(servers);
  await testFirefox(servers);
}
await stopAllServices();
process.exitCode = printResults() ? 0 : 1;
