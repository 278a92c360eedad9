import { expect, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { hueOf } from '../support/hue-of';
import { SandboxPage } from '../support/pages/sandbox-page';

test.beforeEach(async ({ sharedPage }) => {
  await new SandboxPage(sharedPage).open();
});

test(
  'a response that is not OK gives its status code, with the message of the server on a line of its own',
  { tag: '@spec-8.8a' },
  async ({ sharedPage: page }) => {
    const error = { code: 'not-a-video', message: 'This address does not lead to a video.' };
    await replaceFunction(page, (route) => route.fulfill({ status: 415, json: { error } }));
    const sandbox = new SandboxPage(page);
    await sandbox.analyzeUrl('https://example.com/page.html');
    await expect(page.getByText('Failed to analyze video: Error: 415', { exact: true })).toBeVisible();
    await expect(page.getByText(error.message, { exact: true })).toBeVisible();
    await expect(sandbox.url).toHaveValue('https://example.com/page.html');
  },
);

test(
  'the real function refuses an address that must not be read, with its status code',
  { tag: '@spec-8.8a' },
  async ({ sharedPage: page }) => {
    const sandbox = new SandboxPage(page);
    await sandbox.analyzeUrl('http://169.254.169.254/latest/meta-data/');
    await expect(page.getByText(/^Failed to analyze video: Error: 4\d\d$/)).toBeVisible({
      timeout: 30_000,
    });
    await expect(sandbox.url).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toHaveCount(2);
  },
);

test('a broken connection gives its message', { tag: '@spec-8.8b' }, async ({ sharedPage: page }) => {
  await replaceFunction(page, (route) => route.abort());
  await new SandboxPage(page).analyzeUrl('https://example.com/programme.mp4');
  await expect(page.getByText('Failed to analyze video: Failed to fetch', { exact: true })).toBeVisible();
});

test(
  'a failure is the helper text of the URL field, which turns to an error state',
  { tag: '@spec-8.8b' },
  async ({ sharedPage: page }) => {
    await replaceFunction(page, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    const sandbox = new SandboxPage(page);
    await expect(sandbox.url).not.toHaveAttribute('aria-invalid', 'true');
    await sandbox.analyzeUrl('https://example.com/programme.mp4');
    await expect(sandbox.url).toHaveAttribute('aria-invalid', 'true');
    await expect(sandbox.url).toHaveAccessibleDescription('Failed to analyze video: Error: 502');
    expect(await hueOf(page.getByText('Failed to analyze video: Error: 502'))).toBe('red');
  },
);

test('an analysis without a URL asks for one', { tag: '@spec-8.8c' }, async ({ sharedPage: page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.url.clear();
  await sandbox.analyze.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a video URL');
  await expect(sandbox.url).toHaveAccessibleDescription('Please enter a video URL');
});
