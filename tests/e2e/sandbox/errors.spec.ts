import { expect, test } from '../support/accounts';
import { hueOf } from '../support/hue-of';
import { SandboxPage } from '../support/pages/sandbox-page';

test(
  'the real function refuses URLs that must not be read, and the error is red and right under the URL',
  { tag: '@spec-8.8a' },
  async ({ sharedPage: page }) => {
    const sandbox = new SandboxPage(page);
    await sandbox.open();
    for (const url of ['http://169.254.169.254/latest/meta-data/', 'https://a:b@example.com']) {
      await sandbox.analyzeUrl(url);
      const message = page.getByText('Failed to analyze video: Error: 403', { exact: true });
      await expect(message).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(/^Please enter the public http or https URL of a video/)).toBeVisible();
      await expect(sandbox.url).toHaveAttribute('aria-invalid', 'true');
      await expect(sandbox.url).toHaveValue(url);
      await expect(sandbox.analyze).toBeEnabled();
      expect(await hueOf(message)).toBe('red');
      const [under, input] = [await message.boundingBox(), await sandbox.url.boundingBox()];
      expect(under?.y).toBeGreaterThanOrEqual((input?.y ?? Infinity) + (input?.height ?? 0));
      expect((under?.y ?? Infinity) - (input?.y ?? 0)).toBeLessThan(80);
    }
  },
);
