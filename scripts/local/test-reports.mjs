import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Counts `failures`: a text for each failure and its
 *   reason
 */

/** Maximum number of lines of a failure, which is printed without colours. */
const FAILURE_LINES = 12;

/** @param {string} name @param {string | undefined} message */
const failure = (name, message = '') =>
  [name, ...stripVTControlCharacters(message).split('\n').slice(0, FAILURE_LINES)].join('\n    ').trimEnd();

/** @param {string} file @returns {any} the report, or null when the tool ended before it wrote one */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * A run that failed, or that ran no test, never counts as a success, whatever its report says.
 * @param {Counts} counts
 * @param {number} code the tool's exit code
 * @returns {Counts}
 */
function distrust(counts, code) {
  const nothingFailed = counts.failed === 0;
  const bad = code !== 0 || counts.passed === 0;
  return nothingFailed && bad ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {string} file vitest's JSON report
 * @param {number} code vitest's exit code
 * @returns {Counts} a file that could not be loaded counts as one failure; a skipped test as failed
 */
export function countVitest(file, code) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ result) =>
      result.status === 'failed' && result.assertionResults.length === 0,
  ).length;
  const failures = report.testResults.flatMap(
    (
      /** @type {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }} */ result,
    ) =>
      result.status === 'failed' && result.assertionResults.length === 0
        ? [failure(result.name, result.message)]
        : result.assertionResults
            .filter(({ status }) => status !== 'passed')
            .map(({ fullName, failureMessages }) =>
              failure(`${result.name}: ${fullName}`, failureMessages[0]),
            ),
  );
  const failed = report.numFailedTests + report.numPendingTests + broken;
  return distrust({ passed: report.numPassedTests, failed, failures }, code);
}

/**
 * @param {string} file vitest's JSON report of the project `mutants`
 * @param {number} code vitest's exit code
 * @returns {Counts & { mutants: number, survivors: string[], wrong: string[] }} `survivors`: mutants that no test
 *   caught; `wrong`: tests that fail with the unchanged rules, so that they say nothing about any mutant
 */
export function countMutants(file, code) {
  /** @type {{ ancestorTitles: string[], fullName: string, title: string, status: string }[]} */
  const tests = (read(file)?.testResults ?? []).flatMap(
    (/** @type {{ assertionResults: unknown[] }} */ result) => result.assertionResults,
  );
  const isMutant = (/** @type {{ ancestorTitles: string[] }} */ { ancestorTitles }) =>
    ancestorTitles[0] === 'mutants';
  const failed = tests.filter(({ status }) => status !== 'passed');
  const wrong = failed.filter((test) => !isMutant(test)).map(({ fullName }) => fullName);
  const survivors = wrong.length ? [] : failed.map(({ title }) => title);
  const counts = { passed: tests.length - failed.length, failed: wrong.length || survivors.length };
  return { ...distrust(counts, code), mutants: tests.filter(isMutant).length, survivors, wrong };
}

/**
 * @param {string} file Playwright's JSON report
 * @param {number} code Playwright's exit code
 * @returns {Counts} flaky and skipped tests count as failed
 */
export function countPlaywright(file, code) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const { stats, suites = [] } = report;
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return distrust({ passed: stats.expected, failed, failures: suites.flatMap(playwrightFailures) }, code);
}

/** @param {any} suite a suite of Playwright's JSON report, with the suites inside it @returns {string[]} */
function playwrightFailures({ suites = [], specs = [] }) {
  const failed = specs.filter((/** @type {{ ok: boolean }} */ { ok }) => !ok);
  return [
    ...failed.map((/** @type {any} */ { file, title, tests }) =>
      failure(`${file}: ${title}`, tests.at(-1)?.results.at(-1)?.errors?.[0]?.message),
    ),
    ...suites.flatMap(playwrightFailures),
  ];
}
