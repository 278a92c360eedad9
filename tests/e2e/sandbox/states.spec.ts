import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { hueOf } from '../support/hue-of';
import { SandboxPage } from '../support/pages/sandbox-page';

test.beforeEach(async ({ dashboardPage }) => {
  await new SandboxPage(dashboardPage).open();
});

/** Number of running animations in a control. */
const turning = (node: Element) => node.getAnimations({ subtree: true }).length;

test(
  'while analyzing the button says so with a spinner, cannot be pressed again, and the analysis can be stopped',
  { tag: '@spec-4.10' },
  async ({ dashboardPage: page }) => {
    // Never answered: only Stop ends the analysis.
    const bodies = await replaceFunction(page, () => new Promise(() => undefined));
    const sandbox = new SandboxPage(page);
    await sandbox.analyzeUrl(' https://example.com/programme.mp4 ');
    await expect(sandbox.busy).toBeDisabled();
    expect(await sandbox.busy.evaluate(turning), 'a spinner').toBe(1);
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
  },
);

test(
  'a successful analysis shows a green message and its results',
  { tag: '@spec-4.10' },
  async ({ dashboardPage: page }) => {
    await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
    const sandbox = new SandboxPage(page);
    await sandbox.analyzeUrl('https://example.com/programme.mp4');
    await expect(sandbox.success).toHaveText('Video analysis completed successfully!');
    expect(await hueOf(sandbox.success)).toBe('green');
    await expect(sandbox.chipsAt('00:14.0')).toHaveText(['black frame 99.9%']);
    await expect(sandbox.analyze).toBeEnabled();
  },
);

test(
  'a failed analysis shows an error under the input, and the next analysis removes it',
  { tag: '@spec-4.10' },
  async ({ dashboardPage: page }) => {
    let status = 500;
    await replaceFunction(page, (route) => route.fulfill({ status, json: answerWith({}) }));
    const sandbox = new SandboxPage(page);
    await sandbox.analyzeUrl('https://example.com/programme.mp4');
    const message = page.getByText(/^Failed to analyze video/);
    const [under, input] = [await message.boundingBox(), await sandbox.url.boundingBox()];
    expect(under?.y).toBeGreaterThanOrEqual((input?.y ?? Infinity) + (input?.height ?? 0));
    expect((under?.y ?? Infinity) - (input?.y ?? 0)).toBeLessThan(80);
    await expect(sandbox.analyze).toBeEnabled();
    status = 200;
    await sandbox.analyze.click();
    await expect(sandbox.success).toBeVisible();
    await expect(message).toHaveCount(0);
  },
);
