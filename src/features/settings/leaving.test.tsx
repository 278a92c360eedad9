import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { field, fill, goTo, openSettings, press, save, SAVED, UNSAVED } from './testing/settings-form';

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

/** Whether the browser asks before it closes or reloads the page. */
const asksBeforeClosing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('a link asks before it leaves unsaved changes: the user stays, or leaves without saving', async () => {
  const { profile } = await openSettings();
  expect(asksBeforeClosing()).toBe(false);
  fill('Full Name', 'Countess Lovelace');
  expect(asksBeforeClosing()).toBe(true);
  goTo('Billing');
  expect(question()).toBeVisible();
  expect(question()).toHaveAccessibleDescription('Your changes on this page have not been saved.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stay on this page' })).toHaveFocus());
  press('Stay on this page');
  expect(question()).toBeNull();
  expect(location.pathname).toBe('/dashboard/settings');
  expect(field('Full Name')).toHaveValue('Countess Lovelace');

  goTo('Billing');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(question(), 'Escape stays').toBeNull();
  expect(location.pathname).toBe('/dashboard/settings');

  goTo('Billing');
  press('Leave without saving');
  expect(await screen.findByText('Pro Plan')).toBeVisible();
  expect(location.pathname).toBe('/dashboard/billing');
  expect(asksBeforeClosing()).toBe(false);
  expect(profile.stored).toBeNull();
  goTo('Personal Settings');
  expect(await screen.findByLabelText('Full Name')).toHaveValue('Ada Lovelace');
});

it('signing out asks too, and a link to the page itself does not', async () => {
  const { services } = await openSettings();
  fill('Full Name', 'Countess Lovelace');
  goTo('Personal Settings');
  expect(question()).toBeNull();
  press('Sign out');
  expect(question()).toBeVisible();
  expect(services.session.getState().user).not.toBeNull();
  press('Leave without saving');
  await waitFor(() => expect(location.pathname).toBe('/signin'));
  expect(services.session.getState().user).toBeNull();
});

it('nothing asks once all changes are saved or set back', async () => {
  await openSettings();
  fill('Full Name', 'Countess Lovelace');
  fill('Full Name', 'Ada Lovelace');
  expect(screen.queryByText(UNSAVED)).toBeNull();
  expect(asksBeforeClosing()).toBe(false);
  fill('Full Name', 'Countess Lovelace');
  save();
  await screen.findByText(SAVED);
  expect(asksBeforeClosing()).toBe(false);
  goTo('Billing');
  expect(await screen.findByText('Pro Plan')).toBeVisible();
  expect(question()).toBeNull();
});
