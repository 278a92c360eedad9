import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { hueOf } from '../support/hue-of';
import { SandboxPage } from '../support/pages/sandbox-page';

/** Number of running animations in a control. */
const animationsOf = (node: Element) => node.getAnimations({ subtree: true }).length;

test(
  'a running analysis has a spinner in its button, Cancel ends its request, and a success is green',
  { tag: '@spec-4.10' },
  async ({ dashboardPage: page }) => {
    let isAnswered = false;
    await replaceFunction(page, (route) =>
      // The first call is never answered: only Cancel ends it.
      isAnswered ? route.fulfill({ json: answerWith({}) }) : new Promise(() => undefined),
    );
    const sandbox = new SandboxPage(page);
    await sandbox.open();
    await sandbox.analyzeUrl('https://example.com/programme.mp4');
    await expect(sandbox.busy).toBeDisabled();
    expect(await sandbox.busy.evaluate(animationsOf)).toBe(1);
    const aborted = page.waitForEvent('requestfailed');
    await sandbox.stop.click();
    await aborted;
    await expect(sandbox.analyze).toBeEnabled();
    await expect(sandbox.url).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    isAnswered = true;
    await sandbox.analyze.click();
    await expect(sandbox.success).toHaveText('Video analysis completed successfully!');
    expect(await hueOf(sandbox.success)).toBe('green');
    await expect(sandbox.chipsAt('00:14.0')).toHaveText(['black frame 99.9%']);
  },
);
