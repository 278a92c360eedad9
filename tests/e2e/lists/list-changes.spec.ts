import type { Page } from '@playwright/test';
import { expect, test } from '../support/accounts';
import { callsFrom } from '../support/calls';
import { Dashboard } from '../support/pages/dashboard';
import { ListPage } from '../support/pages/list-page';

const NAMES = ['Summer Road Trips', 'Weeknight Kitchen', 'Final Whistle', 'Winter Lights'];

async function openList(page: Page, name: 'api' | 'organizations' | 'campaigns'): Promise<ListPage> {
  const list = new ListPage(page, `/dashboard/${name}`);
  await list.open();
  return list;
}

test(
  'a campaign is switched between active and paused',
  { tag: '@spec-4.7a' },
  async ({ dashboardPage: page }) => {
    const list = await openList(page, 'campaigns');
    const row = list.row('Summer Road Trips');
    const toggle = row.getByRole('switch', { name: 'Active: Summer Road Trips' });
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(toggle).not.toBeChecked();
    await expect(row.getByText('Paused')).toBeVisible();
    await toggle.click({ force: true });
    await expect(toggle).toBeChecked();
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
  },
);

test(
  'a new campaign starts active, with what the New Campaign dialog asks',
  { tag: '@spec-4.7b' },
  async ({ dashboardPage: page }) => {
    const list = await openList(page, 'campaigns');
    await list.filter.fill('kitchen');
    await list.button('New Campaign').click();
    await expect(list.dialog).toHaveAccessibleName('New Campaign');
    await list.field('Name').fill('Autumn');
    await list.field('Start Date').fill('2025-09-01');
    await list.field('Budget').fill('2500.5');
    await list.field('Analysis Type').selectOption('basic');
    await list.field('Notification Email').fill('autumn@lumen.example');
    await list.submit('Create Campaign');
    const row = list.row('Autumn');
    await expect(row.getByRole('cell')).toHaveText(['Active', '09/01/2025', '—', '$2,500.50', 'Basic', '']);
    await expect(row.getByRole('switch')).toBeChecked();
    await expect(list.filter, 'no filter hides what is new').toHaveValue('');
  },
);

test(
  "a new organization is active, has 0 members and today's date",
  { tag: '@spec-4.8' },
  async ({ dashboardPage: page }) => {
    await page.clock.setFixedTime(new Date('2025-05-28T12:00:00Z'));
    const list = await openList(page, 'organizations');
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
  },
);

test('two organizations of one id are told apart', { tag: '@spec-4.8' }, async ({ dashboardPage: page }) => {
  const list = await openList(page, 'organizations');
  await list.button('Delete Northwind Media').click();
  await list.button('New Organization').click();
  // Its id is the length of the list plus one, which is the id of the last one, too.
  await list.field('Name').fill('Third again');
  await list.submit('Create Organization');
  await list.button('Edit Third again').click();
  await list.field('Name').fill('Changed');
  await list.submit('Save Changes');
  expect(await list.names()).toEqual(['Lumen Advertising', 'Café Central Werbung', 'Changed']);
  await list.button('Delete Changed').click();
  expect(await list.names()).toEqual(['Lumen Advertising', 'Café Central Werbung']);
});

test(
  'an API key is active or inactive, and nothing changes that',
  { tag: ['@spec-4.9a', '@spec-4.9b'] },
  async ({ sharedPage: page }) => {
    const list = await openList(page, 'api');
    await expect(list.rows.getByText(/^(Active|Inactive)$/)).toHaveText(['Active', 'Active', 'Inactive']);
    await expect(list.rows.getByRole('switch')).toHaveCount(0);
    await list.button('Edit Production').click();
    await expect(list.field('Name')).toHaveValue('Production');
    await expect(list.dialog.getByText(/status|inactive/i)).toHaveCount(0);
  },
);

test('dialogs open and close for create and edit', { tag: '@spec-4.11a' }, async ({ sharedPage: page }) => {
  for (const [path, create, edit] of [
    ['api', 'Generate New Key', 'Edit Production'],
    ['organizations', 'New Organization', 'Edit Lumen Advertising'],
    ['campaigns', 'New Campaign', 'Edit Winter Lights'],
  ] as const) {
    const list = await openList(page, path);
    for (const button of [create, edit]) {
      await list.button(button).click();
      await expect(list.dialog).toBeVisible();
      await list.cancel.click();
      await expect(list.dialog).toHaveCount(0);
    }
  }
});

test(
  'deleting a key removes its row at once without a confirmation',
  { tag: '@spec-4.11b' },
  async ({ dashboardPage: page }) => {
    const list = await openList(page, 'api');
    await list.button('Delete Production').click();
    expect(await list.names()).toEqual(['Development', 'Legacy importer']);
    await expect(list.row('Development'), 'the focus goes on').toBeFocused();
    await page.reload();
    await expect(list.rows, 'list changes vanish on reload').toHaveCount(3);
  },
);

test(
  'deleting a campaign removes one row for one press',
  { tag: '@spec-4.11b' },
  async ({ dashboardPage: page }) => {
    const list = await openList(page, 'campaigns');
    await list.button('Delete Winter Lights').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await list.names()).toEqual(NAMES.slice(0, 3));
    for (const name of NAMES.slice(0, 3)) await list.button(`Delete ${name}`).click();
    await expect(page.getByText('No campaigns yet.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'a double click deletes one campaign, not the one that moves up under it',
  { tag: '@spec-4.11b' },
  async ({ dashboardPage: page }) => {
    const list = await openList(page, 'campaigns');
    await list.button('Delete Summer Road Trips').dblclick();
    expect(await list.names()).toEqual(NAMES.slice(1));
  },
);

test(
  'list changes outlast another page, are gone after a reload and make no calls',
  { tag: '@spec-4.11c' },
  async ({ dashboardPage: page }) => {
    const list = await openList(page, 'organizations');
    const calls = callsFrom(page);
    await list.button('Delete Lumen Advertising').click();
    const dashboard = new Dashboard(page);
    await dashboard.link('Billing').click();
    await dashboard.link('Organizations').click();
    await expect(list.rows).toHaveCount(2);
    expect(calls).toEqual([]);
    await page.reload();
    await expect(list.rows).toHaveCount(3);
  },
);
