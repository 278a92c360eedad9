import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ADA, PASSWORD } from '@/app/testing/memory-services';
import { section } from '@/app/testing/open-app';
import {
  field,
  fill,
  fillPasswords,
  main,
  openSettings,
  save,
  SAVED,
  toggle,
  UNSAVED,
} from './testing/settings-form';

const card = () => section('Change Password');
const CHANGED = 'Your password has been changed.';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

// @spec-5.4a
it('the password is changed only when a new one is entered', async () => {
  const { identity } = await openSettings();
  fillPasswords('Wrong-Horse-7', '', 'secret');
  expect(screen.getByText(UNSAVED)).toBeVisible();
  fill('Confirm New Password', '');
  // A password manager may have filled in the current one.
  expect(screen.queryByText(UNSAVED)).toBeNull();
  fill('Confirm New Password', 'secret');
  save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(identity.calls).not.toContain('changePassword');
  expect(card().queryByRole('alert')).toBeNull();
  expect(card().queryByText(CHANGED)).toBeNull();
});

// @spec-5.4a @spec-8.5b
it('each rule of the password change is reported at its field, which gets the focus, and nothing is saved', async () => {
  const { identity, profile } = await openSettings();
  fill('Full Name', 'Countess Lovelace');
  for (const [current, next, confirmation, at, message] of [
    [PASSWORD, 'secret', 'secrets', 'Confirm New Password', 'New passwords do not match'],
    [PASSWORD, '12345', '12345', 'New Password', 'Password must be at least 6 characters'],
    ['Wrong-Horse-7', 'secret', 'secret', 'Current Password', 'Current password is incorrect'],
  ] as const) {
    fillPasswords(current, next, confirmation);
    expect(card().queryByRole('alert'), 'an edit removes the last message').toBeNull();
    save();
    expect(await card().findByRole('alert')).toHaveTextContent(message);
    expect(card().getAllByRole('alert')).toHaveLength(1);
    await waitFor(() => expect(field(at)).toHaveFocus());
    expect(field(at)).toHaveAccessibleDescription(message);
    expect(field(at)).toBeInvalid();
    expect(field('New Password')).toHaveValue(next);
  }
  expect(main().getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByText(SAVED)).toBeNull();
  expect(screen.getByText(UNSAVED)).toBeVisible();
  expect(identity.accounts[0]).toMatchObject({ password: PASSWORD });
  expect(profile.stored).toBeNull();
});

// @spec-5.4b @spec-9.2
it('a new password of 6 characters is accepted, reported in its card until the next edit, and not sent twice', async () => {
  const { identity, profile } = await openSettings();
  fillPasswords(PASSWORD, 'Secr3t');
  save();
  expect((await card().findByText(CHANGED)).closest('[role=status]')).not.toBeNull();
  expect(screen.getByText(SAVED)).toBeVisible();
  expect(screen.queryByText(UNSAVED)).toBeNull();
  expect(identity.accounts[0]).toMatchObject({ uid: ADA.uid, password: 'Secr3t' });
  expect(profile.calls, 'an unchanged profile is not saved').not.toContain('merge');
  for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
    expect(field(label)).toHaveValue('');
  fireEvent.click(toggle('SMS Notifications'));
  expect(card().queryByText(CHANGED)).toBeNull();
  save();
  await screen.findByText(SAVED);
  expect(identity.calls.filter((call) => call === 'changePassword')).toHaveLength(1);
});

// @spec-8.5b
it.each([
  ['network', /could not be reached/],
  ['too-many-requests', /Too many attempts/],
] as const)(
  'a password failure of kind %s is reported in the card, and the next save saves everything',
  async (kind, message) => {
    const { identity, profile } = await openSettings();
    fill('Full Name', 'Countess Lovelace');
    fillPasswords(PASSWORD, 'secret');
    identity.failures.changePassword = { kind, message: 'auth/failed' };
    save();
    expect(await card().findByRole('alert')).toHaveTextContent(message);
    expect(main().getAllByRole('alert')).toHaveLength(1);
    expect(field('Current Password')).toBeValid();
    expect(field('Full Name')).toHaveValue('Countess Lovelace');
    expect(field('New Password')).toHaveValue('secret');
    expect(profile.stored).toBeNull();
    identity.failures = {};
    save();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(card().queryByRole('alert')).toBeNull();
    expect(profile.stored).toMatchObject({ name: 'Countess Lovelace' });
    expect(identity.accounts[0]).toMatchObject({ password: 'secret' });
  },
);

it('a new password that the identity service finds weak is reported at its field in the words of the service', async () => {
  const { identity } = await openSettings();
  identity.failures.changePassword = { kind: 'weak-password', message: 'Choose another one.' };
  fillPasswords(PASSWORD, 'secret');
  save();
  expect(await card().findByText('Choose another one.')).toBeVisible();
  expect(field('New Password')).toHaveAccessibleDescription('Choose another one.');
  await waitFor(() => expect(field('New Password')).toHaveFocus());
});
