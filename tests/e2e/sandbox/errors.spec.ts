import { expect, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { hueOf } from '../support/hue-of';
import { SandboxPage } from '../support/pages/sandbox-page';

test.beforeEach(async ({ dashboardPage }) => {
  await new SandboxPage(dashboardPage).open();
});

test('"non-OK HTTP response gives "Failed to analyze video: Error: {status code}"", with the words of the server on a line of their own', async ({
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

test('"non-OK HTTP response gives "Failed to analyze video: Error: {status code}"": the real function refuses an address that must not be read', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.analyzeUrl('http://169.254.169.254/latest/meta-data/');
  await expect(page.getByText(/^Failed to analyze video: Error: 4\d\d$/)).toBeVisible();
  await expect(sandbox.url).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveCount(2);
});

test('"any other failure gives "Failed to analyze video: {message}"": a broken connection', async ({
  dashboardPage: page,
}) => {
  await replaceFunction(page, (route) => route.abort());
  await new SandboxPage(page).analyzeUrl('https://example.com/programme.mp4');
  await expect(page.getByText('Failed to analyze video: Failed to fetch', { exact: true })).toBeVisible();
});

test('"shown as helper text under the URL field which turns to an error state"', async ({
  dashboardPage: page,
}) => {
  await replaceFunction(page, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  const sandbox = new SandboxPage(page);
  await expect(sandbox.url).not.toHaveAttribute('aria-invalid', 'true');
  await sandbox.analyzeUrl('https://example.com/programme.mp4');
  await expect(sandbox.url).toHaveAttribute('aria-invalid', 'true');
  await expect(sandbox.url).toHaveAccessibleDescription('Failed to analyze video: Error: 502');
  expect(await hueOf(page.getByText('Failed to analyze video: Error: 502'))).toBe('red');
});

test('"Empty input gives "Please enter a video URL""', async ({ dashboardPage: page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.analyze.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a video URL');
  await expect(sandbox.url).toHaveAccessibleDescription('Please enter a video URL');
});
