import { expect, test } from './accounts';
import { answerWith, replaceFunction } from './answers';
import { SandboxPage } from './pages/sandbox-page';

test.beforeEach(async ({ dashboardPage }) => {
  await new SandboxPage(dashboardPage).open();
});

test('what is missing from a partial analysis is said', async ({ dashboardPage: page }) => {
  const partial = 'The file is cut off after 12 seconds.';
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({ partial }) }));
  await new SandboxPage(page).analyzeUrl('https://example.com/programme.mp4');
  await expect(page.getByText(partial)).toBeVisible();
});

test('ten minutes with a moment a second stay quick', async ({ dashboardPage: page }) => {
  const analysis = Array.from({ length: 600 }, (_, second) => ({
    timestamp: second * 1000,
    concepts: Array.from({ length: 8 }, (_, index) => ({ name: `concept ${index}`, confidence: 0.9 })),
  }));
  await replaceFunction(page, (route) =>
    route.fulfill({ json: answerWith({ analysis, durationMs: 600_000 }) }),
  );
  const sandbox = new SandboxPage(page);
  await sandbox.analyzeUrl('https://example.com/programme.mp4');
  await expect(sandbox.success).toBeVisible();
  // All of them are there, for the keyboard, the search and those who listen; but only what is in sight is
  // laid out and painted.
  const last = sandbox.chipsAt('09:59.0');
  await expect(last).toHaveCount(8);
  const isDrawn = () =>
    last.first().evaluate((chip) => chip.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  await last.first().scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
});
