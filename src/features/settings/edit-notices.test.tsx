import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { section } from '@/app/testing/open-app';
import {
  field,
  fill,
  goTo,
  main,
  openSettings,
  press,
  save,
  SAVED,
  STORED,
  UNSAVED,
} from './testing/settings-form';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const rejected = {
  name: '',
  emailNotifications: true,
  smsNotifications: false,
  timezone: 'PST',
  theme: 'dark',
} as const;

/** Opens Settings on a device with edits of an earlier visit, which the server refuses now. */
async function openWithRejected() {
  const app = await openSettings({
    profile: STORED,
    profileMode: 'refuses',
    profileOnDevice: { cached: STORED, queued: { ...rejected, updatedAt: new Date().toISOString() } },
  });
  await screen.findByRole('region', { name: 'Rejected changes' });
  app.profile.mode = 'well';
  return app;
}

const edits = () =>
  section('Rejected changes')
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

// @row-17 @row-19
it('rejected edits are listed with their values, stay in their fields, and are discarded one by one', async () => {
  const { profile } = await openWithRejected();
  const alert = section('Rejected changes').getByRole('alert');
  expect(alert).toHaveTextContent('Your profile could not be saved: the server rejected the change.');
  expect(alert).toHaveTextContent('Correct it below, try again, or discard it.');
  expect(edits()).toEqual([
    'Full Name: (empty)',
    'Email Notifications: On',
    'SMS Notifications: Off',
    'Timezone: PST',
    'Theme: Dark',
  ]);
  expect(field('Full Name')).toHaveValue('');
  expect(field('Timezone')).toHaveValue('PST');
  expect(field('Dark')).toBeChecked();
  expect(screen.queryByText(UNSAVED)).toBeNull();
  expect(main().getByText('The server rejected a change.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Show changes' });
  const target = document.querySelector(link.getAttribute('href') ?? '');
  expect(target).toContainElement(alert);
  expect(target, 'it takes the focus').toHaveAttribute('tabindex', '-1');

  press('Discard: Timezone');
  await waitFor(() => expect(edits()).toHaveLength(4));
  expect(edits()).not.toContain('Timezone: PST');
  await waitFor(() => expect(field('Timezone')).toHaveValue('EST'));
  expect(field('Full Name')).toHaveValue('');
  expect(profile.stored).toEqual(STORED);
  for (const label of ['Full Name', 'Email Notifications', 'SMS Notifications', 'Theme'])
    press(`Discard: ${label}`);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Rejected changes' })).toBeNull());
  await waitFor(() => expect(field('Full Name')).toHaveValue(STORED.name));
  expect(field('Light')).toBeChecked();
  expect(main().queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Show changes' })).toBeNull();
});

// @row-19
it('rejected edits are sent again by Try again', async () => {
  const { profile } = await openWithRejected();
  press('Try again');
  await waitFor(() => expect(profile.stored).toMatchObject({ ...rejected, dateFormat: STORED.dateFormat }));
  expect(await main().findByText('Synced.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Rejected changes' })).toBeNull();
});

// @row-17 @row-19 @row-20
it('an edit that the server refuses is kept, reported on every page, and can be corrected', async () => {
  const { profile } = await openSettings({ profile: STORED });
  await waitFor(() => expect(field('Full Name')).toHaveValue(STORED.name));
  const tooLong = 'x'.repeat(101);
  fill('Full Name', tooLong);
  save();
  expect(await screen.findByRole('region', { name: 'Rejected changes' })).toBeVisible();
  expect(edits()).toEqual([`Full Name: ${tooLong}`]);
  expect(profile.stored).toMatchObject({ name: STORED.name });
  expect(screen.queryByText(SAVED)).toBeNull();
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeEnabled();

  goTo('Billing');
  expect(await main().findByRole('alert')).toHaveTextContent(
    'The server rejected a change to your settings. Your input is preserved.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('1 change or analysis is only on this device and will be lost.')).toBeVisible();
  fireEvent.click(question.getByRole('button', { name: 'Stay signed in' }));
  fireEvent.click(screen.getByRole('link', { name: 'Open Personal Settings' }));
  expect(await screen.findByLabelText('Full Name')).toHaveValue(tooLong);
  fill('Full Name', 'Ada King');
  save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Rejected changes' })).toBeNull();
  expect(profile.stored).toMatchObject({ name: 'Ada King' });
});
