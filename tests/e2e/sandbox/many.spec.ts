import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import {
  ANALYZE_BACKGROUND_PATH,
  MAX_LISTED_ANALYSES,
  type AnalysisRecord,
} from '../../../src/contracts/analyses';
import type { AnalysisResponse } from '../../../src/contracts/analysis';
import { countDocuments, storeDocument } from '../../firebase/emulators';
import { expect, test, type Account } from '../support/accounts';
import { answerWith } from '../support/answers';
import { expectNoFindings, expectNoFindingsInBothThemes } from '../support/axe';
import { SandboxPage } from '../support/pages/sandbox-page';

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

async function openMany(page: Page) {
  await new SandboxPage(page).open();
  await page.getByRole('button', { name: 'Many videos at once' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Analyze many videos' })).toBeFocused();
}

const cardOf = (page: Page, count: number) => page.getByRole('region', { name: `${count} videos, ` });

test('a list that goes beyond the newest analyses is shown whole, and says so while older ones cannot be loaded', async ({
  dashboardPage: page,
  account,
}) => {
  await idleFunction(page);
  const places = Array.from({ length: MAX_LISTED_ANALYSES + 3 }, (_, place) => place);
  for (const place of places) await store(account, place, { state: 'cancelled' });
  let isOlderReachable = false;
  await page.route(/:runQuery/, (route) => {
    const isOlder = (route.request().postData() ?? '').includes('startAt');
    return isOlder && !isOlderReachable ? route.abort() : route.continue();
  });
  await openMany(page);
  const missing = page.getByText('Older analyses of this list are not shown yet.');
  await expect(cardOf(page, MAX_LISTED_ANALYSES)).toBeVisible();
  await expect(missing).toBeVisible();
  const older = page.getByRole('button', { name: 'Show older analyses' });
  await older.press('Enter');
  await expect(page.getByText('Older analyses could not be loaded.', { exact: false })).toBeVisible();
  isOlderReachable = true;
  await older.press('Enter');
  await expect(cardOf(page, places.length)).toContainText(`${places.length} canceled`);
  await expect(missing).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Analyze many videos' })).toBeFocused();
});

test('a list is checked line by line, queued once even after a failure, stopped and started again', async ({
  dashboardPage: page,
  account,
}) => {
  await idleFunction(page);
  await store(account, 1, { state: 'done', parts: 1 });
  await openMany(page);
  const input = page.getByRole('textbox', { name: 'Videos' });
  const lines = [
    'Titel;URL;Untertitel',
    `=1+1;${urlOf(1)};`,
    `"<b>Second</b>; part 2";${urlOf(2)};https://example.com/2.vtt`,
    'Third;example.com/3.mp4;',
    `Fourth;${urlOf(4)};`,
    `Again;${urlOf(2)};`,
  ];
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'season.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`),
  });
  await expect(page.getByRole('list', { name: '2 lines have a problem' }).getByRole('listitem')).toHaveText([
    /^Line 4: Not a URL .*Third;example\.com\/3\.mp4;$/,
    /^Line 6: The same video as in line 3\. Again/,
  ]);
  await page.getByText('3 videos were read').click();
  await expect(page.getByText('<b>Second</b>; part 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Analyze 1 video again/ })).not.toBeChecked();
  await expect(page.getByText('2 videos, 2 at the same time.', { exact: false })).toContainText(
    '13 minutes in all',
  );
  await expectNoFindingsInBothThemes(page, 'the form for many videos');

  const start = page.getByRole('button', { name: 'Start 2 analyses' });
  let failing = true;
  await page.route('**/documents:commit*', async (route) => {
    // The write reaches the server, and its answer is lost.
    if (failing) await route.fetch();
    await (failing ? route.abort() : route.continue());
    failing = false;
  });
  await start.press('Enter');
  await expect(page.getByText('Not all of them could be added.', { exact: false })).toBeVisible();
  await expect(input).toHaveValue(/Fourth/);
  await start.press('Enter');
  await expect(page.getByText('The lines with a problem are still here.', { exact: false })).toBeFocused();
  expect(await countDocuments(`users/${account.uid}/analyses`)).toBe(3);
  await expect(input).toHaveValue('Titel;URL;Untertitel\nThird;example.com/3.mp4;\nAgain;' + urlOf(2) + ';');

  const card = cardOf(page, 2);
  await expect(card).toContainText('2 waiting');
  await card.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(card).toContainText('2 canceled');
  await expect(card.getByRole('button', { name: 'Start 2 canceled analyses' })).toBeFocused();
  await expect(card.getByRole('button', { name: 'Start 2 canceled analyses' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('2 waiting');
  await expect(card.getByRole('button', { name: 'Stop' })).toBeFocused();
  await expect(card.getByRole('progressbar')).toBeVisible();

  await page.getByRole('button', { name: 'Back to the library' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Many videos at once' })).toBeFocused();
});

test('a device that did not queue a list shows its progress, why some failed, and its results in one file and side by side', async ({
  dashboardPage: page,
  account,
}) => {
  await idleFunction(page);
  const videoUrl = urlOf(0);
  await store(account, 0, { state: 'done', parts: 1, title: '=1+1' }, answerWith({ videoUrl }));
  await store(account, 1, { state: 'partial', parts: 1, coverage: 0.4 }, answerWith({ videoUrl: urlOf(1) }));
  const error = { code: 'unreachable', message: 'The host did not answer.' };
  await store(account, 2, { state: 'failed', error });
  await store(account, 3, { state: 'failed', error });
  await store(account, 4, { state: 'running', progress: 0.5 });
  await store(account, 5, { state: 'queued' });
  await openMany(page);
  const card = cardOf(page, 6);
  await expect(card).toContainText('1 complete · 1 partial · 2 failed · 1 running · 1 waiting');
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  await card.getByText('2 failed: The host did not answer.').click();
  await expect(card.getByText(urlOf(3))).toBeVisible();

  const begun = page.waitForEvent('download');
  const download = card.getByRole('button', { name: 'Download CSV' });
  await download.press('Enter');
  const file = await begun;
  await expect(card.getByText(/^Saved as analyses-\d{4}-\d\d-\d\d\.csv$/)).toBeVisible();
  await expect(download).toBeFocused();
  const rows = parse(await readFile(await file.path(), 'utf8'), { bom: true, columns: true }) as object[];
  expect(rows).toMatchObject([
    { title: "'=1+1", state: 'done', url: videoUrl },
    { state: 'partial', coverage: '0.4' },
    { state: 'failed', error_code: 'unreachable' },
    { state: 'failed' },
    { state: 'running' },
    { state: 'queued' },
  ]);
  await card.getByRole('button', { name: 'Try 2 failed analyses again' }).press('Enter');
  await expect(card).toContainText('1 running · 3 waiting');

  await card.getByRole('button', { name: 'Stop' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Let them finish' }).press('Enter');
  await expect(card).toContainText('1 running · 3 canceled');
  await card.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('1 analysis is running');
  await store(account, 4, { state: 'done', parts: 1 }, answerWith({ videoUrl: urlOf(4) }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(page, 'a list of videos on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await card.getByRole('button', { name: 'Compare' }).press('Enter');
  await expect(page.getByRole('table', { name: 'Compare programs' }).getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('button', { name: 'Back to the list' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Analyze many videos' })).toBeFocused();
});

test('a file that takes the place of a list can be taken back, what is no text is refused, and a list is deleted as a whole', async ({
  dashboardPage: page,
  account,
}) => {
  await idleFunction(page);
  await store(account, 0, { state: 'done', parts: 1 }, answerWith({}));
  await store(account, 1, { state: 'failed', error: { code: 'damaged', message: 'It is damaged.' } });
  await openMany(page);
  const input = page.getByRole('textbox', { name: 'Videos' });
  await input.fill(urlOf(7));
  const file = page.getByLabel('Choose a file');
  await file.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(urlOf(8)) });
  await expect(input).toHaveValue(urlOf(8));
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(input).toHaveValue(urlOf(7));
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  for (const [content, problem] of [
    ['\x89P\0\0', 'The file could not be read'],
    ['url;title\r\n\r\n', 'The file names no videos.'],
    ['x'.repeat(2_100_000), 'The file is too long for a list of videos'],
  ] as const) {
    await file.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(content, 'latin1') });
    await expect(page.getByText(problem, { exact: false })).toBeVisible();
    await expect(input).toHaveValue(urlOf(7));
  }
  const drop = async (...texts: string[]) => {
    const dropped = await page.evaluateHandle((all) => {
      const data = new DataTransfer();
      for (const text of all) data.items.add(new File([text], 'list.txt', { type: 'text/plain' }));
      return data;
    }, texts);
    await page
      .getByRole('heading', { name: 'Analyze many videos' })
      .dispatchEvent('drop', { dataTransfer: dropped });
  };
  await drop(urlOf(8), urlOf(9));
  await expect(page.getByText('Only one file can be read at a time.', { exact: false })).toBeVisible();
  await expect(input).toHaveValue(urlOf(7));
  await drop(urlOf(9));
  await expect(input).toHaveValue(urlOf(9));

  await cardOf(page, 2).getByRole('button', { name: 'Delete list' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).press('Enter');
  await expect(cardOf(page, 2)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Analyze many videos' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'The list was deleted.' })).toHaveCount(1);
  await expect.poll(() => countDocuments(`users/${account.uid}/analyses`)).toBe(0);
});
