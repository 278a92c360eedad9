import { expect, test } from './accounts';
import { answerWith, replaceFunction } from './answers';
import { SandboxPage } from './pages/sandbox-page';

test.beforeEach(async ({ dashboardPage }) => {
  await new SandboxPage(dashboardPage).open();
});

test('a blank URL is refused without a call', async ({ dashboardPage: page }) => {
  const bodies = await replaceFunction(page, (route) => route.abort());
  const sandbox = new SandboxPage(page);
  for (const url of ['', '   ']) {
    await sandbox.analyzeUrl(url);
    await expect(page.getByRole('alert')).toHaveText('Please enter a video URL');
    await expect(sandbox.url).toHaveAttribute('aria-invalid', 'true');
  }
  await sandbox.url.fill('h');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(bodies).toEqual([]);
});

test('a refusal gives its status, and the words of the server on a line of their own', async ({
  dashboardPage: page,
}) => {
  const error = { code: 'not-a-video', message: 'This address does not lead to a video.' };
  await replaceFunction(page, (route) => route.fulfill({ status: 415, json: { error } }));
  const sandbox = new SandboxPage(page);
  await sandbox.analyzeUrl('https://example.com/page.html');
  await expect(page.getByText('Failed to analyze video: Error: 415', { exact: true })).toBeVisible();
  await expect(page.getByText(error.message, { exact: true })).toBeVisible();
  await expect(sandbox.url).toHaveValue('https://example.com/page.html');
});

test('a broken connection gives its message', async ({ dashboardPage: page }) => {
  await replaceFunction(page, (route) => route.abort());
  await new SandboxPage(page).analyzeUrl('https://example.com/programme.mp4');
  await expect(page.getByText('Failed to analyze video: Failed to fetch', { exact: true })).toBeVisible();
});

test('while it analyses it says so, takes no second press, and can be stopped', async ({
  dashboardPage: page,
}) => {
  // Never answered: only Stop ends it.
  const bodies = await replaceFunction(page, () => new Promise(() => undefined));
  const sandbox = new SandboxPage(page);
  await sandbox.analyzeUrl(' https://example.com/programme.mp4 ');
  await expect(sandbox.busy).toBeDisabled();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await sandbox.url.press('Enter');
  const calledOff = page.waitForEvent('requestfailed');
  await sandbox.stop.click();
  await calledOff;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(sandbox.analyze).toBeEnabled();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await page.getByRole('alert').count(), 'being stopped is no failure').toBe(0);
  expect(bodies).toEqual([{ url: 'https://example.com/programme.mp4' }]);

  await sandbox.analyze.click();
  await expect(sandbox.busy).toBeDisabled();
});

test('the call carries the ID token of the person', async ({ dashboardPage: page }) => {
  const request = page.waitForRequest('**/.netlify/functions/analyze');
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
  await new SandboxPage(page).analyzeUrl('https://example.com/programme.mp4');
  const headers = (await request).headers();
  expect(headers.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]*$/);
  expect(headers['content-type']).toBe('application/json');
});

test('chips carry the colour of their confidence and a percentage with one decimal', async ({
  dashboardPage: page,
}) => {
  const confidences = [0.951, 0.95, 0.901, 0.9, 0.85, 0.8];
  const concepts = confidences.map((confidence) => ({ name: `at ${confidence}`, confidence }));
  await replaceFunction(page, (route) =>
    route.fulfill({ json: answerWith({ analysis: [{ timestamp: 14_000, concepts }] }) }),
  );
  const sandbox = new SandboxPage(page);
  await sandbox.analyzeUrl('https://example.com/programme.mp4');
  const chips = sandbox.chipsAt('00:14.0');
  await expect(chips).toHaveText([
    'at 0.951 95.1%',
    'at 0.95 95.0%',
    'at 0.901 90.1%',
    'at 0.9 90.0%',
    'at 0.85 85.0%',
    'at 0.8 80.0%',
  ]);
  const tones = await chips.locator('[data-tone]').evaluateAll((all) => all.map((chip) => chip.dataset.tone));
  expect(tones).toEqual(['violet', 'blue', 'blue', 'green', 'amber', 'red']);
});

test('any other status than success has a red chip and no green message', async ({ dashboardPage: page }) => {
  await replaceFunction(page, (route) =>
    route.fulfill({ json: answerWith({ status: 'failed', analysis: [] }) }),
  );
  const sandbox = new SandboxPage(page);
  await sandbox.analyzeUrl('https://example.com/programme.mp4');
  await expect(page.getByText('failed', { exact: true })).toHaveAttribute('data-tone', 'bad');
  await expect(sandbox.success).toHaveCount(0);
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
