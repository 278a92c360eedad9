import { expect, test } from '../../../e2e/support/accounts';
import { expectNoFindingsInBothThemes } from '../../../e2e/support/axe';
import { showTimeline } from '../../../e2e/support/timeline';

test('the timeline zooms around the playhead, all lanes scroll together, and back', async ({
  dashboardPage: page,
}) => {
  const sandbox = await showTimeline(page);
  const { timeline } = sandbox;
  const playhead = page.getByRole('slider', { name: 'Playback position' });
  const cooking = sandbox.lane('cooking');
  const axisLabel = (time: string) => timeline.getByText(time, { exact: true }).last();
  const bar = (name: string) => sandbox.lane(name).locator('[data-track] > span').first();
  const left = async (name: string) => (await bar(name).boundingBox())?.x ?? NaN;
  // The third shot and soccer begin where cooking ends.
  const shot = timeline
    .getByRole('listitem')
    .filter({ hasText: /^Shots/ })
    .locator('[data-track] > span')
    .nth(2);
  const expectOneAxis = async () => {
    const cookingBox = await bar('cooking').boundingBox();
    const where = await left('soccer');
    expect((cookingBox?.x ?? NaN) + (cookingBox?.width ?? NaN)).toBeCloseTo(where, -1);
    expect((await shot.boundingBox())?.x ?? NaN).toBeCloseTo(where, -1);
  };

  await expect(cooking).toBeVisible();
  const before = await left('soccer');
  // The playhead is at the end of cooking, where soccer begins. That position stays in place.
  await playhead.fill('20000');
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((each: HTMLVideoElement) => (each.readyState > 1 ? each.currentTime : 0)))
    .toBe(20);
  await timeline.getByRole('button', { name: 'Zoom in' }).click();
  await expect(timeline.getByText('2×')).toBeVisible();
  expect(await left('soccer')).toBeCloseTo(before, -1);
  await playhead.press('+');
  await playhead.press('+');
  await playhead.press('+');
  await expect(timeline.getByText('8×'), 'no further than an eighth').toBeVisible();
  expect(await left('soccer')).toBeCloseTo(before, -1);
  await expectOneAxis();
  await expect(axisLabel('00:22.0')).toBeInViewport();
  // Lanes of a small window are below its end: what counts is that the zoom did not move it out at the side.
  await sandbox.lane('soccer').scrollIntoViewIfNeeded();
  await expect(sandbox.lane('soccer').getByRole('button')).toBeInViewport();
  await expectNoFindingsInBothThemes(page, 'a zoomed timeline');

  // The view follows the playhead.
  await playhead.fill('35000');
  await expect(axisLabel('00:36.0')).toBeInViewport();
  expect(await left('soccer'), 'scrolled').toBeLessThan(before - 100);
  await expectOneAxis();
  await playhead.press('-');
  await expect(timeline.getByText('4×')).toBeVisible();
  await timeline.getByRole('button', { name: 'Whole program' }).click();
  await expect(timeline.getByText('1×')).toBeVisible();
  expect(await left('soccer')).toBeCloseTo(before, -1);

  // The wheel zooms at the pointer, only with Ctrl.
  await bar('soccer').hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect(timeline.getByText('2×')).toBeVisible();
});
