import type { Page } from '@playwright/test';
import { expect, test } from '../support/accounts';
import { ListPage } from '../support/pages/list-page';

const open = (page: Page) => new ListPage(page, '/dashboard/organizations');

/** The three figures above the list. */
async function totals(page: Page): Promise<string[]> {
  const text = await page.getByRole('region', { name: 'Totals' }).innerText();
  return text.split(/\n+/);
}

test.beforeEach(async ({ sharedPage: page }) => open(page).open());

test(
  'the cards of totals follow the list of organizations',
  { tag: '@spec-2.organizations.1' },
  async ({ sharedPage: page }) => {
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
    // Restores the list for the tests after this one.
    await page.reload();
  },
);

test(
  'organizations are listed with contact, status, members, date and actions',
  { tag: '@spec-2.organizations.2' },
  async ({ sharedPage: page }) => {
    const list = open(page);
    await expect(list.heads).toHaveText(['Name', 'Contact', 'Status', 'Members', 'Created', 'Actions']);
    await expect(list.row('Lumen Advertising').getByRole('cell')).toContainText([
      'hello@lumen.example',
      'Active',
      '9',
      '06/03/2024',
    ]);
  },
);

test(
  'the New Organization dialog asks for what the entity has and a person knows',
  { tag: '@spec-2.organizations.3' },
  async ({ sharedPage: page }) => {
    const list = open(page);
    await list.button('New Organization').click();
    await expect(list.dialog).toHaveAccessibleName('New Organization');
    await expect(list.dialog.locator('label')).toHaveText(['Name', 'Email', 'Phone', 'Address']);
    for (const label of ['Name', 'Email', 'Phone', 'Address'])
      await expect(list.field(label)).toHaveValue('');
    await list.cancel.click();
    await expect(list.dialog).toHaveCount(0);
    await expect(list.rows).toHaveCount(3);
  },
);

test(
  'the Edit Organization dialog changes its row, and Cancel and Escape change nothing',
  { tag: '@spec-2.organizations.3' },
  async ({ sharedPage: page }) => {
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
    // Restores the list for the tests after this one.
    await page.reload();
  },
);
