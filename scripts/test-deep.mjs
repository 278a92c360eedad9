/**
 * `npm run test:deep`: everything, before a release: `npm test`, then each part below. `npm run test:deep -- decode
 * rules-mutants` runs only these parts: before an issue is resolved, those that it touches. Words after a part of
 * vitest or Playwright choose files: `npm run test:deep -- browser sandbox`.
 */
import { join } from 'node:path';
import { findFirefox } from './local/browsers.mjs';
import { ROOT } from './local/paths.mjs';
import { stopAllServices, stopOnSignals, run } from './local/processes.mjs';
import { startStack } from './local/stack.mjs';
import {
  browserTests,
  emptyReports,
  printResults,
  record,
  REPORTS,
  runVitest,
  vitest,
} from './local/test-parts.mjs';
import { testMutants } from './mutate-rules.mjs';
import { testDefault } from './test.mjs';

/** A tool that fails by its exit code. @param {string} name @param {string} file @param {string[]} [args] */
const tool = (name, file, args = []) =>
  record(name, async () => {
    const { code } = await run(process.execPath, [join(ROOT, file), ...args], { show: true });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });

/** The main journeys in a second browser, if it is installed. @param {NodeJS.ProcessEnv} env */
const testFirefox = (env) =>
  record('Firefox', async () => {
    const firefox = await findFirefox();
    if (firefox) return runVitest(['firefox'], { ...env, SCENECUE_FIREFOX: firefox });
    console.log(
      'Firefox was not found: its tests are left out. Install it, or name one in SCENECUE_FIREFOX.',
    );
    return { passed: 0, failed: 0 };
  });

/** @type {Promise<NodeJS.ProcessEnv> | undefined} */
let servers;

/** Emulators, site and function, started at the first use. */
const stack = () => (servers ??= startStack('deep'));

/** The parts by name, in the order in which they run. @type {Record<string, (words: string[]) => Promise<unknown>>} */
const parts = {
  default: () => testDefault(),
  decode: (words) => vitest('Decoding', ['deep'], undefined, words.length ? words : ['tests/deep/decode']),
  tools: () => vitest('Tools', ['deep'], undefined, ['tools/']),
  start: () => vitest('Start and saved data', ['deep'], undefined, ['tests/deep/start']),
  bundle: async () => vitest('Bundles', ['deep'], await stack(), ['tests/deep/bundle']),
  functions: async () => vitest('Functions', ['deep'], await stack(), ['tests/deep/functions']),
  'rules-mutants': () =>
    record('Mutants of the rules', async () => testMutants({ env: await stack(), folder: REPORTS })),
  browser: async (words) => browserTests('Browser tests, deep', 'deep', await stack(), words),
  firefox: async () => testFirefox(await stack()),
  simulate: () => tool('Simulation of the library', 'tools/simulate.mjs'),
  fuzz: () => tool('Fuzz', 'tools/fuzz.mjs'),
};

/** @param {string[]} words @returns {[string, string[]][]} each part with the words after it */
function chosenParts(words) {
  /** @type {[string, string[]][]} */
  const chosen = [];
  for (const word of words) {
    if (word in parts) chosen.push([word, []]);
    else if (chosen.length) chosen.at(-1)?.[1].push(word);
    else return [];
  }
  return words.length ? chosen : Object.keys(parts).map((name) => [name, []]);
}

const chosen = chosenParts(process.argv.slice(2));
if (chosen.length === 0) {
  console.error(`There is no such part. The parts are: ${Object.keys(parts).join(', ')}`);
  process.exitCode = 2;
} else {
  stopOnSignals();
  emptyReports();
  for (const [name, words] of chosen) await parts[name]?.(words);
  await stopAllServices();
  process.exitCode = printResults() ? 0 : 1;
}
