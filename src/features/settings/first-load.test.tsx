import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PASSWORD } from '@/app/testing/memory-services';
import { openApp } from '@/app/testing/open-app';
import { createGate, field, fill, fillPasswords, openSettings, save, SAVED } from './testing/settings-form';

const NAME = 'عائشة  🎬 أحمد';

// @spec-4.6a @spec-4.6b @spec-7.6
it('the settings are loading until the profile is known; then they can be edited, and a save is reported and stores the name as it was typed', async () => {
  const gate = createGate();
  const { profile, identity } = await openApp('/dashboard/settings', {
    loadIdentity: (service) => gate.passed.then(() => service),
  });
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Loading')).toBeVisible();
  expect(main.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  gate.open();
  expect(await screen.findByLabelText('Full Name')).toHaveValue('Ada Lovelace');
  expect(main.queryByText('Loading')).toBeNull();
  expect(field('Full Name')).toBeEnabled();
  fill('Full Name', NAME);
  save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(profile.stored).toMatchObject({ name: NAME });
  expect(identity.current()?.displayName).toBe(NAME);
});

// @spec-7.7
it('a name that the identity service does not accept is saved in the profile, and sent again with the next save', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { identity } = await openSettings();
  fill('Full Name', 'Countess Lovelace');
  fillPasswords(PASSWORD, 'secret');
  identity.failures.updateDisplayName = { kind: 'network', message: 'not reached' };
  save();
  expect(await screen.findByText('Your password has been changed.')).toBeVisible();
  expect(identity.accounts[0]?.password).toBe('secret');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(field('New Password')).toHaveValue('');
  expect(field('Full Name')).toHaveValue('Countess Lovelace');
  identity.failures = {};
  save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(identity.current()?.displayName).toBe('Countess Lovelace');
});
