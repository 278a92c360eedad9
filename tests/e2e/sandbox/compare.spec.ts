import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type { AnalysisResponse } from '../../../src/contracts/analysis';
import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { expectNoFindings, expectNoFindingsInBothThemes } from '../support/axe';
import { rowOf, storeAnalysis } from '../support/library';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';

/** Ten minutes about one topic, with a sensitive topic for `crimeMs` of them. */
function program(name: string, topic: string, crimeMs: number, more: Partial<AnalysisResponse> = {}) {
  const concept = (each: string) => ({ name: each, confidence: 0.9, kind: 'topic' as const });
  return answerWith({
    videoUrl: `https://cdn.example.com/${name}.mp4`,
    provider: 'embedded',
    durationMs: 600_000,
    analysis: [
      { timestamp: 0, concepts: [concept(topic)] },
      ...(crimeMs > 0 ? [{ timestamp: 600_000 - crimeMs, concepts: [concept('crime')] }] : []),
    ],
    taxonomy: {
      version: '3.1',
      sources: ['said'],
      topics: [
        { name: 'cooking', id: '216', path: ['Food & Drink', 'Cooking'], isSensitive: false },
        { name: 'crime', id: '380', path: ['Crime'], isSensitive: true },
      ],
    },
    risks: [
      {
        name: 'crime',
        level: 'medium',
        ranges: [{ start: 600_000 - crimeMs, end: 600_000, level: 'medium' }],
        words: ['theft'],
        mentions: 1,
      },
    ],
    ...more,
  });
}

/** Analyzes each answer's video, and returns to the library. */
async function analyzeAll(page: Page, answers: readonly AnalysisResponse[]) {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const dashboard = new Dashboard(page);
  for (const answer of answers) {
    await replaceFunction(page, (route) => route.fulfill({ json: answer }));
    await sandbox.analyzeUrl(answer.videoUrl);
    await expect(sandbox.success).toBeVisible();
    await dashboard.link('Billing').click();
    await dashboard.link('Sandbox').click();
    await page.getByRole('list', { name: 'Library' }).waitFor();
    await page.unrouteAll();
  }
}

test('stored analyses stand side by side under one profile, in any order, and leave as CSV', async ({
  dashboardPage: page,
}) => {
  await analyzeAll(page, [
    program('episode-1', 'cooking', 60_000),
    program('episode-2', 'cooking', 0),
    program('episode-3', 'cooking', 300_000, { partial: [{ code: 'captions-cut', values: {} }] }),
  ]);
  await page.getByRole('button', { name: 'Compare' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Compare programs' })).toBeFocused();
  const table = page.getByRole('table', { name: 'Compare programs' });
  const titles = table.getByRole('rowheader');
  await expect(titles).toHaveText([/^episode 3.*Partial analysis\./, /^episode 2/, /^episode 1/]);
  await expect(table.getByRole('row').nth(1)).toContainText('05:00.0 · 50%');
  await expectNoFindingsInBothThemes(page, 'a comparison');

  await table.getByRole('button', { name: 'Suitable time' }).press('Enter');
  await expect(titles).toHaveText([/^episode 3/, /^episode 1/, /^episode 2/]);
  await table.getByRole('button', { name: 'Suitable time' }).press('Enter');
  await expect(titles).toHaveText([/^episode 2/, /^episode 1/, /^episode 3/]);

  await page.getByRole('combobox', { name: 'Profile' }).selectOption('open');
  await expect(table.getByText('10:00.0 · 100%')).toHaveCount(3);

  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).press('Enter');
  const file = await begun;
  const rows = parse(await readFile(await file.path(), 'utf8'), { bom: true, columns: true }) as object[];
  expect(rows).toMatchObject([
    { url: 'https://cdn.example.com/episode-3.mp4', suitable_ms: '600000', notes: 'partial; no-scenes' },
    { url: 'https://cdn.example.com/episode-2.mp4' },
    { url: 'https://cdn.example.com/episode-1.mp4' },
  ]);

  await page.getByText('Programs: 3 of 3').click();
  await page.getByRole('checkbox', { name: /episode-2/ }).uncheck();
  await expect(titles).toHaveCount(2);
  await table.getByRole('button', { name: 'episode 1' }).press('Enter');
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
  await page.getByRole('button', { name: 'Close result' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Compare programs' })).toBeFocused();
  await expect(page.getByText('Programs: 2 of 3')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Profile' })).toHaveValue('open');
  await page.getByRole('checkbox', { name: /episode-1/ }).uncheck();
  await expect(page.getByText('Choose at least two programs.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the library' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Compare' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Library' }).getByRole('listitem')).toHaveCount(3);
});

test('the same video twice can be compared on a phone, and opens from there', async ({
  dashboardPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await analyzeAll(page, [program('episode-1', 'cooking', 0), program('episode-1', 'cooking', 60_000)]);
  await page.getByRole('button', { name: 'Compare' }).press('Enter');
  const table = page.getByRole('table', { name: 'Compare programs' });
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await expectNoFindings(page, 'a comparison on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await table.getByRole('button', { name: 'episode 1' }).first().press('Enter');
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
  await page.getByRole('button', { name: 'Close result' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Compare programs' })).toBeFocused();
});

test('what is on the server is read as it is chosen, and the choice goes on', async ({
  dashboardPage: page,
  account,
}) => {
  for (const name of ['one', 'two', 'three']) {
    await storeAnalysis(account, name, { state: 'done', parts: 1 }, program(name, 'cooking', 0));
  }
  await new SandboxPage(page).open();
  await page.getByRole('button', { name: 'Compare' }).press('Enter');
  const titles = page.getByRole('table', { name: 'Compare programs' }).getByRole('rowheader');
  for (const [index, name] of ['one', 'two', 'three'].entries()) {
    const program = page.getByRole('checkbox', { name: new RegExp(name) });
    await program.press('Space');
    await expect(page.getByText(`Programs: ${String(index + 1)} of 3`)).toBeVisible();
    await expect(program).toBeChecked();
    await expect(program).toBeFocused();
  }
  await expect(titles).toHaveCount(3);
});

test('a result that is opened from a comparison names the places where it is', async ({
  dashboardPage: page,
  account,
}) => {
  await storeAnalysis(account, 'near', { state: 'done', parts: 1 }, program('near', 'cooking', 0));
  await storeAnalysis(account, 'far', { state: 'done', parts: 1 }, program('far', 'cooking', 0));
  await new SandboxPage(page).open();
  for (const name of ['near.mp4', 'far.mp4']) {
    await rowOf(page, name).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Close result' }).click();
  }
  await page.getByRole('button', { name: 'Compare' }).click();
  const table = page.getByRole('table', { name: 'Compare programs' });
  await table.getByRole('rowheader').filter({ hasText: 'near' }).getByRole('button').click();
  await expect(page.getByText(/^Analyzed on .*, stored on the server and on this device\.$/)).toBeVisible();
});
