import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ADA } from '@/app/testing/memory-services';
import { openApp } from '@/app/testing/open-app';
import type { StoredProfile } from './user-profile';

const GERMAN_AND_DARK: StoredProfile = { name: 'Ada', language: 'de', theme: 'dark', timezone: 'PST' };

const root = document.documentElement;

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
});

it('the stored theme and language are shown on every page of a user who is signed in', async () => {
  const { services } = await openApp('/dashboard/billing', { profile: GERMAN_AND_DARK });
  expect(await screen.findByRole('heading', { name: 'Abrechnung' })).toBeVisible();
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(services.theme.getState().stored).toBe('dark');
  expect(localStorage.getItem('scenecue.language')).toBe('de');
  expect(services.profiles.getState()).toMatchObject({ uid: 'ada', phase: 'ready' });
});

it('another user gets their own theme and language, although the last one was different', async () => {
  const { services, identity, profile } = await openApp('/terms-of-service', { profile: GERMAN_AND_DARK });
  await waitFor(() => expect(root.lang).toBe('de'));
  act(() => services.theme.choose('light'));
  profile.stored = { name: 'Grace', language: 'fr', theme: 'dark' };
  act(() => identity.report({ uid: 'grace', displayName: 'Grace', email: 'grace@example.com' }));
  await waitFor(() => expect(root.lang).toBe('fr'));
  expect(root).toHaveAttribute('data-theme', 'dark');
});

it('a visitor gets the default theme and language once it is known that nobody is signed in', async () => {
  localStorage.setItem('scenecue.theme', 'dark');
  localStorage.setItem('scenecue.language', 'de');
  const { services } = await openApp('/signin', { user: null });
  await waitFor(() => expect(root.lang).toBe('en'));
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(localStorage.getItem('scenecue.theme')).toBeNull();
  expect(localStorage.getItem('scenecue.language')).toBeNull();
  expect(services.profiles.getState().phase).toBe('none');
});

it('theme and language stay as the device remembers them while the identity service fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('scenecue.theme', 'dark');
  localStorage.setItem('scenecue.language', 'de');
  let isFirst = true;
  const { services } = await openApp('/signin', {
    user: null,
    // It is asked again after a while: other tests would see what that logs.
    loadIdentity() {
      if (!isFirst) return new Promise(() => undefined);
      isFirst = false;
      return Promise.reject(new Error('no network'));
    },
  });
  await waitFor(() => expect(services.session.getState().error).not.toBeNull());
  expect(root.lang).toBe('de');
  expect(root).toHaveAttribute('data-theme', 'dark');
});

it('nothing of a profile remains in the page after the user has signed out', async () => {
  const { services, profile } = await openApp('/dashboard/billing', {
    profile: { name: 'Ada', theme: 'dark' },
  });
  await waitFor(() => expect(services.profiles.getState().phase).toBe('ready'));
  await act(async () => void (await services.session.signOut()));
  await waitFor(() =>
    expect(services.profiles.getState()).toMatchObject({ uid: null, phase: 'none', stored: null }),
  );
  expect(profile.stored).toMatchObject({ theme: 'dark' });
  expect(services.session.getState().user).not.toEqual(ADA);
});

// @row-29
it('amounts, dates and today follow the language, the date format and the time zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T03:00:00Z') });
  try {
    const { user } = await openApp('/dashboard/campaigns', {
      profile: { ...GERMAN_AND_DARK, dateFormat: 'DD/MM/YYYY' },
    });
    const row = (await screen.findByText('Summer Road Trips')).closest('tr');
    await waitFor(() => expect(row?.textContent).toContain('50.000\u00a0$'));
    expect(row).toHaveTextContent('01/06/2025');
    await user.click(screen.getByRole('link', { name: 'Organisationen' }));
    await user.click(await screen.findByRole('button', { name: 'Neue Organisation' }));
    const [name] = screen.getAllByRole('textbox').slice(-1);
    expect(name).toBeDefined();
    await user.keyboard('Pazifik{Enter}');
    // It is still the old year on the Pacific coast.
    expect((await screen.findByRole('rowheader', { name: 'Pazifik' })).closest('tr')).toHaveTextContent(
      '31/12/2025',
    );
  } finally {
    vi.useRealTimers();
  }
});
