import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { main, openSettings, save, toggle } from '@/features/settings/testing/settings-form';
import { ADA } from '../testing/memory-services';
import { openApp } from '../testing/open-app';

const signOut = () => screen.getByRole('button', { name: 'Sign out' });
const question = () => screen.findByRole('alertdialog', { name: 'Sign out and lose work on this device?' });

/** Opens Settings with edits that are only on this device. */
async function openWithUnsentEdits(...labels: string[]) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openSettings();
  app.profile.mode = 'gone';
  for (const label of labels) fireEvent.click(toggle(label));
  save();
  await main().findByText(/^Saved on this device/);
  return app;
}

// @spec-2.dashboard-shell.3 @spec-3.auth-user.1
it.each([
  [ADA, 'A', 'Ada Lovelace', 'ada@example.com'],
  [{ uid: 'u2', displayName: null, email: 'grace@example.com' }, 'G', 'User', 'grace@example.com'],
  [{ uid: 'u3', displayName: 'Nobody', email: null }, 'U', 'Nobody', ''],
])('the user card shows the initial, the name and the address of %o', async (user, initial, name, email) => {
  await openApp('/dashboard/billing', { user });
  const card = signOut().parentElement;
  expect(card).toHaveTextContent(new RegExp(`^${initial}${name}${email}Sign out$`));
});

// @spec-7.5
it('a sign-out without unsent edits asks nothing and removes everything of the user from the device', async () => {
  const app = await openSettings();
  app.device.records.set('ada/planning', { version: 1, value: {} });
  expect(localStorage.getItem('scenecue.user')).toContain('ada@example.com');
  await app.user.click(signOut());
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(location.pathname).toBe('/signin');
  expect(app.identity.calls).toEqual(['signOut']);
  expect([...app.device.records.keys()]).toEqual([]);
  await waitFor(() => expect(Object.values(localStorage).join()).not.toContain('ada'));
  expect(screen.queryByRole('alert'), 'the user ended the session').toBeNull();
});

// @row-20
it('a sign-out asks first when changes are only on this device, and Escape or the first button keeps the session', async () => {
  const app = await openWithUnsentEdits('SMS Notifications', 'Two-Factor Authentication');
  await app.user.click(signOut());
  const dialog = await question();
  expect(dialog).toHaveAccessibleDescription('1 change or analysis is only on this device and will be lost.');
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((node) => node.textContent),
  ).toEqual(['Stay signed in', 'Sign out anyway']);
  await app.user.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(app.identity.calls).not.toContain('signOut');

  await app.user.click(signOut());
  await question();
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.identity.calls).not.toContain('signOut');
  expect(app.profile.stored).not.toMatchObject({ smsNotifications: true });

  await app.user.click(signOut());
  await app.user.click(within(await question()).getByRole('button', { name: 'Sign out anyway' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a sign-out also asks where the changes on the device cannot be counted', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openApp('/dashboard/billing');
  app.device.device.unreadable = true;
  await app.user.click(signOut());
  expect(await question()).toHaveAccessibleDescription(
    'Changes or analyses may be only on this device and will be lost.',
  );
  expect(logged).toHaveBeenCalledWith('Counting the unsent edits failed', expect.anything());
});

// @spec-8.3
it('a failed sign-out is reported until it is dismissed or tried again, and the user stays', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await openApp('/dashboard/billing');
  await waitFor(() => expect(app.services.session.getState().status).toBe('signedIn'));
  app.identity.failures.signOut = { kind: 'unknown', message: 'blocked' };
  await app.user.click(signOut());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to sign out. Please try again.$/);
  expect(location.pathname).toBe('/dashboard/billing');
  expect(logged).toHaveBeenCalledWith('Sign-out failed', 'blocked');
  await app.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();

  await app.user.click(signOut());
  await screen.findByRole('alert');
  app.identity.failures = {};
  let answer: () => void = () => undefined;
  app.identity.gate = new Promise((resolve) => (answer = resolve));
  await app.user.click(signOut());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(signOut(), 'it cannot be pressed while it runs').toBeDisabled();
  answer();
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
});

it('a sign-out with unsaved changes in the form asks the page first', async () => {
  const app = await openSettings();
  fireEvent.click(toggle('SMS Notifications'));
  await app.user.click(signOut());
  const dialog = await screen.findByRole('alertdialog');
  expect(app.identity.calls).toEqual([]);
  const [, leaveAnyway] = within(dialog).getAllByRole('button');
  if (leaveAnyway) await app.user.click(leaveAnyway);
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
});
