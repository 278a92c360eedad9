import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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
  filter,
  filterBy,
  headTexts,
  names,
  orderBy,
  press,
  queryDialog,
  switchOf,
} from '@/ui/tables/testing/table-page';

const NAMES = ['Summer Road Trips', 'Weeknight Kitchen', 'Final Whistle', 'Winter Lights'];

async function openCampaigns() {
  const app = await openApp('/dashboard/campaigns');
  await screen.findByText('Summer Road Trips');
  return app;
}

// @spec-2.campaigns.1 @spec-3.campaign.1
it('the table shows name, status, dates, budget and analysis type of each campaign', async () => {
  await openCampaigns();
  expect(headTexts()).toEqual([
    ...['Name', 'Status', 'Start Date', 'End Date', 'Budget', 'Analysis Type', 'Actions'],
  ]);
  expect(names()).toEqual(NAMES);
  expect(cells('Summer Road Trips')).toEqual([
    ...['Active', '06/01/2025', '08/31/2025', '$50,000', 'Full', ''],
  ]);
  expect(cells('Weeknight Kitchen')).toEqual([
    ...['Paused', '03/10/2025', '05/16/2025', '$18,500', 'Basic', ''],
  ]);
  expect(cells('Final Whistle')).toEqual([
    ...['Active', '05/05/2025', '07/13/2025', '$120,000', 'Custom', ''],
  ]);
  expect(cells('Winter Lights')).toEqual(['Paused', '11/17/2025', '01/06/2026', '$74,250', 'Full', '']);
  expect(switchOf('Summer Road Trips')).toBeChecked();
  expect(switchOf('Winter Lights')).not.toBeChecked();
});

// @spec-4.7a
it('the switch of a row pauses and activates its campaign, and no other', async () => {
  const { user } = await openCampaigns();
  expect(switchOf('Summer Road Trips')).toHaveAccessibleName('Active: Summer Road Trips');
  await user.click(switchOf('Summer Road Trips'));
  expect(cells('Summer Road Trips')[0]).toBe('Paused');
  await user.click(switchOf('Winter Lights'));
  expect(cells('Winter Lights')[0]).toBe('Active');
  expect(names().map((name) => switchOf(name ?? '').checked)).toEqual([false, false, true, true]);
  expect(names()).toEqual(NAMES);
  switchOf('Summer Road Trips').focus();
  await user.keyboard(' ');
  expect(switchOf('Summer Road Trips')).toBeChecked();
  expect(cells('Summer Road Trips')[0]).toBe('Active');
});

// @spec-2.campaigns.2 @spec-4.7b
it('a new campaign begins empty with a full analysis, and becomes the last row, active and announced', async () => {
  await openCampaigns();
  filterBy('kitchen');
  press('New Campaign');
  expect(dialog()).toHaveAccessibleName('New Campaign');
  expect(dialog()).not.toHaveAccessibleDescription();
  expect(fieldLabels()).toEqual([
    ...['Name', 'Start Date', 'End Date', 'Budget', 'Analysis Type', 'Notification Email'],
  ]);
  for (const label of ['Name', 'Start Date', 'End Date', 'Notification Email']) {
    expect(field(label)).toHaveValue('');
  }
  expect(field('Budget')).toHaveValue(null);
  expect(field('Budget')).toHaveAttribute('step', 'any');
  expect(field('Analysis Type')).toHaveValue('full');
  const types = within(field('Analysis Type')).getAllByRole('option');
  expect(types.map(({ textContent }) => textContent)).toEqual(['Basic', 'Full', 'Custom']);
  fill({
    Name: 'Autumn',
    'Start Date': '2025-09-01',
    Budget: '2500.5',
    'Analysis Type': 'basic',
    'Notification Email': 'autumn@lumen.example',
  });
  press('Create Campaign');
  expect(queryDialog()).toBeNull();
  expect(filter(), 'it would hide the new row').toHaveValue('');
  expect(names()).toEqual([...NAMES, 'Autumn']);
  expect(cells('Autumn')).toEqual(['Active', '09/01/2025', '—', '$2,500.50', 'Basic', '']);
  expect(switchOf('Autumn')).toBeChecked();
  expect(screen.getByText('5 of 5')).toHaveAttribute('role', 'status');
  expect(announcements()).toEqual(['Autumn added']);
  filterBy('autumn@lumen');
  expect(names(), 'the filter also finds the address').toEqual(['Autumn']);
});

// @spec-2.campaigns.2
it('the Edit Campaign dialog begins with the campaign and changes its row alone', async () => {
  await openCampaigns();
  const others = () => NAMES.slice(0, 3).map(cells);
  const before = others();
  press('Edit Winter Lights');
  expect(dialog()).toHaveAccessibleName('Edit Campaign');
  expect(field('Name')).toHaveValue('Winter Lights');
  expect(field('Start Date')).toHaveValue('2025-11-17');
  expect(field('End Date')).toHaveValue('2026-01-06');
  expect(field('Budget')).toHaveValue(74_250);
  expect(field('Analysis Type')).toHaveValue('full');
  expect(field('Notification Email')).toHaveValue('winter@lumen.example');
  fill({ Budget: '', 'Start Date': '2025-12-01', 'End Date': '2025-12-24', 'Analysis Type': 'custom' });
  press('Save Changes');
  expect(cells('Winter Lights')).toEqual(['Paused', '12/01/2025', '12/24/2025', '$0', 'Custom', '']);
  expect(names()).toEqual(NAMES);
  expect(others()).toEqual(before);
  expect(announcements()).toEqual([]);
});

// @spec-5.7a @spec-5.7b
it('a campaign may end before it begins, with a negative budget and any text for an address', async () => {
  await openCampaigns();
  press('New Campaign');
  expect(field('Start Date')).toHaveAttribute('type', 'date');
  expect(field('End Date')).toHaveAttribute('type', 'date');
  expect(field('Budget')).toHaveAttribute('type', 'number');
  expect(field('Notification Email')).toHaveAttribute('type', 'email');
  fill({
    'Start Date': '2025-09-01',
    'End Date': '2024-01-01',
    Budget: '-5',
    'Notification Email': 'no address',
  });
  press('Create Campaign');
  expect(cells('Unnamed')).toEqual(['Active', '09/01/2025', '01/01/2024', '-$5', 'Full', '']);
});

it('without campaigns, and without any that match the filter, the page says so', async () => {
  await openCampaigns();
  filterBy('nothing of this name');
  expect(screen.getByText('No campaigns match this filter.')).toBeVisible();
  expect(names()).toEqual([]);
  filterBy('');
  for (const name of NAMES) press(`Delete ${name}`);
  expect(screen.getByText('No campaigns yet.')).toBeVisible();
  expect(screen.queryByText('No campaigns match this filter.')).toBeNull();
  expect(button('New Campaign')).toBeEnabled();
  press('New Campaign');
  press('Cancel');
  expect(queryDialog()).toBeNull();
  press('New Campaign');
  expect(dialogButtons()).toEqual(['Cancel', 'Create Campaign']);
});

it('every column sorts the campaigns, and the filter finds statuses, amounts and types', async () => {
  await openCampaigns();
  const [summer, kitchen, whistle, winter] = NAMES;
  // Otherwise the order by start date would equal the order by end date.
  press('Edit Summer Road Trips');
  fill({ 'End Date': '2031-01-31' });
  press('Save Changes');
  expect(orderBy('Name')).toEqual([whistle, summer, kitchen, winter]);
  expect(orderBy('Status')).toEqual([summer, whistle, kitchen, winter]);
  expect(orderBy('Start Date')).toEqual([kitchen, whistle, summer, winter]);
  expect(orderBy('End Date')).toEqual([kitchen, whistle, winter, summer]);
  expect(orderBy('Budget')).toEqual([kitchen, summer, winter, whistle]);
  expect(orderBy('Analysis Type')).toEqual([kitchen, whistle, summer, winter]);
  for (const [query, found] of [
    ['paused', [kitchen, winter]],
    ['$74', [winter]],
    ['custom', [whistle]],
    ['kitchen@', [kitchen]],
    ['05/05', [whistle]],
    ['01/31/2031', [summer]],
  ] as const) {
    filterBy(query);
    expect(names(), query).toEqual(found);
  }
});
