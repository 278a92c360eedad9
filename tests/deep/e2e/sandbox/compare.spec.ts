import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { program } from '../../../../src/features/sandbox/testing/programs';
import { expect, test } from '../../../e2e/support/accounts';
import { expectNoFindings, expectNoFindingsInBothThemes } from '../../../e2e/support/axe';
import { storeAnalysis } from '../../../e2e/support/library';
import { SandboxPage } from '../../../e2e/support/pages/sandbox-page';

test('results on the server are compared under one profile, leave as CSV, fit a phone, and each opens and returns', async ({
  dashboardPage: page,
  account,
}) => {
  const crimes = { 'episode-1': 60_000, 'episode-2': 0, 'episode-3': 300_000 };
  for (const [name, crimeMs] of Object.entries(crimes))
    await storeAnalysis(account, name, { state: 'done', parts: 1 }, program(name, crimeMs));
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await page.getByRole('link', { name: 'Compare programs' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Compare programs' })).toBeFocused();
  const table = page.getByRole('table', { name: 'Compare programs' });
  const titles = table.getByRole('rowheader');
  await expect(titles).toHaveCount(2);
  const choice = page.getByRole('combobox', { name: 'Programs' });
  await choice.click();
  await page.getByRole('option', { name: /episode 1/ }).click();
  await expect(titles).toHaveCount(3);
  await expect(page).toHaveURL(/\?ids=episode-3-+%2Cepisode-2-+%2Cepisode-1-+$/);
  await page.keyboard.press('Escape');
  await table.getByRole('button', { name: 'Suitable time' }).press('Enter');
  await expect(titles).toHaveText([/^episode 3/, /^episode 1/, /^episode 2/]);
  await expectNoFindingsInBothThemes(page, 'a comparison');
  await page.getByRole('combobox', { name: 'Profile' }).selectOption('open');
  await expect(table.getByText('10 min · 100%')).toHaveCount(3);

  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).press('Enter');
  const file = await begun;
  const rows = parse(await readFile(await file.path(), 'utf8'), { bom: true, columns: true }) as object[];
  expect(rows).toHaveLength(3);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(page, 'a comparison on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await table.getByRole('link', { name: 'episode 1' }).press('Enter');
  await expect(page.getByText(/^Analyzed on .*, stored on the server\./)).toBeVisible();
  await page.goBack();
  await expect(titles).toHaveCount(3);
  await expect(page.getByRole('combobox', { name: 'Profile' })).toHaveValue('open');
  await sandbox.leaveResult();
  await expect(sandbox.url).toBeVisible();
});
