import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app';
import { followConnection } from '@/lib/connection';
import { THEME_CHANGED } from '@/theme/theme-choice';
import {
  field,
  fill,
  goTo,
  openSettings,
  press,
  save,
  SAVED,
  STORED,
  UNSAVED,
} from './testing/settings-form';

const root = document.documentElement;
const remembered = () => localStorage.getItem('scenecue.theme');

function expectScheme(scheme: 'light' | 'dark') {
  expect(root).toHaveAttribute('data-theme', scheme);
  expect(root).toHaveAttribute('data-mantine-color-scheme', scheme);
}

/** The themes that the page broadcasts from now on. */
function broadcasts() {
  const themes: unknown[] = [];
  const listener = (event: Event) => themes.push(event instanceof CustomEvent && event.detail);
  addEventListener(THEME_CHANGED, listener);
  onTestFinished(() => removeEventListener(THEME_CHANGED, listener));
  return themes;
}

// @spec-4.4a @spec-4.4b @spec-4.4c
it('a chosen theme is applied and broadcast at once, reverted by leaving, and stored only by Save Changes', async () => {
  const { profile } = await openSettings();
  const themes = broadcasts();
  expectScheme('light');
  fireEvent.click(field('Dark'));
  expectScheme('dark');
  expect(themes).toEqual([{ theme: 'dark' }]);
  expect(field('Dark')).toBeChecked();
  expect(field('Use system setting')).not.toBeChecked();
  expect(screen.getByText(UNSAVED)).toBeVisible();
  expect([profile.stored, remembered()]).toEqual([null, null]);
  goTo('Billing');
  press('Leave without saving');
  await screen.findByText('Pro Plan');
  expectScheme('light');
  goTo('Personal Settings');
  await screen.findByLabelText('Full Name');
  expect(field('Use system setting')).toBeChecked();

  fireEvent.click(field('Dark'));
  save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(profile.stored).toMatchObject({ theme: 'dark' });
  expect(remembered()).toBe('dark');
  goTo('Billing');
  await screen.findByText('Pro Plan');
  expectScheme('dark');
});

// @spec-4.4b
it('the system setting follows the operating system, and a fixed theme does not', async () => {
  const media = Object.assign(new EventTarget(), { matches: true, media: '', addListener: () => undefined });
  vi.stubGlobal('matchMedia', () => media);
  await openSettings();
  const switchTo = (isDark: boolean) =>
    act(() => {
      media.matches = isDark;
      media.dispatchEvent(new Event('change'));
    });
  expect(field('Use system setting')).toBeChecked();
  expectScheme('dark');
  switchTo(false);
  expectScheme('light');
  switchTo(true);
  expectScheme('dark');
  fireEvent.click(field('Light'));
  expectScheme('light');
  switchTo(true);
  expectScheme('light');
});

// @spec-4.4d @spec-3.user-profile.4c
it('the stored theme is applied at sign-in, and not for the next visitor', async () => {
  const { services } = await openSettings({ profile: { ...STORED, theme: 'dark' } });
  await waitFor(() => expectScheme('dark'));
  expect(field('Dark')).toBeChecked();
  expect(remembered()).toBe('dark');
  press('Sign out');
  await waitFor(() => expect(services.session.getState().user).toBeNull());
  await waitFor(() => expectScheme('light'));
  expect(remembered()).toBeNull();
});

// @spec-3.user-profile.4a
it('without a stored theme the system decides, and one of the sign-up is light', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true, media: '' }));
  const { profile, services } = await openSettings();
  expect(field('Use system setting')).toBeChecked();
  expectScheme('dark');
  profile.stored = { name: 'Ada', notifications: true, theme: 'light' };
  await act(() => services.profiles.of('ada').load());
  expect(field('Light')).toBeChecked();
  expectScheme('light');
});

// @spec-4.4e
it('a theme-changed event switches the theme of the page and of the form, and an unknown theme does not', async () => {
  await openSettings();
  const send = (theme: string) => fireEvent(window, new CustomEvent(THEME_CHANGED, { detail: { theme } }));
  send('dark');
  expectScheme('dark');
  expect(field('Dark')).toBeChecked();
  send('sepia');
  expectScheme('dark');
  expect(field('Dark')).toBeChecked();
  send('light');
  expectScheme('light');
  expect(field('Light')).toBeChecked();
});

it('a theme that is chosen and not saved stays when another device stores another one', async () => {
  const { profile, services } = await openSettings({ profile: STORED });
  await waitFor(() => expect(field('Light')).toBeChecked());
  fireEvent.click(field('Dark'));
  profile.stored = { ...STORED, theme: 'system', timezone: 'PST' };
  await act(() => services.profiles.of('ada').load());
  expect(field('Timezone')).toHaveValue('PST');
  expect(field('Dark')).toBeChecked();
  expectScheme('dark');
  fill('Timezone', 'UTC');
  goTo('Billing');
  press('Leave without saving');
  await screen.findByText('Pro Plan');
  expect(services.theme.getState()).toMatchObject({ shown: 'system', stored: 'system' });
});

it('without a network, that the theme could not be loaded is no error', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stop = followConnection(false);
  onTestFinished(() => {
    window.dispatchEvent(new Event('online'));
    stop();
  });
  window.dispatchEvent(new Event('offline'));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { services } = await openApp('/dashboard/billing', { profileMode: 'gone' });
  await waitFor(() => expect(services.profiles.getState().phase).toBe('failed'));
  expect(logged).not.toHaveBeenCalledWith('The theme could not be loaded');
});

// @spec-8.10
it('a failed load of the theme is only logged', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openApp('/dashboard/billing', { profileMode: 'gone' });
  await waitFor(() => expect(logged).toHaveBeenCalledWith('The theme could not be loaded'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Pro Plan')).toBeVisible();
});
