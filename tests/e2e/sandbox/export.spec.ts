import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, test } from '../support/accounts';
import { clipboardText } from '../support/clipboard';
import { plannedAnswer, showAnswer } from '../support/planned-answer';

const choose = async (page: Page, item: RegExp) => {
  await page.getByRole('button', { name: 'Download', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
};

async function downloaded(page: Page, item: RegExp) {
  const begun = page.waitForEvent('download');
  await choose(page, item);
  const download = await begun;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a result and its plan leave as files and by the clipboard, as spreadsheets, players and other software read them', async ({
  dashboardPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answer = plannedAnswer();
  const sandbox = await showAnswer(page, answer);
  await sandbox.openView('Breaks');
  const csv = await downloaded(page, /^Download CSV/);
  expect(csv.name).toBe('example.com-programme.csv');
  expect(csv.text, 'a spreadsheet knows by it that the file is UTF-8').toMatch(/^\uFEFFtimestamp_ms,/);
  expect(parse(csv.text, { bom: true, columns: true })).toHaveLength(6);
  await choose(page, /^Copy JSON/);
  await expect(page.getByText('Copied 4 moments as JSON.')).toBeVisible();
  expect(JSON.parse(await clipboardText(page))).toEqual(answer);
  await page.getByRole('button', { name: 'Download', exact: true }).press('Enter');
  const link = page.getByRole('menuitem', { name: /schema/i });
  const schema = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await schema.json()).toMatchObject({ title: 'SceneCue analysis result' });
  await page.keyboard.press('Escape');

  await sandbox.openView('Overview');
  await page.getByLabel('Suitability profile').selectOption('Open');
  await sandbox.openView('Breaks');
  const vmap = await downloaded(page, /^VMAP/);
  expect(vmap.name).toBe('example.com-programme.vmap.xml');
  expect(vmap.text).toContain(
    '<vmap:AdBreak timeOffset="00:00:50.000" breakType="linear" breakId="break-50000">',
  );
  // How a browser parses the chapters.
  const { text: chapters } = await downloaded(page, /^WebVTT/);
  const cues = await page.evaluate(async (text) => {
    const video = document.createElement('video');
    const track = document.createElement('track');
    track.kind = 'chapters';
    track.src = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    video.append(track);
    document.body.append(video);
    track.track.mode = 'hidden';
    await new Promise((resolve, reject) => {
      track.addEventListener('load', resolve);
      track.addEventListener('error', reject);
    });
    return [...(track.track.cues ?? [])].map((cue) => [cue.startTime, cue.endTime, (cue as VTTCue).text]);
  }, chapters);
  expect(cues).toEqual([
    [0, 50, '1 · cooking'],
    [52, 120, '2 · crime, soccer'],
  ]);
});
