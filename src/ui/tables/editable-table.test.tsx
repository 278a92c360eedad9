import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '@/app/testing/open-app';
import {
  announcements,
  button,
  field,
  fill,
  filter,
  filterBy,
  heads,
  names,
  orderBy,
  press,
  rowElement,
  sorted,
} from './testing/table-page';

const NAMES = ['Summer Road Trips', 'Weeknight Kitchen', 'Final Whistle', 'Winter Lights'];

async function openTable() {
  const app = await openApp('/dashboard/campaigns');
  await screen.findByText('Summer Road Trips');
  return app;
}

it('a table has the roles of a table, with the name as the header of each row', async () => {
  await openTable();
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('rowgroup')).toHaveLength(2);
  expect(table.getAllByRole('row')).toHaveLength(5);
  expect(table.getAllByRole('columnheader')).toHaveLength(7);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(NAMES);
  expect(within(rowElement('Final Whistle')).getAllByRole('cell')).toHaveLength(6);
  const [name] = heads();
  expect(name).toHaveAttribute('scope', 'col');
  expect(rowElement('Final Whistle').cells[0]).toHaveAttribute('scope', 'row');
  const labels = [...rowElement('Final Whistle').cells].map((cell) => cell.dataset.label);
  expect(labels, 'shown where each row is a card').toEqual([
    ...[undefined, 'Status', 'Start Date', 'End Date', 'Budget', 'Analysis Type', 'Actions'],
  ]);
});

it('a column header sorts ascending, then descending; only one column sorts at a time', async () => {
  await openTable();
  expect(sorted()).toEqual([]);
  const sortable = heads().filter(({ ariaSort }) => ariaSort !== null);
  expect(sortable.map(({ textContent }) => textContent)).toEqual([
    ...['Name', 'Status', 'Start Date', 'End Date', 'Budget', 'Analysis Type'],
  ]);
  expect(heads().filter((head) => within(head).queryByRole('button', { hidden: true }))).toEqual(sortable);
  expect(orderBy('Budget')[0]).toBe('Weeknight Kitchen');
  expect(sorted()).toEqual(['Budget ascending']);
  expect(orderBy('Budget')).toEqual([
    ...['Final Whistle', 'Winter Lights', 'Summer Road Trips', 'Weeknight Kitchen'],
  ]);
  expect(sorted()).toEqual(['Budget descending']);
  orderBy('Name');
  expect(sorted()).toEqual(['Name ascending']);
});

it('rows without a name or date come last in both directions', async () => {
  await openTable();
  press('New Campaign');
  fill({ Name: '  ' });
  press('Create Campaign');
  for (const header of ['Name', 'Name', 'Start Date', 'Start Date']) {
    expect(orderBy(header).at(-1), header).toBe('Unnamed');
  }
  orderBy('Name');
  expect(names().at(0)).toBe('Final Whistle');
});

it('the filter finds rows as the user types, counts them, and is cleared by Escape or its button', async () => {
  const { user } = await openTable();
  expect(filter()).toHaveAccessibleName('Filter campaigns');
  expect(screen.getByText('4 of 4')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('button', { name: 'Clear filter' })).toBeNull();
  filterBy('paused');
  expect(names()).toEqual(['Weeknight Kitchen', 'Winter Lights']);
  expect(screen.getByText('2 of 4')).toBeVisible();
  filter().focus();
  expect(fireEvent.keyDown(filter(), { key: 'a' })).toBe(true);
  expect(filter()).toHaveValue('paused');
  expect(fireEvent.keyDown(filter(), { key: 'Escape' }), 'nothing else handles this Escape').toBe(false);
  expect(filter()).toHaveValue('');
  expect(filter()).toHaveFocus();
  expect(names()).toEqual(NAMES);
  expect(fireEvent.keyDown(filter(), { key: 'Escape' }), 'there is nothing to clear').toBe(true);
  filterBy('z'.repeat(10_000));
  expect(screen.getByText('0 of 4')).toBeVisible();
  expect(screen.getByText('No campaigns match this filter.')).toBeVisible();
  await user.click(button('Clear filter'));
  expect(filter()).toHaveValue('');
  expect(filter()).toHaveFocus();
  expect(names()).toEqual(NAMES);
});

// @spec-4.11b
it('deleting removes one row at once, announces it, and moves the focus to the next row', async () => {
  await openTable();
  press('Delete Weeknight Kitchen');
  expect(names()).toEqual(['Summer Road Trips', 'Final Whistle', 'Winter Lights']);
  expect(announcements()).toEqual(['Weeknight Kitchen deleted']);
  expect(rowElement('Final Whistle')).toHaveFocus();
  press('Delete Winter Lights');
  expect(rowElement('Final Whistle'), 'below the last row there is none').toHaveFocus();
  press('Delete Summer Road Trips');
  expect(rowElement('Final Whistle')).toHaveFocus();
  press('Delete Final Whistle');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(announcements()).toEqual(['Final Whistle deleted']);
});

// @spec-4.11b
it('the second click of a double click deletes nothing', async () => {
  await openTable();
  fireEvent.click(button('Delete Summer Road Trips'), { detail: 1 });
  fireEvent.click(button('Delete Weeknight Kitchen'), { detail: 2 });
  expect(names()).toEqual(NAMES.slice(1));
});

// @spec-4.11a @spec-4.11c @spec-1.5a @spec-7.12
it('changes of a list survive a visit to another page, and reach no server', async () => {
  const { user, profile, analyses } = await openTable();
  press('Delete Final Whistle');
  press('Edit Winter Lights');
  expect(field('Name')).toHaveValue('Winter Lights');
  fill({ Name: 'Spring Lights' });
  press('Save Changes');
  await user.click(screen.getByRole('link', { name: 'Billing' }));
  await screen.findByRole('heading', { name: 'Current Plan' });
  await user.click(screen.getByRole('link', { name: 'Campaigns' }));
  await screen.findByText('Spring Lights');
  expect(names()).toEqual(['Summer Road Trips', 'Weeknight Kitchen', 'Spring Lights']);
  expect(profile.calls).not.toContain('merge');
  expect(analyses.calls).toEqual([]);
});

it('the lists of the next user are not changed', async () => {
  const { identity } = await openTable();
  press('Delete Final Whistle');
  identity.report({ uid: 'grace', displayName: 'Grace Hopper', email: 'grace@example.com' });
  await screen.findByText('Final Whistle');
  expect(names()).toEqual(NAMES);
});
