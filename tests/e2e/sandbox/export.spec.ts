import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { expect, test } from '../support/accounts';
import { clipboardText } from '../support/clipboard';
import { plannedAnswer, showAnswer } from '../support/planned-answer';

async function downloaded(page: Page, button: string) {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
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
  const csv = await downloaded(page, 'Download CSV');
  expect(csv.name).toBe('example.com-programme.csv');
  expect(csv.text, 'a spreadsheet knows by it that the file is UTF-8').toMatch(/^\uFEFFtimestamp_ms,/);
  expect(parse(csv.text, { bom: true, columns: true })).toHaveLength(6);
  await sandbox.minimumConfidence.fill('95');
  await page.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(page.getByText('Copied 1 moment as JSON.')).toBeVisible();
  const analysis = answer.analysis.map(({ concepts, ...entry }) => ({
    ...entry,
    concepts: concepts.filter(({ confidence }) => confidence >= 0.95),
  }));
  expect(JSON.parse(await clipboardText(page))).toEqual({ ...answer, analysis });
  const link = page.getByRole('link', { name: 'published schema' });
  const schema = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await schema.json()).toMatchObject({ title: 'SceneCue analysis result' });

  const glance = page.getByRole('region', { name: 'At a glance' });
  await glance.getByLabel('Suitability profile').selectOption('Open');
  const vmap = await downloaded(page, 'Download VMAP');
  expect(vmap.name).toBe('example.com-programme.vmap.xml');
  expect(vmap.text).toContain(
    '<vmap:AdBreak timeOffset="00:00:50.000" breakType="linear" breakId="break-1">',
  );
  // How a browser parses the chapters.
  const { text: chapters } = await downloaded(page, 'Download WebVTT');
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
