import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './support/chromium-arguments';

// Tests that need a full browser launch their own: support/whole-browser.ts.
const executablePath = process.env.SCENECUE_HEADLESS_SHELL;
const report = process.env.SCENECUE_E2E_REPORT;

/**
 * Browser tests on the production build. The scripts start the required servers and set the variables. `journeys` is
 * what `npm test` runs, `deep` what `npm run test:deep` runs in addition.
 */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'journeys', testDir: '.' },
    { name: 'deep', testDir: '../deep/e2e' },
  ],
  outputDir: '../../test-results',
  // For two cores: a test spends a quarter of its time waiting, mostly for servers.
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
    // A service worker would answer before the routes that a test sets. The tests of the worker allow it. Animations
    // are painted by the CPU here, which would be a fifth of the computing time of a test of the public pages.
    // Animations without reduced motion are tested in accessibility/motion.spec.ts.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGUMENTS },
  },
});
