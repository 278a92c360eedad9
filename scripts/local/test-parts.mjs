import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, STATE } from './paths.mjs';
import { printProblem } from './problem.mjs';
import { run } from './processes.mjs';
import { countPlaywright, countVitest } from './test-reports.mjs';

/** @typedef {import('./test-reports.mjs').Counts} Counts */

/** Folder of the reports. */
export const REPORTS = join(STATE, 'test');

/** @type {{ name: string, counts: Counts, seconds: number }[]} */
const results = [];

/** Deletes the reports of an earlier run. */
export function emptyReports() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/**
 * Runs one part and records its counts and its time. A part that throws counts as one failure.
 * @param {string} name
 * @param {() => Counts | Promise<Counts>} part
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function record(name, part) {
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

/**
 * A command that passes or fails as a whole. Its output is printed only if it fails.
 * @param {string} name @param {string} command @param {string[]} args
 */
export const check = (name, command, args) =>
  record(name, async () => {
    const { code, output } = await run(bin(command), args);
    if (code !== 0) console.log(output);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });

/**
 * A check of texts that returns a sentence for each problem.
 * @param {string} name @param {() => string[]} findProblems
 */
export const checkTexts = (name, findProblems) =>
  record(name, () => {
    const problems = findProblems();
    if (problems.length) console.log(problems.join('\n'));
    return problems.length ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
  });

/**
 * Projects of `vite.config.ts`.
 * @param {string[]} projects @param {NodeJS.ProcessEnv} [env] @param {string[]} [filters] words in the paths of files, and options
 * @returns {Promise<Counts>}
 */
export async function runVitest(projects, env, filters = []) {
  const report = join(REPORTS, `${[...projects, ...filters].join('-').replaceAll('/', '-')}.json`);
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ];
  // A build in this process has set NODE_ENV to production, and React then has no `act`.
  const { code } = await run(bin('vitest'), args, {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    show: true,
  });
  return countVitest(report, code);
}

/** @param {string} name @param {string[]} projects @param {NodeJS.ProcessEnv} [env] @param {string[]} [filters] */
export const vitest = (name, projects, env, filters) => record(name, () => runVitest(projects, env, filters));

/**
 * A project of `tests/e2e/playwright.config.ts`.
 * @param {string} name @param {'journeys' | 'deep'} project @param {NodeJS.ProcessEnv} env @param {string[]} [filters]
 */
export const browserTests = (name, project, env, filters = []) =>
  record(name, async () => {
    const report = join(REPORTS, `browser-${project}.json`);
    const args = ['test', '--config=tests/e2e/playwright.config.ts', `--project=${project}`, ...filters];
    const { code } = await run(bin('playwright'), args, {
      env: { ...process.env, ...env, SCENECUE_E2E_REPORT: report },
      show: true,
    });
    return countPlaywright(report, code);
  });

/**
 * Prints every failure again, because the output of a whole run is too long to search; then each part with its seconds,
 * and last the sum.
 * @returns {boolean} whether nothing failed
 */
export function printResults() {
  console.log('');
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
