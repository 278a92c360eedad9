import type { Page } from '@playwright/test';
import type { AnalysisResponse, Concept } from '../../../src/contracts/analysis';
import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { SandboxPage } from '../support/pages/sandbox-page';

const topic = (name: string): Concept => ({ name, confidence: 0.9, kind: 'topic' });

/** Forty seconds of the sample video: a shot every ten seconds, and a line of speech over the third cut. */
function answerFor(page: Page): AnalysisResponse {
  return answerWith({
    videoUrl: new URL('/sample/programme.mp4', page.url()).href,
    durationMs: 40_000,
    intervalMs: 1000,
    analysis: Array.from({ length: 40 }, (_, second) => ({
      timestamp: second * 1000,
      concepts: [topic(second < 20 ? 'cooking' : 'soccer')],
    })),
    shots: [0, 10_000, 20_000, 30_000].map((start) => ({ start, end: start + 10_000 })),
    speech: [{ start: 28_000, end: 32_000 }],
    taxonomy: {
      version: '3.1',
      sources: ['said', 'seen'],
      topics: [
        { name: 'cooking', id: '216', path: ['Food & Drink', 'Cooking'], isSensitive: false },
        { name: 'soccer', id: '533', path: ['Sports', 'Soccer'], isSensitive: false },
      ],
    },
  });
}

async function show(page: Page): Promise<SandboxPage> {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const answer = answerFor(page);
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(answer.videoUrl);
  await sandbox.success.waitFor();
  return sandbox;
}

test('the timeline zooms around the playhead, all lanes scroll together, and back', async ({
  dashboardPage: page,
}) => {
  const sandbox = await show(page);
  const { timeline } = sandbox;
  const playhead = page.getByRole('slider', { name: 'Playback position' });
  const cooking = sandbox.lane('cooking');
  const axisLabel = (time: string) => timeline.getByText(time, { exact: true }).last();
  const bar = (name: string) => sandbox.lane(name).locator('[data-track] > span').first();
  const left = async (name: string) => (await bar(name).boundingBox())?.x ?? NaN;
  // The third shot and soccer begin where cooking ends.
  const shot = timeline.locator('[data-track]').first().locator('> span').nth(2);
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
  await expect(axisLabel('00:21.0')).toBeInViewport();
  await expect(sandbox.lane('soccer').getByRole('button')).toBeInViewport();
  await expectNoFindingsInBothThemes(page, 'a zoomed timeline');

  // The view follows the playhead.
  await playhead.fill('35000');
  await expect(axisLabel('00:35.0')).toBeInViewport();
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

test('a range is selected by dragging, by keys and at the playhead: it tells what is in it, plays and is zoomed to', async ({
  dashboardPage: page,
}) => {
  const { timeline } = await show(page);
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
    const times = /^00:(10\.0|09\.9) to 00:(30\.0|29\.9) · (20\.0|19\.9) s$/;
    await expect(range.getByRole('status')).toHaveText(times, { timeout: 1000 });
  }).toPass();
  await expect(range).toContainText(/Topics: cooking 00:10\.0, soccer 00:(10\.0|09\.9)/);
  await expect(range).toContainText('✓ Suitable');
  await expectNoFindingsInBothThemes(page, 'a selected range');
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
