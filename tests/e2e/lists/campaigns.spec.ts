import type { Page } from '@playwright/test';
import { expect, test } from '../support/accounts';
import { ListPage } from '../support/pages/list-page';

const open = (page: Page) => new ListPage(page, '/dashboard/campaigns');
const NAMES = ['Summer Road Trips', 'Weeknight Kitchen', 'Final Whistle', 'Winter Lights'];

test.beforeEach(async ({ sharedPage: page }) => open(page).open());

test(
  'campaigns are listed with status, dates, budget, analysis type and actions',
  { tag: '@spec-2.campaigns.1' },
  async ({ sharedPage: page }) => {
    const list = open(page);
    await expect(list.heads).toHaveText([
      ...['Name', 'Status', 'Start Date', 'End Date', 'Budget', 'Analysis Type', 'Actions'],
    ]);
    const row = list.row('Final Whistle');
    await expect(row.getByRole('cell')).toHaveText([
      ...['Active', '05/05/2025', '07/13/2025', '$120,000', 'Custom', ''],
    ]);
    await expect(row.getByRole('switch')).toBeChecked();
  },
);

test(
  'the New Campaign dialog begins empty, with a full analysis',
  { tag: '@spec-2.campaigns.2' },
  async ({ sharedPage: page }) => {
    const list = open(page);
    await list.button('New Campaign').click();
    await expect(list.dialog).toHaveAccessibleName('New Campaign');
    await expect(list.dialog.locator('label')).toHaveText([
      ...['Name', 'Start Date', 'End Date', 'Budget', 'Analysis Type', 'Notification Email'],
    ]);
    await expect(list.field('Name')).toHaveValue('');
    await expect(list.field('Start Date')).toHaveAttribute('type', 'date');
    await expect(list.field('End Date')).toHaveAttribute('type', 'date');
    await expect(list.field('Budget')).toHaveAttribute('type', 'number');
    await expect(list.field('Analysis Type')).toHaveValue('full');
    await list.cancel.click();
    await expect(list.dialog).toHaveCount(0);
    expect(await list.names()).toEqual(NAMES);
  },
);

test(
  'the Edit Campaign dialog begins with the campaign and changes its row alone',
  { tag: '@spec-2.campaigns.2' },
  async ({ sharedPage: page }) => {
    const list = open(page);
    const others = list.rows.filter({ hasNotText: 'Winter Lights' });
    const before = await others.allInnerTexts();
    expect(before).toHaveLength(NAMES.length - 1);
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
    expect(await others.allInnerTexts()).toEqual(before);
    // Restores the list for the tests after this one.
    await page.reload();
  },
);
