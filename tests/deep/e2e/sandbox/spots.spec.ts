import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../../e2e/support/accounts';
import { expectNoFindings, expectNoFindingsInBothThemes } from '../../../e2e/support/axe';
import { cutOff } from '../../../e2e/support/by-hand';
import { plannedAnswer, showAnswer, TAXONOMY } from '../../../e2e/support/planned-answer';
import { policyViolations } from '../../../e2e/support/policy-violations';
import { expectNothingToLose } from '../../../e2e/support/stored';

const FILE = join(import.meta.dirname, '../../../../public/sample/program.mp4');

test('a spot is added with the keyboard, and previewed in the frame of the player', async ({
  dashboardPage: page,
  context,
}) => {
  const violations = await policyViolations(context);
  const file = readFileSync(FILE);
  await page.route('**/sample/program.mp4', (route) => {
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? [];
    const [start, end] = [Number(from), to ? Number(to) : file.length - 1];
    const headers = { 'Accept-Ranges': 'bytes', 'Content-Range': `bytes ${start}-${end}/${file.length}` };
    return route.fulfill({
      status: 206,
      contentType: 'video/mp4',
      headers,
      body: file.subarray(start, end + 1),
    });
  });
  const cooking = { name: 'cooking', confidence: 0.9, kind: 'topic' } as const;
  const quiet = ['black frame', 'silence'].map((name) => ({ name, confidence: 1 }));
  const sandbox = await showAnswer(page, {
    ...plannedAnswer(),
    videoUrl: new URL('/sample/program.mp4', page.url()).href,
    durationMs: 62_000,
    analysis: [
      { timestamp: 0, concepts: [cooking] },
      { timestamp: 30_000, concepts: quiet },
      { timestamp: 31_000, concepts: [cooking] },
    ],
    shots: [0, 30_000, 31_000].map((start, index, all) => ({ start, end: all[index + 1] ?? 62_000 })),
    scenes: [
      { start: 0, end: 30_000 },
      { start: 30_000, end: 62_000 },
    ],
    speech: [],
    taxonomy: TAXONOMY,
  });
  await expect(sandbox.success).toBeVisible();
  await sandbox.openView('Spots');

  await page.getByRole('button', { name: 'Add a spot' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Winter ale');
  const product = dialog.getByRole('combobox', { name: 'Product' });
  await product.pressSequentially('beer');
  await product.press('ArrowDown');
  await product.press('Enter');
  await expect(product).toHaveValue('Alcohol › Beer');
  await dialog.getByLabel('Length in seconds').fill('2');
  await expectNoFindings(page, 'the form of a spot');
  await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(dialog).toHaveCount(0);

  const cell = page.getByRole('button', {
    name: 'Winter ale, break at 00:30.0: about 100%, 1 of 5 parts measured, nothing against it',
  });
  await cell.press('Enter');
  await expectNoFindingsInBothThemes(page, 'the spots');
  const table = page.getByRole('table').filter({ has: cell });
  const placeOf = () => table.evaluate((node) => node.getBoundingClientRect().top + scrollY);
  const place = await placeOf();
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  const video = page.locator('video');
  const playTo = (seconds: number) =>
    video.evaluate((node: HTMLVideoElement, time) => {
      node.currentTime = time;
    }, seconds);
  await expect(
    page.getByText('Preview: the last 10 seconds before the break at 00:30.0, then Winter ale'),
  ).toBeVisible();
  // Nothing moves under the pointer.
  expect(await placeOf()).toBe(place);
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime)).toBeGreaterThan(20);
  await playTo(29.8);
  await expect(page.getByText('Preview: Winter ale, in the break at 00:30.0')).toBeVisible();
  await expect(page.getByText('Winter ale', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Preview: the first 10 seconds after Winter ale')).toBeVisible();
  await playTo(39.8);
  await expect(page.getByText(/^Preview: /)).toHaveCount(0);
  expect(await video.evaluate((node: HTMLVideoElement) => node.paused)).toBe(true);

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => cutOff(page)).toEqual([]);
  }
  await expectNothingToLose(page);
  await page.reload();
  await expect(cell).toBeVisible();
  expect(violations).toEqual([]);
});
