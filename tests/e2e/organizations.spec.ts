import type { Page } from '@playwright/test';
import { expect, test } from './accounts';
import { callsFrom } from './calls';
import { Dashboard } from './pages/dashboard';
import { ListPage } from './pages/list-page';

const open = (page: Page) => new ListPage(page, '/dashboard/organizations');

/** The three figures above the list. */
async function totals(page: Page): Promise<string[]> {
  const text = await page.getByRole('region', { name: 'Totals' }).innerText();
  return text.split(/\n+/);
}

test.beforeEach(async ({ dashboardPage: page }) => open(page).open());

test('"Totals cards: Total Organizations, Active Organizations, Total Members" follow the list', async ({
  dashboardPage: page,
}) => {
  const list = open(page);
  const figures = (organizations: string, members: string) => [
    ...['Total Organizations', organizations],
    ...['Active Organizations', organizations],
    ...['Total Members', members],
  ];
  expect(await totals(page)).toEqual(figures('3', '48'));
  await list.button('Delete Northwind Media').click();
  expect(await totals(page)).toEqual(figures('2', '24'));
  await list.button('New Organization').click();
  await list.submit('Create Organization');
  expect(await totals(page)).toEqual(figures('3', '24'));
});

test('"Table columns: Name, Contact, Status, Members, Created, Actions"', async ({ dashboardPage: page }) => {
  const list = open(page);
  await expect(list.heads).toHaveText(['Name', 'Contact', 'Status', 'Members', 'Created', 'Actions']);
  await expect(list.row('Lumen Advertising').getByRole('cell')).toContainText([
    'hello@lumen.example',
    'Active',
    '9',
    '06/03/2024',
  ]);
});

test('"New organization: active, 0 members, createdAt set to today\'s date"', async ({
  dashboardPage: page,
}) => {
  await page.clock.setFixedTime(new Date('2025-05-28T12:00:00Z'));
  const list = open(page);
  await list.button('New Organization').click();
  await expect(list.dialog).toHaveAccessibleName('New Organization');
  await list.field('Name').fill('Harbour Films');
  await list.field('Email').fill('crew@harbour.example');
  await list.field('Phone').fill('+1 555 0199');
  await list.field('Address').fill('1 Pier, Boston');
  await list.field('Address').press('Enter');
  await expect(list.dialog).toHaveCount(0);
  await expect(list.row('Harbour Films').getByRole('cell')).toHaveText([
    'crew@harbour.example+1 555 01991 Pier, Boston',
    'Active',
    '0',
    '05/28/2025',
    '',
  ]);
  await expect(list.button('New Organization')).toBeFocused();
});

test('"id equal to current list length plus one": two of one id are still told apart', async ({
  dashboardPage: page,
}) => {
  const list = open(page);
  await list.button('Delete Northwind Media').click();
  await list.button('New Organization').click();
  await list.field('Name').fill('Third again');
  await list.submit('Create Organization');
  await list.button('Edit Third again').click();
  await list.field('Name').fill('Changed');
  await list.submit('Save Changes');
  expect(await list.names()).toEqual(['Lumen Advertising', 'Café Central Werbung', 'Changed']);
  await list.button('Delete Changed').click();
  expect(await list.names()).toEqual(['Lumen Advertising', 'Café Central Werbung']);
});

test('"an Edit Organization dialog" changes its row, and Cancel and Escape change nothing', async ({
  dashboardPage: page,
}) => {
  const list = open(page);
  for (const leave of [() => list.cancel.click(), () => page.keyboard.press('Escape')]) {
    await list.button('Edit Lumen Advertising').click();
    await expect(list.dialog).toHaveAccessibleName('Edit Organization');
    await list.field('Name').fill('Lost');
    await leave();
    await expect(list.button('Edit Lumen Advertising')).toBeFocused();
  }
  await list.button('Edit Lumen Advertising').click();
  await expect(list.field('Email')).toHaveValue('hello@lumen.example');
  await list.field('Name').fill('Lumen Group');
  await list.submit('Save Changes');
  expect(await list.names()).toEqual(['Northwind Media', 'Lumen Group', 'Café Central Werbung']);
  await expect(list.button('Edit Lumen Group')).toBeFocused();
});

test('"All list changes are local only": they outlast another page, vanish on reload, make no calls', async ({
  dashboardPage: page,
}) => {
  const list = open(page);
  const calls = callsFrom(page);
  await list.button('Delete Lumen Advertising').click();
  const dashboard = new Dashboard(page);
  await dashboard.link('Billing').click();
  await dashboard.link('Organizations').click();
  await expect(list.rows).toHaveCount(2);
  expect(calls).toEqual([]);
  await page.reload();
  await expect(list.rows).toHaveCount(3);
});

test('"no required or bound checks": anything may be typed, and the table keeps its shape', async ({
  dashboardPage: page,
}) => {
  const list = open(page);
  const long = 'مرحبا🎬'.repeat(2_000).slice(0, 10_000);
  for (const name of ['', '   ', long]) {
    await list.button('New Organization').click();
    await list.field('Name').fill(name);
    await list.field('Email').fill('no address');
    await list.submit('Create Organization');
  }
  await expect(list.rows).toHaveCount(6);
  await expect(list.row('Unnamed')).toHaveCount(2);
  const height = await list.rows.last().evaluate((row) => row.getBoundingClientRect().height);
  expect(height).toBeLessThan(160);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await list.rows
    .last()
    .getByRole('button', { name: /^Edit / })
    .click();
  await expect(list.field('Name')).toHaveValue(long);
});
