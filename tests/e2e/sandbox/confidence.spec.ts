import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { hueOf } from '../support/hue-of';
import { SandboxPage } from '../support/pages/sandbox-page';

test(
  'an empty or blank URL is refused without a call',
  { tag: '@spec-5.6' },
  async ({ sharedPage: page }) => {
    await new SandboxPage(page).open();
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
  },
);

test(
  'a concept has the colour of its confidence and a percentage with one decimal',
  { tag: ['@spec-5.8a', '@spec-5.8b'] },
  async ({ sharedPage: page }) => {
    await new SandboxPage(page).open();
    const confidences = [0.951, 0.95, 0.901, 0.9, 0.851, 0.85, 0.801, 0.8, 0];
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
      'at 0.851 85.1%',
      'at 0.85 85.0%',
      'at 0.801 80.1%',
      'at 0.8 80.0%',
      'at 0 0.0%',
    ]);
    const tones = await chips
      .locator('[data-tone]')
      .evaluateAll((all) => all.map((chip) => chip.dataset.tone));
    expect(tones).toEqual(['violet', 'blue', 'blue', 'green', 'green', 'amber', 'amber', 'red', 'red']);
    for (const [place, tone] of tones.entries()) {
      expect(await hueOf(chips.nth(place).locator('[data-tone]'))).toBe(tone);
    }
  },
);

test('the status of a successful result is green', { tag: '@spec-5.8c' }, async ({ sharedPage: page }) => {
  await new SandboxPage(page).open();
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
  await new SandboxPage(page).analyzeUrl('https://example.com/programme.mp4');
  const chip = page.getByText('success', { exact: true });
  await expect(chip).toBeVisible();
  expect(await hueOf(chip)).toBe('green');
});

test(
  'the status of another result is red, without the message of success',
  { tag: '@spec-5.8c' },
  async ({ sharedPage: page }) => {
    await new SandboxPage(page).open();
    await replaceFunction(page, (route) =>
      route.fulfill({ json: answerWith({ status: 'failed', analysis: [] }) }),
    );
    const sandbox = new SandboxPage(page);
    await sandbox.analyzeUrl('https://example.com/programme.mp4');
    const failed = page.getByText('failed', { exact: true });
    await expect(failed).toHaveAttribute('data-tone', 'bad');
    expect(await hueOf(failed)).toBe('red');
    await expect(sandbox.success).toHaveCount(0);
  },
);
