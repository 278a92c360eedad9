/**
 * `npm run test:browser -- settings`: the browser tests whose folder or file name contains one of the words, or all of
 * them, also those that only `npm run test:deep` runs, on a separate stack. Options after the words are passed to Playwright, for example `--grep`.
 */
import { bin } from './local/paths.mjs';
import { printProblem } from './local/problem.mjs';
import { run, stopAllServices, stopOnSignals } from './local/processes.mjs';
import { startStack } from './local/stack.mjs';

stopOnSignals();

try {
  const servers = await startStack('browser');
  const given = process.argv.slice(2);
  const firstOption = given.findIndex((parameter) => parameter.startsWith('-'));
  const words = firstOption < 0 ? given : given.slice(0, firstOption);
  // Playwright matches a word against the whole path, which includes the folder of the repository.
  const filters = words.map((word) => `tests/.*e2e/.*${word.replace(/^tests\/(deep\/)?e2e\//, '')}`);
  const options = given.slice(words.length);
  const parameters = ['test', '--config=tests/e2e/playwright.config.ts', ...filters, ...options];
  const { code } = await run(bin('playwright'), parameters, {
    env: { ...process.env, ...servers },
    show: true,
  });
  process.exitCode = code;
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
} finally {
  await stopAllServices();
}
