import { expect, test } from '../support/accounts';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { openInDashboard } from '../support/in-app';
import { ListPage } from '../support/pages/list-page';

const CAMPAIGNS = '/dashboard/campaigns';
const NARROW = { width: 390, height: 844 };

/** The sort value of a cell: dates as ISO dates, amounts as numbers, everything else as text. */
function comparable(text: string): string | number {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  if (year !== undefined) return `${year}-${String(month)}-${String(day)}`;
  return /^\$?[\d,.]+$/.test(text) ? Number(text.replace(/[$,]/g, '')) : (text.split('\n')[0] ?? '');
}

const inOrder = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

test('every column is sorted both ways, and the order is announced', async ({ dashboardPage: page }) => {
  for (const path of ['/dashboard/api', '/dashboard/organizations', CAMPAIGNS]) {
    const list = new ListPage(page, path);
    await list.open();
    if (path === CAMPAIGNS) {
      // Otherwise the order by start date would equal the order by end date.
      await list.button('Edit Summer Road Trips').click();
      await list.field('End Date').fill('2031-01-31');
      await list.submit('Save Changes');
    }
    expect(await list.heads.locator('xpath=self::*[not(@aria-sort)]').allInnerTexts()).toEqual(['Actions']);
    const columns = (await list.heads.allInnerTexts()).slice(0, -1);
    expect(columns.length).toBeGreaterThan(4);
    for (const [index, column] of columns.entries()) {
      const head = list.heads.nth(index);
      await expect(head).toHaveAttribute('aria-sort', 'none');
      await head.getByRole('button').click();
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      const ascending = (await list.column(index)).map(comparable);
      expect(ascending, `${path} by ${column}`).toEqual(ascending.toSorted(inOrder));
      await head.getByRole('button').press('Enter');
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      const descending = (await list.column(index)).map(comparable);
      expect(descending, `${path} by ${column}`).toEqual(ascending.toSorted(inOrder).toReversed());
    }
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

test('the table of campaigns stays readable at 390 px: every value with its name, nothing cut off, still a table', async ({
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
