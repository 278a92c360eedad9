import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './support/chromium-arguments';

// Tests that need all of a browser open one of their own: support/whole-browser.ts.
const executablePath = process.env.SCENECUE_HEADLESS_SHELL;
const report = process.env.SCENECUE_E2E_REPORT;

/** Browser tests on the production build; `npm test` starts what they need and says where it is. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  // For two cores: a test waits a quarter of its time, for servers above all.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL: process.env.SCENECUE_TEST_SITE ?? 'http://127.0.0.1:8888',
    locale: 'en-GB',
    // A worker would answer before the routes that a test sets. Where it is what is tested, it is allowed.
    // What moves is painted by the processor here: a fifth of what a test of the public pages would compute. What moves
    // for those who did not ask for less is tested in accessibility/motion.spec.ts.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGUMENTS },
  },
});
