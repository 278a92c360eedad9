import { expect, test } from '../support/accounts';
import { callsFrom } from '../support/calls';
import { clipboardText } from '../support/clipboard';
import { openInDashboard } from '../support/in-app';
import { ConfigurationPage } from '../support/pages/configuration-page';
import { ListPage } from '../support/pages/list-page';
import { SettingsPage } from '../support/pages/settings-page';

test(
  'pages of sample data make no calls when they are used, and a reload brings every list back',
  { tag: ['@spec-1.5a', '@spec-1.5b', '@spec-4.11c', '@spec-7.12'] },
  async ({ dashboardPage: page }) => {
    await new SettingsPage(page).name.waitFor();
    const calls = callsFrom(page);
    const configuration = new ConfigurationPage(page);
    await configuration.open();
    await configuration.save.click();
    await configuration.reset.click();
    await openInDashboard(page, '/dashboard/billing');
    await page.getByRole('button', { name: 'Manage Plan' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    for (const [path, create, submit, deleted] of [
      ['/dashboard/api', 'Generate New Key', 'Generate Key', 'Production'],
      ['/dashboard/organizations', 'New Organization', 'Create Organization', 'Northwind Media'],
      ['/dashboard/campaigns', 'New Campaign', 'Create Campaign', 'Winter Lights'],
    ] as const) {
      const list = new ListPage(page, path);
      await list.open();
      await list.button(create).click();
      await list.submit(submit);
      await list.button(`Delete ${deleted}`).click();
      await expect(list.row(deleted)).toHaveCount(0);
    }
    expect(calls).toEqual([]);
    for (const [path, deleted, count] of [
      ['/dashboard/campaigns', 'Winter Lights', 4],
      ['/dashboard/organizations', 'Northwind Media', 3],
      ['/dashboard/api', 'Production', 3],
    ] as const) {
      const list = new ListPage(page, path);
      await (path === '/dashboard/campaigns' ? page.reload() : list.open());
      await expect(list.row(deleted)).toHaveCount(1);
      await expect(list.rows).toHaveCount(count);
    }
  },
);

test(
  'a key is copied to the clipboard, and the dialogs give the focus back',
  { tag: ['@spec-2.api-settings.1b', '@spec-2.api-settings.2a', '@spec-2.organizations.3', '@spec-4.11a'] },
  async ({ dashboardPage: page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const keys = new ListPage(page, '/dashboard/api');
    await keys.open();
    const key = await keys.row('Development').locator('code').innerText();
    // Shown for 2.5 s.
    const copied = keys.button('Copied Development').waitFor();
    await keys.button('Copy Development').click();
    await copied;
    expect(await clipboardText(page)).toBe(key);
    await keys.button('Generate New Key').click();
    await expect(keys.field('Name')).toBeFocused();
    await keys.cancel.click();
    await expect(keys.dialog).toHaveCount(0);
    await expect(keys.button('Generate New Key')).toBeFocused();

    const list = new ListPage(page, '/dashboard/organizations');
    await list.open();
    for (const leave of [() => list.cancel.click(), () => page.keyboard.press('Escape')]) {
      await list.button('Edit Lumen Advertising').click();
      await list.field('Name').fill('Lost');
      await leave();
      await expect(list.dialog).toHaveCount(0);
      await expect(list.button('Edit Lumen Advertising')).toBeFocused();
    }
    await list.button('Edit Lumen Advertising').click();
    await list.field('Name').fill('Lumen Group');
    await list.field('Address').press('Enter');
    await expect(list.button('Edit Lumen Group')).toBeFocused();
    expect(await list.names()).toEqual(['Northwind Media', 'Lumen Group', 'Café Central Werbung']);
  },
);

test(
  'a double click or a held key deletes one campaign, and the switch of a row is pressed with a finger or a key',
  { tag: ['@spec-4.7a', '@spec-4.11b'] },
  async ({ dashboardPage: page }) => {
    const list = new ListPage(page, '/dashboard/campaigns');
    await list.open();
    const row = list.row('Weeknight Kitchen');
    const toggle = row.getByRole('switch', { name: 'Active: Weeknight Kitchen' });
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(toggle).toBeChecked();
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
    await toggle.click({ force: true });
    await expect(row.getByText('Paused')).toBeVisible();
    await list.button('Delete Summer Road Trips').dblclick();
    expect(await list.names()).toEqual(['Weeknight Kitchen', 'Final Whistle', 'Winter Lights']);
    await list.button('Delete Winter Lights').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await list.names()).toEqual(['Weeknight Kitchen', 'Final Whistle']);
    await expect(list.row('Final Whistle'), 'the focus is on the next row').toBeFocused();
  },
);
