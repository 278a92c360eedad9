import { expect, test } from '../../../e2e/support/accounts';
import { expectNoFindings } from '../../../e2e/support/axe';
import { showTimeline } from '../../../e2e/support/timeline';

test('a range is selected by dragging, by keys and at the playhead: it tells what is in it, plays and is zoomed to', async ({
  dashboardPage: page,
}) => {
  const { timeline } = await showTimeline(page);
  const range = timeline.getByRole('region', { name: 'Selected range' });
  const playhead = page.getByRole('slider', { name: 'Playback position' });
  const axis = timeline.getByTitle('Drag to select a range');
  const at = async (share: number) => {
    const width = (await axis.boundingBox())?.width ?? 0;
    await axis.hover({ position: { x: width * share, y: 10 } });
  };
  // The page may still shift while it loads.
  await expect(async () => {
    await at(0.25);
    await page.mouse.down();
    await at(0.5);
    await at(0.75);
    await page.mouse.up();
    const times = /^00:(10\.0|09\.9) to 00:(30\.0|29\.9) · (20|19\.9)\ss$/;
    await expect(range.getByRole('status')).toHaveText(times, { timeout: 1000 });
  }).toPass();
  await expect(range).toContainText(/Topics: cooking (10|9\.9)\ss, soccer (10|9\.9)\ss/);
  await expect(range).toContainText('✓ Suitable');
  await expectNoFindings(page, 'a selected range');
  await range.getByRole('button', { name: 'Zoom to it' }).click();
  await expect(timeline.getByText('1.8×')).toBeVisible();
  await range.getByRole('button', { name: 'Clear the range' }).click();
  await expect(range).toHaveCount(0);

  // With keys from the playhead, and back again.
  await playhead.fill('4000');
  await playhead.press('Shift+ArrowRight');
  await playhead.press('Shift+ArrowRight');
  await expect(range.getByRole('status')).toHaveText(/^00:04\.0 to 00:05\.0/);
  await playhead.press('Shift+ArrowLeft');
  await playhead.press('Shift+ArrowLeft');
  await playhead.press('Shift+ArrowLeft');
  await expect(range.getByRole('status')).toHaveText(/^00:03\.5 to 00:04\.0/);

  // Playback stops at the end of the range.
  await range.getByRole('button', { name: 'Play this range' }).click();
  const position = async () => Number(await playhead.inputValue());
  await expect.poll(position).toBeGreaterThanOrEqual(3900);
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
    .toBe(true);
  // A busy page stops late, but long before the end of the video.
  expect(await position()).toBeLessThan(10_000);

  // A remote has no Shift.
  await playhead.fill('12000');
  await timeline.getByRole('button', { name: 'Start range' }).click();
  await expect(range.getByRole('status')).toHaveText(/^00:12\.0 to 00:40\.0/);
  await playhead.fill('15000');
  await timeline.getByRole('button', { name: 'End range' }).click();
  await expect(range.getByRole('status')).toHaveText(/^00:12\.0 to 00:15\.0/);
});
