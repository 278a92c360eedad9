import { expect, test } from '../../../e2e/support/accounts';
import { replaceFunction } from '../../../e2e/support/answers';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SandboxPage } from '../../../e2e/support/pages/sandbox-page';
import { Remote } from '../../../e2e/support/remote';
import { richAnswer } from '../../../e2e/support/rich-answer';
import { waitForWholePage } from '../../../e2e/support/whole-page';

test(
  'arrow keys suffice to filter, play and explain a result',
  { tag: '@row-27' },
  async ({ dashboardPage: page }) => {
    const remote = new Remote(page);
    const sandbox = new SandboxPage(page);
    await waitForWholePage(page);
    await remote.press(new Dashboard(page).link('Sandbox'));
    await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
    await remote.type(sandbox.url, 'https://example.com/programme.mp4');
    await page.keyboard.press('Enter');
    await sandbox.success.waitFor();

    await remote.press(page.getByRole('tab', { name: 'Timeline' }));
    await remote.press(sandbox.filter);
    await remote.goTo(sandbox.minimumConfidence);
    await page.keyboard.press('ArrowRight');
    await expect(sandbox.minimumConfidence).not.toHaveAttribute('aria-valuenow', '0');
    await remote.press(page.getByRole('button', { name: 'Clear filter' }));

    const position = page.getByRole('slider', { name: 'Playback position' });
    await remote.goTo(position);
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveAttribute('aria-valuetext', '00:00.5');
    await remote.press(page.getByRole('tab', { name: 'Overview' }));
    const chip = page.getByRole('button', { name: 'cooking 84.0%: show evidence' });
    await remote.press(chip);
    const why = page.getByRole('region', { name: 'Evidence for cooking' });
    await remote.press(why.getByRole('button', { name: 'Play from 00:02.3' }));
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime), 'it plays')
      .toBeGreaterThan(2.3);
    await remote.back();
    await expect(why).toHaveCount(0);
    await expect(chip).toBeFocused();
    await remote.back();
    await expect(page.getByRole('tab', { selected: true }), 'the view before').toHaveText('Timeline');
    // On its way to the tab of the timeline, the remote may have left the tabs, and then come back to them.
    await expect(async () => {
      await remote.back();
      await expect(page).toHaveURL(/\/dashboard\/sandbox$/, { timeout: 1000 });
    }).toPass();
    await remote.back();
    await expect(page).toHaveURL('/dashboard/settings');
  },
);
