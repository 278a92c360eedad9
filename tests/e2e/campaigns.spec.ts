import type { Page } from '@playwright/test';
import { expect, test } from './accounts';
import { ListPage } from './pages/list-page';

const open = (page: Page) => new ListPage(page, '/dashboard/campaigns');
const NAMES = ['Summer Road Trips', 'Weeknight Kitchen', 'Final Whistle', 'Winter Lights'];

test.beforeEach(async ({ dashboardPage: page }) => open(page).open());

test('"Table columns: Name, Status toggle, Start Date, End Date, Budget, Analysis Type, Actions"', async ({
  dashboardPage: page,
}) => {
  const list = open(page);
  await expect(list.heads).toHaveText([
    ...['Name', 'Status', 'Start Date', 'End Date', 'Budget', 'Analysis Type', 'Actions'],
  ]);
  const row = list.row('Final Whistle');
  await expect(row.getByRole('cell')).toHaveText([
    ...['Active', '05/05/2025', '07/13/2025', '$120,000', 'Custom', ''],
  ]);
  await expect(row.getByRole('switch')).toBeChecked();
});

test('"Campaign status toggles between active and paused"', async ({ dashboardPage: page }) => {
  const list = open(page);
  const row = list.row('Summer Road Trips');
  const toggle = row.getByRole('switch', { name: 'Active: Summer Road Trips' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).not.toBeChecked();
  await expect(row.getByText('Paused')).toBeVisible();
  await toggle.click({ force: true });
  await expect(toggle).toBeChecked();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
});

test('"a new campaign starts active", with what the New Campaign dialog asks', async ({
  dashboardPage: page,
}) => {
  const list = open(page);
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
});

test('"an Edit Campaign dialog" begins with the campaign and changes its row alone', async ({
  dashboardPage: page,
}) => {
  const list = open(page);
  await list.button('Edit Winter Lights').click();
  await expect(list.dialog).toHaveAccessibleName('Edit Campaign');
  await expect(list.field('End Date')).toHaveValue('2026-01-06');
  await expect(list.field('Budget')).toHaveValue('74250');
  await expect(list.field('Notification Email')).toHaveValue('winter@lumen.example');
  await list.field('Budget').fill('');
  await list.submit('Save Changes');
  await expect(list.row('Winter Lights')).toContainText('$0');
  await expect(list.row('Winter Lights').getByRole('switch'), 'its status stays').not.toBeChecked();
  expect(await list.names()).toEqual(NAMES);
});

test('"Deleting removes the row at once with no confirmation", one row for one press', async ({
  dashboardPage: page,
}) => {
  const list = open(page);
  await list.button('Delete Winter Lights').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await list.names()).toEqual(NAMES.slice(0, 3));
  for (const name of NAMES.slice(0, 3)) await list.button(`Delete ${name}`).click();
  await expect(page.getByText('There is no campaign.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a double click deletes one campaign, not the one that moves up under it', async ({
  dashboardPage: page,
}) => {
  const list = open(page);
  await list.button('Delete Summer Road Trips').dblclick();
  expect(await list.names()).toEqual(NAMES.slice(1));
});
