import { expect, test } from '../support/accounts';
import { clipboardText } from '../support/clipboard';
import { callsFrom } from '../support/calls';
import { ListPage } from '../support/pages/list-page';

test.beforeEach(async ({ sharedPage: page }) => {
  await new ListPage(page, '/dashboard/api').open();
});

test(
  'API keys are listed with name, key, dates, status and actions',
  { tag: '@spec-2.api-settings.1a' },
  async ({ sharedPage: page }) => {
    const { heads, rows } = new ListPage(page, '/dashboard/api');
    await expect(heads).toHaveText(['Name', 'API Key', 'Created', 'Last Used', 'Status', 'Actions']);
    await expect(rows.first()).toContainText('01/15/2024');
    await expect(rows.getByText(/^(Active|Inactive)$/)).toHaveText(['Active', 'Active', 'Inactive']);
  },
);

test(
  'each key has buttons to copy, edit and delete it',
  { tag: '@spec-2.api-settings.1b' },
  async ({ sharedPage: page }) => {
    const list = new ListPage(page, '/dashboard/api');
    for (const name of await list.names()) {
      const buttons = list.row(name).getByRole('button');
      await expect(buttons).toHaveCount(3);
      for (const [place, label] of [`Copy ${name}`, `Edit ${name}`, `Delete ${name}`].entries()) {
        await expect(buttons.nth(place)).toHaveAccessibleName(label);
      }
    }
  },
);

test(
  'a copied key is confirmed by text and announcement',
  { tag: '@spec-2.api-settings.1b' },
  async ({ sharedPage: page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const list = new ListPage(page, '/dashboard/api');
    const key = await list.row('Development').locator('code').innerText();
    // Shown for 2.5 s.
    const copied = list.button('Copied Development').waitFor();
    await list.button('Copy Development').click();
    await copied;
    await expect(page.getByRole('status').filter({ hasText: 'Key copied: Development' })).toHaveCount(1);
    expect(await clipboardText(page)).toBe(key);
    await expect(list.button('Copy Development'), 'for a moment only').toBeVisible();
  },
);

test(
  'a refused copy is reported, and the next success replaces the message',
  { tag: '@spec-2.api-settings.1b' },
  async ({ sharedPage: page }) => {
    const list = new ListPage(page, '/dashboard/api');
    await page.evaluate(() => {
      const answers = [() => Promise.reject(new Error('refused')), () => Promise.resolve()];
      navigator.clipboard.writeText = () => answers.shift()?.() ?? Promise.resolve();
    });
    await list.button('Copy Production').click();
    await expect(page.getByRole('alert')).toContainText('The key could not be copied.');
    await expect(list.button('Copied Production')).toHaveCount(0);
    const copied = list.button('Copied Production').waitFor();
    await list.button('Copy Production').click();
    await copied;
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Restores the clipboard for the tests after this one.
    await page.reload();
  },
);

test(
  'the Generate New Key dialog asks for name, description and permissions',
  { tag: ['@spec-2.api-settings.2a', '@spec-2.api-settings.2b'] },
  async ({ sharedPage: page }) => {
    const list = new ListPage(page, '/dashboard/api');
    await list.button('Generate New Key').click();
    await expect(list.dialog).toHaveAccessibleName('Generate New Key');
    await expect(list.field('Name')).toBeFocused();
    await expect(list.field('Name')).toHaveValue('');
    await expect(list.field('Description')).toHaveValue('');
    const permissions = list.dialog.getByRole('group', { name: 'Permissions' });
    await expect(permissions).toHaveText('PermissionsReadWriteAdmin');
    for (const name of ['Read', 'Admin']) await permissions.getByRole('checkbox', { name }).check();
    await expect(permissions.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(list.dialog.getByRole('button')).toHaveText(['Cancel', 'Generate Key']);
    await list.cancel.click();
    await expect(list.dialog).toHaveCount(0);
    await expect(list.button('Generate New Key')).toBeFocused();
  },
);

test(
  'the dialog of an existing key is titled Edit API Key and has Save Changes',
  { tag: ['@spec-2.api-settings.2a', '@spec-2.api-settings.2b'] },
  async ({ sharedPage: page }) => {
    const list = new ListPage(page, '/dashboard/api');
    await list.button('Edit Production').click();
    await expect(list.dialog).toHaveAccessibleName('Edit API Key');
    await expect(list.field('Name')).toHaveValue('Production');
    await expect(list.dialog.getByRole('button')).toHaveText(['Cancel', 'Save Changes']);
  },
);

test(
  'the key dialog only closes and stores nothing',
  { tag: ['@spec-2.api-settings.3a', '@spec-2.api-settings.3b'] },
  async ({ sharedPage: page }) => {
    const list = new ListPage(page, '/dashboard/api');
    // Ends the library of analyses, which asks the server every 10 s after a test has opened the Sandbox in this page.
    await page.reload();
    await list.table.waitFor();
    const before = await list.table.innerText();
    const calls = callsFrom(page);
    for (const [open, finish] of [
      ['Generate New Key', 'Generate Key'],
      ['Edit Production', 'Save Changes'],
    ] as const) {
      await list.button(open).click();
      await list.field('Name').fill('Another name');
      await list.submit(finish);
      await expect(list.dialog).toHaveCount(0);
      expect(await list.table.innerText()).toBe(before);
    }
    expect(calls, '"API keys … make no calls"').toEqual([]);
  },
);
