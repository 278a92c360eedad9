/**
 * `npm run test:browser -- settings`: the browser tests whose file name holds one of the words, or all of them,
 * on a stack of their own. What follows is Playwright's own, `--grep` for example.
 */
import { bin } from './local/paths.mjs';
import { printProblem } from './local/problem.mjs';
import { run, stopAllServices } from './local/processes.mjs';
import { startStack } from './local/stack.mjs';

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => void stopAllServices().then(() => process.exit(130)));
}

try {
  const servers = await startStack('browser');
  const parameters = ['test', '--config=tests/e2e/playwright.config.ts', ...process.argv.slice(2)];
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
