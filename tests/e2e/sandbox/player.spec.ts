import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { SandboxPage } from '../support/pages/sandbox-page';
import { richAnswer } from '../support/rich-answer';

const FILE = join(import.meta.dirname, '../../../public/sample/program.mp4');

const seconds = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

/** Shows a result for a video of this site. Returns the list of calls for the video, which keeps growing. */
async function showResult(page: Page, path: string) {
  const videoUrl = new URL(path, page.url()).href;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url() === videoUrl) calls.push(request.headers().range ?? 'whole');
  });
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: { ...richAnswer(page), videoUrl } }));
  await sandbox.analyzeUrl(videoUrl);
  await expect(sandbox.success).toBeVisible();
  return { sandbox, calls };
}

test('the video plays from a moment, a shot and a place on the timeline, and is not loaded before', async ({
  dashboardPage: page,
}) => {
  // Like a server that supports range requests; the one that `npm start` runs does not.
  const file = readFileSync(FILE);
  await page.route('**/sample/program.mp4', (route) => {
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? [];
    const [start, end] = [Number(from), to ? Number(to) : file.length - 1];
    const headers = {
      'Accept-Ranges': 'bytes',
      'Content-Range': `bytes ${start}-${end}/${file.length}`,
    };
    const body = file.subarray(start, end + 1);
    return route.fulfill({ status: 206, contentType: 'video/mp4', headers, body });
  });
  const { sandbox, calls } = await showResult(page, '/sample/program.mp4');
  const video = page.locator('video');
  await expect(video).toHaveCount(0);
  expect(calls).toEqual([]);

  await page.getByRole('button', { name: 'Play from 00:18.0' }).press('Enter');
  await expect.poll(() => seconds(page)).toBeGreaterThan(18);
  expect(calls.length).toBeGreaterThan(0);
  expect(await video.evaluate((node: HTMLVideoElement) => node.paused)).toBe(false);
  await video.evaluate((node: HTMLVideoElement) => node.pause());

  await sandbox.openView('Timeline');
  const position = page.getByRole('slider', { name: 'Playback position' });
  await position.fill('12000');
  await expect.poll(() => seconds(page)).toBe(12);
  await position.press('ArrowRight');
  await expect.poll(() => seconds(page)).toBe(12.5);
  await expect(position).toHaveAttribute('aria-valuetext', '00:12.5');
  // A click on a lane seeks to the time under the pointer, here the middle.
  await sandbox.lane('black frame').locator('[aria-hidden=true]').click();
  await expect.poll(() => seconds(page)).toBeCloseTo(15, 0);
  await sandbox.timeline.getByRole('button', { name: '00:02.0' }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(2);
  expect(await seconds(page)).toBeLessThan(12);

  // The player stays in view when the page is scrolled, and the address has its time.
  await page.getByRole('button', { name: /^Technical/ }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY), 'it is scrolled').toBeGreaterThan(0);
  await expect(video).toBeInViewport();
  await video.evaluate((node: HTMLVideoElement) => node.pause());
  await expect(page).toHaveURL(/[?&]t=\d+\.\d/);
});

test('a video of this site plays from a moment though its server sends it only whole; one of another site only from its start', async ({
  dashboardPage: page,
}) => {
  await showResult(page, '/sample/program.mp4');
  await page.getByRole('button', { name: 'Play from 00:05.0' }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(5);
  await page.unrouteAll();
  await page.route('https://example.com/programme.mp4', (route) =>
    route.fulfill({ path: 'public/sample/program.mp4', contentType: 'video/mp4' }),
  );
  await showResult(page, 'https://example.com/programme.mp4');
  await page.getByRole('button', { name: 'Play from 00:05.0' }).click();
  await expect(page.getByText(/^The server of this video does not support seeking/)).toBeVisible();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0);
});
