import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, section } from './testing/open-app';

/** The forms of the page that use the browser's validation, and the fields that restrict what is entered. */
const validated = () =>
  [...document.querySelectorAll('form:not([novalidate]), [required], [pattern], [min], [max]')].map(
    (element) => element.outerHTML,
  );

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// @spec-5.5
it.each([
  ['/signin', null, 'Sign In'],
  ['/signup', null, 'Sign Up'],
  ['/dashboard/settings', null, 'Save Changes'],
  ['/dashboard/configuration', null, 'Save Changes'],
  ['/dashboard/sandbox', null, 'Analyze'],
  ['/dashboard/api', 'Generate New Key', 'Generate Key'],
  ['/dashboard/organizations', 'New Organization', 'Create Organization'],
  ['/dashboard/campaigns', 'New Campaign', 'Create Campaign'],
])('the form of %s uses no validation of the browser', async (path, open, submit) => {
  await openApp(path, path.startsWith('/dashboard') ? {} : { user: null });
  if (open) fireEvent.click(await screen.findByText(open));
  expect(await screen.findByRole('button', { name: submit })).toHaveAttribute('type', 'submit');
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect(validated()).toEqual([]);
});

// @spec-9.2
it.each([
  ['/signin', 'Sign In'],
  ['/signup', 'Sign Up'],
])('at %s a password needs 8 characters', async (path, submit) => {
  const { identity } = await openApp(path, { user: null });
  const message = () => screen.queryByText('Password must be at least 8 characters long');
  await screen.findByRole('button', { name: submit });
  fill('Password', 'Short-7');
  fireEvent.click(screen.getByRole('button', { name: submit }));
  expect(message()).toBeVisible();
  fill('Password', 'Long-e-8');
  fireEvent.click(screen.getByRole('button', { name: submit }));
  expect(message()).toBeNull();
  expect(identity.calls, 'there is no e-mail address').toEqual([]);
});

// @spec-9.2
it('in Settings a new password needs 6 characters', async () => {
  const { identity } = await openApp('/dashboard/settings');
  const save = await screen.findByRole('button', { name: 'Save Changes' });
  fill('Current Password', 'Analytical1');
  const problem = 'Password must be at least 6 characters';
  fill('New Password', '12345');
  fill('Confirm New Password', '12345');
  fireEvent.click(save);
  expect(await section('Change Password').findByText(problem)).toBeVisible();
  expect(identity.calls).toEqual([]);
  fill('New Password', '123456');
  fill('Confirm New Password', '123456');
  fireEvent.click(save);
  expect(await screen.findByText('Settings updated successfully')).toBeVisible();
  expect(screen.queryByText(problem)).toBeNull();
  expect(identity.accounts.map(({ password }) => password)).toEqual(['123456']);
});

// @spec-5.7a @spec-5.7b
it('the configuration accepts whatever is entered', async () => {
  const { user } = await openApp('/dashboard/configuration');
  await screen.findByLabelText('Storage Region');
  const long = '🎬 مرحبا '.repeat(1_000);
  fill('Storage Region', long);
  fill('Notification Email', 'not an address');
  fill('Retention Period (days)', '-5');
  fill('Maximum Video Size (MB)', '');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Configuration saved successfully')).toBeVisible();
  expect(screen.getByLabelText('Storage Region')).toHaveValue(long);
  expect(screen.getByLabelText('Notification Email')).toHaveValue('not an address');
  expect(screen.getByLabelText('Retention Period (days)')).toHaveValue(-5);
  expect(screen.getByLabelText('Maximum Video Size (MB)')).toHaveValue(null);
});
