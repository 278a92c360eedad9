import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ListedTest } from './faults';

/** Of Playwright's report in JSON, what is read here. */
interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string }[];
}

interface Report {
  suites: Suite[];
  errors: { message: string }[];
}

const CONFIGURATION = fileURLToPath(new URL('../playwright.config.ts', import.meta.url));

/**
 * Every browser test, as Playwright itself finds them. Starts no browser and needs no server.
 *
 * @throws Error with Playwright's words when it finds fault with the files
 */
export function listTests(): ListedTest[] {
  const folder = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'));
  const { stdout } = spawnSync(
    process.execPath,
    [join(folder, 'cli.js'), 'test', `--config=${CONFIGURATION}`, '--list', '--reporter=json'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { suites, errors } = JSON.parse(stdout) as Report;
  // Two tests of one title in one file, or a file that cannot be read.
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return suites.flatMap((suite) => testsIn(suite, []));
}

/** @param groups the titles of the groups around `suite`, of which the outermost is the file */
function testsIn({ file, suites = [], specs }: Suite, groups: readonly string[]): ListedTest[] {
  return [
    ...specs.map(({ title }) => ({ file, title: [...groups, title].join(' › ') })),
    ...suites.flatMap((suite) => testsIn(suite, suite.title === '' ? groups : [...groups, suite.title])),
  ];
}
