import { expect, test } from '../support/accounts';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { openInDashboard } from '../support/in-app';
import { ListPage } from '../support/pages/list-page';

const CAMPAIGNS = '/dashboard/campaigns';
const NARROW = { width: 390, height: 844 };

test('every column is sorted both ways, and the order is announced', async ({ dashboardPage: page }) => {
  for (const [path, column, first, last] of [
    ['/dashboard/api', 'Last Used', 'Legacy importer', 'Production'],
    ['/dashboard/organizations', 'Members', 'Lumen Advertising', 'Northwind Media'],
    [CAMPAIGNS, 'Budget', 'Weeknight Kitchen', 'Final Whistle'],
  ] as const) {
    const list = new ListPage(page, path);
    await list.open();
    await expect(list.head(column)).toHaveAttribute('aria-sort', 'none');
    await list.orderBy(column);
    await expect(list.head(column)).toHaveAttribute('aria-sort', 'ascending');
    expect((await list.names()).at(0)).toBe(first);
    await list.head(column).getByRole('button').press('Enter');
    await expect(list.head(column)).toHaveAttribute('aria-sort', 'descending');
    expect((await list.names()).at(0)).toBe(last);
    expect(await list.heads.locator('xpath=self::*[not(@aria-sort)]').allInnerTexts()).toEqual(['Actions']);
  }
});

test('rows are filtered, with the count, and a message when none is left', async ({
  dashboardPage: page,
}) => {
  for (const [path, query, found, count] of [
    ['/dashboard/api', 'inactive', ['Legacy importer'], '1 of 3'],
    ['/dashboard/organizations', ' BERLIN cafe ', ['Café Central Werbung'], '1 of 3'],
    [CAMPAIGNS, 'paused', ['Weeknight Kitchen', 'Winter Lights'], '2 of 4'],
  ] as const) {
    const list = new ListPage(page, path);
    await list.open();
    await list.filter.fill(query);
    expect(await list.names()).toEqual(found);
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible();
    await list.filter.fill('x'.repeat(10_000));
    await expect(page.getByText(/^No [\w ]+ match this filter\.$/)).toBeVisible();
    await list.filter.press('Escape');
    await expect(list.filter).toHaveValue('');
    await expect(list.filter).toBeFocused();
    await list.filter.fill('z');
    await list.button('Clear filter').click();
    await expect(list.rows.first()).toBeVisible();
  }
});

test('tables stay readable at 390 px: every value with its name, nothing cut off, still a table', async ({
  dashboardPage: page,
}) => {
  await page.setViewportSize(NARROW);
  const list = new ListPage(page, CAMPAIGNS);
  await list.open();
  const row = list.row('Final Whistle');
  const labels = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels).toEqual([
    ...['"Status"', '"Start Date"', '"End Date"', '"Budget"', '"Analysis Type"', 'none'],
  ]);
  for (const part of await row.locator('th, td, button').all()) {
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(NARROW.width);
  }
  await list.orderBy('Name');
  expect((await list.names()).at(0)).toBe('Final Whistle');
});

test('axe finds nothing in the dialogs, the empty tables and the answers', async ({
  dashboardPage: page,
}) => {
  for (const [path, button] of [
    ['/dashboard/billing', 'Manage Plan'],
    ['/dashboard/api', 'Generate New Key'],
    ['/dashboard/organizations', 'New Organization'],
    [CAMPAIGNS, 'New Campaign'],
  ] as const) {
    await openInDashboard(page, path);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').evaluate((dialog) => {
      for (const animation of dialog.getAnimations()) animation.finish();
    });
    await expectNoFindingsInBothThemes(page, `${path} with its dialog`);
  }
  const list = new ListPage(page, CAMPAIGNS);
  await list.open();
  await list.orderBy('Budget');
  await page.setViewportSize(NARROW);
  await expectNoFindingsInBothThemes(page, 'cards');
  await list.filter.fill('nothing of this name');
  await expectNoFindingsInBothThemes(page, 'no concepts');
  await openInDashboard(page, '/dashboard/configuration');
  for (const button of ['Save Changes', 'Reset to Defaults']) {
    await page.getByRole('button', { name: button }).click();
    await expectNoFindingsInBothThemes(page, button);
  }
  expect(await page.locator('style').count(), 'a strict policy forbids style elements').toBe(0);
});
