import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { ANALYZE_BACKGROUND_PATH, type AnalysisRecord } from '../../../../src/contracts/analyses';
import type { AnalysisResponse } from '../../../../src/contracts/analysis';
import { countDocuments, storeDocument } from '../../../firebase/emulators';
import { expect, test, type Account } from '../../../e2e/support/accounts';
import { answerWith } from '../../../e2e/support/answers';
import { expectNoFindings, expectNoFindingsInBothThemes } from '../../../e2e/support/axe';
import { SandboxPage } from '../../../e2e/support/pages/sandbox-page';

const LIST = '3f0c2d3e-0000-4000-8000-000000000000';

const urlOf = (place: number) => `https://example.com/episode-${place}.mp4`;

/** Stores an analysis of the list in a user's library, as its worker would. */
async function store(
  { uid }: Account,
  place: number,
  fields: Partial<Omit<AnalysisRecord, 'createdAt'>>,
  result?: AnalysisResponse,
) {
  const path = `users/${uid}/analyses/${LIST}-${String(place).padStart(5, '0')}`;
  const now = new Date();
  const record = {
    url: urlOf(place),
    state: 'queued',
    progress: 0,
    attempt: 1,
    createdAt: now,
    updatedAt: now,
  };
  await storeDocument(path, { ...record, ...fields });
  if (result) await storeDocument(`${path}/parts/0`, { attempt: 1, text: JSON.stringify(result) });
}

/** The function accepts every call and does nothing. */
const idleFunction = (page: Page) =>
  page.route(`**${ANALYZE_BACKGROUND_PATH}`, (route) => route.fulfill({ status: 202 }));

const cardOf = (page: Page, count: number) => page.getByRole('region', { name: `${count} videos, ` });

test('a file of videos is queued; the list is stopped, downloaded, compared and deleted', async ({
  dashboardPage: page,
  account,
}) => {
  await idleFunction(page);
  const count = () => countDocuments(`users/${account.uid}/analyses`);
  await new SandboxPage(page).open();
  await page.getByRole('link', { name: 'Many videos at once' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Analyze many videos' })).toBeFocused();
  const input = page.getByRole('textbox', { name: 'Videos' });
  const lines = [
    'Titel;URL;Untertitel',
    `=1+1;${urlOf(7)};`,
    'Third;example.com/3.mp4;',
    `Fourth;${urlOf(8)};`,
  ];
  const file = {
    name: 'season.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`),
  };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByRole('table', { name: '1 line has a problem' }).getByRole('row')).toHaveText([
    /^Line 3.*Not a URL.*Third;example\.com\/3\.mp4;$/,
  ]);
  await expectNoFindingsInBothThemes(page, 'the form for many videos');
  const start = page.getByRole('button', { name: 'Start 2 analyses' });
  await start.press('Enter');
  await expect(page.getByText('The lines with a problem are still here.', { exact: false })).toBeFocused();
  expect(await count()).toBe(2);
  await expect(input).toHaveValue('Titel;URL;Untertitel\nThird;example.com/3.mp4;');
  const card = cardOf(page, 2);
  await card.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(card).toContainText('2 canceled');
  await expect(card.getByRole('button', { name: 'Start 2 canceled analyses' })).toBeFocused();
  await card.getByRole('button', { name: 'Delete list' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).press('Enter');
  await expect(card).toHaveCount(0);
  await expect.poll(count).toBe(0);
  await expect(page.getByRole('heading', { name: 'Analyze many videos' })).toBeFocused();

  // Another device has queued a list.
  await store(account, 0, { state: 'done', parts: 1, title: '=1+1' }, answerWith({ videoUrl: urlOf(0) }));
  await store(account, 1, { state: 'partial', parts: 1 }, answerWith({ videoUrl: urlOf(1) }));
  await store(account, 2, { state: 'failed', error: { code: 'unreachable', message: 'No answer.' } });
  const other = cardOf(page, 3);
  await expect(other).toContainText('1 complete · 1 partial · 1 failed', { timeout: 20_000 });
  const begun = page.waitForEvent('download');
  await other.getByRole('button', { name: 'Download CSV' }).press('Enter');
  const rows = parse(await readFile(await (await begun).path(), 'utf8'), {
    bom: true,
    columns: true,
  }) as object[];
  expect(rows).toMatchObject([
    { title: "'=1+1", state: 'done', url: urlOf(0) },
    { state: 'partial' },
    { state: 'failed', error_code: 'unreachable' },
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(page, 'a list of videos on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await other.getByRole('link', { name: 'Compare' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Compare programs' }).getByRole('rowheader')).toHaveCount(2);
});
