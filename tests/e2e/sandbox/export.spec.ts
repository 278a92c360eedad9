import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { analysisResponseSchema } from '../../../src/contracts/analysis';
import { expect, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { clipboardText } from '../support/clipboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { richAnswer } from '../support/rich-answer';

const HEAD =
  'timestamp_ms,timecode,concept,confidence,evidence_measurement,evidence_value,evidence_unit,evidence_words,evidence_timestamp_ms,evidence_sources,evidence_label,evidence_score';
const LINES = [
  '0,00:00.0,test pattern,0.98,share of even stripes,0.875,,,,,,',
  '0,00:00.0,tone,0.6,,,,,,,,',
  '2000,00:02.0,scene cut,0.97,,,,,,,,',
  `2000,00:02.0,cooking,0.84,,,,"'=Whisk the eggs, ""gently""",2300,,,`,
  '18000,00:18.0,black frame,0.999,,,,,,,,',
];
const csvOf = (lines: string[]) => [HEAD, ...lines].map((line) => `${line}\r\n`).join('');

async function downloaded(page: Page, button: string) {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await begun;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a result is saved and copied as CSV and JSON, whole or as the filter leaves it', async ({
  dashboardPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answer = richAnswer(page);
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(answer.videoUrl);
  const news = page.getByRole('status').filter({ hasText: /^(Saved|Copied|Your browser)/ });
  const clipboard = () => clipboardText(page);

  expect(await downloaded(page, 'Download CSV')).toEqual({
    name: '127.0.0.1-programme.csv',
    text: `\uFEFF${csvOf(LINES)}`,
  });
  await expect(news).toHaveText('Saved 4 moments as 127.0.0.1-programme.csv.');
  const json = await downloaded(page, 'Download JSON');
  expect(json.name).toBe('127.0.0.1-programme.json');
  expect(v.parse(analysisResponseSchema, JSON.parse(json.text))).toEqual(answer);

  await sandbox.minimumConfidence.fill('90');
  const follows = page.getByRole('checkbox', { name: 'Export filtered results only (3 of 4)' });
  await expect(follows).toBeChecked();
  await page.getByRole('button', { name: 'Copy CSV' }).click();
  await expect(news).toHaveText('Copied 3 moments as CSV.');
  expect(await clipboard()).toBe(csvOf(LINES.filter((line) => /test pattern|cut|black/.test(line))));
  await page.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(news).toHaveText('Copied 3 moments as JSON.');
  // Every moment stays, because one lasts until the next.
  const analysis = answer.analysis.map(({ concepts, ...entry }) => ({
    ...entry,
    concepts: concepts.filter(({ confidence }) => confidence >= 0.9),
  }));
  expect(JSON.parse(await clipboard())).toEqual({ ...answer, analysis });
  await follows.click();
  await page.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(news).toHaveText('Copied 4 moments as JSON.');
  expect(JSON.parse(await clipboard())).toEqual(answer);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy CSV' }).click();
  await expect(news).toHaveText('Your browser blocked access to the clipboard. Download the file instead.');

  const link = page.getByRole('link', { name: 'published schema' });
  const schema = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await schema.json()).toMatchObject({ title: 'SceneCue analysis result' });
});
