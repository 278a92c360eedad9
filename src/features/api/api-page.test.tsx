import { screen, within, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '@/app/testing/open-app';
import {
  button,
  buttonsOf,
  cells,
  dialog,
  dialogButtons,
  field,
  filterBy,
  fill,
  headTexts,
  names,
  orderBy,
  press,
  queryDialog,
  rowElement,
} from '@/ui/tables/testing/table-page';

const NAMES = ['Production', 'Development', 'Legacy importer'];

async function openKeys() {
  const app = await openApp('/dashboard/api');
  await screen.findByText('Production');
  return app;
}

const permissions = () =>
  within(within(dialog()).getByRole('group', { name: 'Permissions' })).getAllByRole<HTMLInputElement>(
    'checkbox',
  );

// @spec-2.api-settings.1a @spec-3.api-key.1a @spec-3.api-key.1c @spec-4.9a
it('the table shows name, key, dates and status of live, test and old keys', async () => {
  await openKeys();
  expect(screen.getByRole('table', { name: 'API keys' })).toBeVisible();
  expect(headTexts()).toEqual(['Name', 'API Key', 'Created', 'Last Used', 'Status', 'Actions']);
  expect(names()).toEqual(NAMES);
  expect(cells('Production')).toEqual([
    ...['sc_live_8fK2mQ7xR4tVb9Lw', '01/15/2024', '05/27/2025', 'Active', ''],
  ]);
  expect(cells('Development')).toEqual([
    ...['sc_test_3nH6pZ1cY5dJs0Xg', '02/01/2024', '05/20/2025', 'Active', ''],
  ]);
  expect(cells('Legacy importer')).toEqual([
    ...['sc_old_6vT9aE2uW8kMr4Bq', '06/12/2023', '12/31/2023', 'Inactive', ''],
  ]);
});

// @spec-2.api-settings.1b @spec-4.9b
it('each key has buttons to copy, edit and delete it, and none that changes its status', async () => {
  await openKeys();
  for (const name of NAMES) {
    expect(buttonsOf(name)).toEqual([`Copy ${name}`, `Edit ${name}`, `Delete ${name}`]);
    expect(within(rowElement(name)).queryByRole('switch', { hidden: true })).toBeNull();
  }
});

it('every column sorts the keys, and the filter finds keys, dates and statuses', async () => {
  await openKeys();
  const [live, test, old] = NAMES;
  expect(orderBy('Name')).toEqual([test, old, live]);
  expect(orderBy('API Key')).toEqual([live, old, test]);
  expect(orderBy('Created')).toEqual([old, live, test]);
  expect(orderBy('Last Used')).toEqual([old, test, live]);
  expect(orderBy('Status')).toEqual([live, test, old]);
  for (const [query, found] of [
    ['inactive', [old]],
    ['sc_test', [test]],
    ['01/15', [live]],
    ['12/31/2023', [old]],
    ['PROD', [live]],
  ] as const) {
    filterBy(query);
    expect(names(), query).toEqual(found);
  }
  filterBy('elsewhere');
  expect(screen.getByText('No API keys match this filter.')).toBeVisible();
});

// @spec-2.api-settings.2a @spec-2.api-settings.2b
it('the dialog for a new key is empty, asks for name, description and permissions, and can be canceled', async () => {
  const { user } = await openKeys();
  press('Generate New Key');
  expect(dialog()).toHaveAccessibleName('Generate New Key');
  expect(dialog()).toHaveAccessibleDescription(
    'These are sample keys: changes in this dialog are not saved.',
  );
  expect(field('Name')).toHaveValue('');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Description')).toHaveValue('');
  expect(permissions().map((box) => box.labels?.[0]?.textContent)).toEqual(['Read', 'Write', 'Admin']);
  expect(permissions().map(({ checked }) => checked)).toEqual([false, false, false]);
  await user.click(field('Admin'));
  await user.click(field('Read'));
  expect(permissions().map(({ checked }) => checked)).toEqual([true, false, true]);
  await user.click(field('Admin'));
  expect(permissions().map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(dialogButtons()).toEqual(['Cancel', 'Generate Key']);
  press('Cancel');
  expect(queryDialog()).toBeNull();
  expect(names()).toEqual(NAMES);
});

// @spec-2.api-settings.2a @spec-2.api-settings.2b @spec-3.api-key.1b
it('the dialog of an existing key begins with its name, description and permissions', async () => {
  await openKeys();
  for (const [name, description, chosen] of [
    ['Development', 'Test environment of the ad server', [true, true, true]],
    ['Production', 'Program guide', [true, true, false]],
    ['Legacy importer', 'Replaced by Production', [true, false, false]],
  ] as const) {
    press(`Edit ${name}`);
    expect(dialog()).toHaveAccessibleName('Edit API Key');
    expect(field('Name')).toHaveValue(name);
    expect(field('Description')).toHaveValue(description);
    expect(permissions().map(({ checked }) => checked)).toEqual(chosen);
    expect(dialogButtons()).toEqual(['Cancel', 'Save Changes']);
    expect(within(dialog()).queryByText(/status|inactive/i)).toBeNull();
    press('Cancel');
  }
});

// @spec-2.api-settings.3a @spec-2.api-settings.3b @spec-5.7a @spec-5.7b
it('submitting the dialog closes it and changes nothing, without a name too', async () => {
  const { profile } = await openKeys();
  const shown = () => NAMES.map(cells);
  const before = shown();
  for (const [open, finish, name] of [
    ['Generate New Key', 'Generate Key', ''],
    ['Generate New Key', 'Generate Key', 'Another name'],
    ['Edit Production', 'Save Changes', 'Another name'],
  ] as const) {
    press(open);
    fill({ Name: name });
    press(finish);
    expect(queryDialog()).toBeNull();
    expect(names()).toEqual(NAMES);
    expect(shown()).toEqual(before);
  }
  expect(profile.calls).not.toContain('merge');
});

it('without keys the page says so, and still offers a new one', async () => {
  await openKeys();
  for (const name of NAMES) press(`Delete ${name}`);
  expect(screen.getByText('No API keys yet.')).toBeVisible();
  expect(button('Generate New Key')).toBeEnabled();
});
