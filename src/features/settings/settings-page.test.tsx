import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp, section } from '@/app/testing/open-app';

// @spec-2.settings.1a @spec-2.settings.1b
it('every section is in its place with its defaults, and the e-mail address is disabled', async () => {
  await openApp('/dashboard/settings');
  expect(await screen.findByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada Lovelace');
  expect(screen.getByLabelText('Email')).toBeDisabled();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent)).toEqual([
    'Profile',
    'Notifications',
    'Security',
    'Appearance',
    'Change Password',
    'Preferences',
  ]);
  expect(section('Notifications').getByRole('switch', { name: /^Email Notifications/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Use system setting' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
});

// @spec-2.settings.7b
it('a successful save is reported until something is changed, and the server has it', async () => {
  const { user, profile, identity } = await openApp('/dashboard/settings');
  const name = await screen.findByRole('textbox', { name: 'Full Name' });
  await user.clear(name);
  await user.type(name, 'Countess Lovelace');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Settings updated successfully')).toBeVisible();
  expect(profile.stored).toMatchObject({ name: 'Countess Lovelace' });
  expect(identity.calls).toContain('updateDisplayName');
  await user.click(screen.getByRole('switch', { name: /^SMS/ }));
  expect(screen.queryByText('Settings updated successfully')).toBeNull();
});
