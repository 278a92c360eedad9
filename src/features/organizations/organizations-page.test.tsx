import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app';
import {
  announcements,
  button,
  cells,
  dialog,
  dialogButtons,
  field,
  fieldLabels,
  fill,
  filterBy,
  headTexts,
  names,
  orderBy,
  press,
  queryDialog,
} from '@/ui/tables/testing/table-page';

const [NORTHWIND, LUMEN, CAFE] = ['Northwind Media', 'Lumen Advertising', 'Café Central Werbung'] as const;

async function openOrganizations() {
  const app = await openApp('/dashboard/organizations');
  await screen.findByText(NORTHWIND);
  return app;
}

const totals = () => screen.getByRole('region', { name: 'Totals', hidden: true }).textContent;

// @spec-2.organizations.2 @spec-3.organization.1
it('the table shows name, contact, status, members and date of each organization', async () => {
  await openOrganizations();
  expect(screen.getByRole('table', { name: 'Organizations' })).toBeVisible();
  expect(headTexts()).toEqual(['Name', 'Contact', 'Status', 'Members', 'Created', 'Actions']);
  expect(names()).toEqual([NORTHWIND, LUMEN, CAFE]);
  expect(cells(NORTHWIND)).toEqual([
    'planning@northwind.example+1 555 010012 Harbour Street, Boston, MA 02110',
    ...['Active', '24', '01/15/2024', ''],
  ]);
  expect(cells(LUMEN)).toEqual([
    'hello@lumen.example+1 555 0142480 Market Street, San Francisco, CA 94104',
    ...['Active', '9', '06/03/2024', ''],
  ]);
  expect(cells(CAFE)).toEqual([
    'buero@central.example+49 30 5550117Lindenallee 7, 10115 Berlin',
    ...['Active', '15', '02/20/2025', ''],
  ]);
});

// @spec-2.organizations.1
it('the totals follow the list', async () => {
  await openOrganizations();
  expect(totals()).toBe('Total Organizations3Active Organizations3Total Members48');
  press(`Delete ${NORTHWIND}`);
  expect(totals()).toBe('Total Organizations2Active Organizations2Total Members24');
  press('New Organization');
  press('Create Organization');
  expect(totals()).toBe('Total Organizations3Active Organizations3Total Members24');
  for (const name of names()) press(`Delete ${name ?? ''}`);
  expect(totals()).toBe('Total Organizations0Active Organizations0Total Members0');
  expect(screen.getByText('No organizations yet.')).toBeVisible();
  expect(button('New Organization')).toBeEnabled();
});

// @spec-2.organizations.3 @spec-4.8
it('a new organization is asked for its contact, and is active, without members, from today', async () => {
  await openOrganizations();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-28T12:00:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  press('New Organization');
  expect(dialog()).toHaveAccessibleName('New Organization');
  expect(fieldLabels()).toEqual(['Name', 'Email', 'Phone', 'Address']);
  for (const label of fieldLabels()) expect(field(label)).toHaveValue('');
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Phone')).toHaveAttribute('type', 'tel');
  expect(dialogButtons()).toEqual(['Cancel', 'Create Organization']);
  fill({
    Name: 'Harbour Films',
    Email: 'crew@harbour.example',
    Phone: '+1 555 0199',
    Address: '1 Pier, Boston',
  });
  press('Create Organization');
  expect(names()).toEqual([NORTHWIND, LUMEN, CAFE, 'Harbour Films']);
  expect(cells('Harbour Films')).toEqual([
    'crew@harbour.example+1 555 01991 Pier, Boston',
    ...['Active', '0', '05/28/2025', ''],
  ]);
  expect(announcements()).toEqual(['Harbour Films added']);
});

// @spec-2.organizations.3
it('the Edit Organization dialog changes its row; Cancel and Escape change nothing', async () => {
  await openOrganizations();
  for (const leave of [() => press('Cancel'), () => fireEvent.keyDown(document.body, { key: 'Escape' })]) {
    press(`Edit ${LUMEN}`);
    fill({ Name: 'Lost' });
    leave();
    expect(queryDialog()).toBeNull();
    expect(names()).toEqual([NORTHWIND, LUMEN, CAFE]);
  }
  press(`Edit ${LUMEN}`);
  expect(dialog()).toHaveAccessibleName('Edit Organization');
  expect(fieldLabels().map((label) => field(label).value)).toEqual([
    ...[LUMEN, 'hello@lumen.example', '+1 555 0142', '480 Market Street, San Francisco, CA 94104'],
  ]);
  expect(dialogButtons()).toEqual(['Cancel', 'Save Changes']);
  fill({ Name: 'Lumen Group', Phone: '' });
  press('Save Changes');
  expect(names()).toEqual([NORTHWIND, 'Lumen Group', CAFE]);
  expect(cells('Lumen Group')).toEqual([
    'hello@lumen.example480 Market Street, San Francisco, CA 94104',
    ...['Active', '9', '06/03/2024', ''],
  ]);
});

// @spec-4.8
it('two organizations with the same ID are changed and deleted separately', async () => {
  await openOrganizations();
  press(`Delete ${NORTHWIND}`);
  press('New Organization');
  // Its ID is the length of the list plus one, which is the ID of the last organization, too.
  fill({ Name: 'Third again' });
  press('Create Organization');
  press('Edit Third again');
  fill({ Name: 'Changed' });
  press('Save Changes');
  expect(names()).toEqual([LUMEN, CAFE, 'Changed']);
  press('Delete Changed');
  expect(names()).toEqual([LUMEN, CAFE]);
});

it('every column sorts the organizations, and the filter finds names, contacts and dates', async () => {
  await openOrganizations();
  expect(orderBy('Name')).toEqual([CAFE, LUMEN, NORTHWIND]);
  expect(orderBy('Contact')).toEqual([CAFE, LUMEN, NORTHWIND]);
  expect(orderBy('Contact'), 'by e-mail address').toEqual([NORTHWIND, LUMEN, CAFE]);
  expect(orderBy('Members')).toEqual([LUMEN, CAFE, NORTHWIND]);
  expect(orderBy('Created')).toEqual([NORTHWIND, LUMEN, CAFE]);
  expect(orderBy('Created')).toEqual([CAFE, LUMEN, NORTHWIND]);
  expect(orderBy('Status')).toEqual([NORTHWIND, LUMEN, CAFE]);
  for (const [query, found] of [
    [' BERLIN cafe ', [CAFE]],
    ['hello@', [LUMEN]],
    ['0100', [NORTHWIND]],
    ['06/03', [LUMEN]],
    ['active', [NORTHWIND, LUMEN, CAFE]],
  ] as const) {
    filterBy(query);
    expect(names(), query).toEqual(found);
  }
  filterBy('elsewhere');
  expect(screen.getByText('No organizations match this filter.')).toBeVisible();
});

// @spec-5.7a @spec-5.7b
it('an organization may have no name, a blank one, or one of any length, and no address', async () => {
  await openOrganizations();
  const long = 'مرحبا🎬'.repeat(100);
  for (const name of ['', '   ', long]) {
    press('New Organization');
    fill({ Name: name, Email: 'no address' });
    press('Create Organization');
  }
  expect(names()).toEqual([NORTHWIND, LUMEN, CAFE, 'Unnamed', 'Unnamed', long]);
  expect(cells(long)[0]).toBe('no address');
  press(`Edit ${long}`);
  expect(field('Name')).toHaveValue(long);
});
