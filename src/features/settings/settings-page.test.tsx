import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp, section } from '@/app/testing/open-app';
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
  toggle,
  UNSAVED,
} from './testing/settings-form';

const SWITCHES = [
  ['Email Notifications', true, 'Updates about your account and analyses.'],
  ['SMS Notifications', false, 'Text messages for urgent updates.'],
  ['Marketing Emails', true, 'Occasional product news.'],
  [
    'Two-Factor Authentication',
    false,
    'Your preference is saved. Sign-in does not ask for a second factor yet.',
  ],
] as const;

const FIRST_STEP = 'Analyze your first video in the Sandbox';

const labelsIn = (name: string) =>
  section(name)
    .getAllByText((_, node) => node?.tagName === 'LABEL')
    .map((label) => label.textContent);

const optionsOf = (label: string) =>
  within(field(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, text }) => [value, text]);

it('the user of a new account is shown the way to the Sandbox', async () => {
  await openSettings({ profile: { ...STORED, createdAt: new Date().toISOString() } });
  expect(screen.getByText(FIRST_STEP)).toHaveAttribute('href', '/dashboard/sandbox');
});

// @spec-2.settings.1a @spec-2.settings.1b @spec-2.settings.2 @spec-2.settings.3 @spec-2.settings.5
// @spec-2.settings.6 @spec-3.user-profile.3b @spec-3.user-profile.3c
it('every section is in its place with its fields and defaults, and the e-mail address cannot be changed', async () => {
  await openSettings();
  expect(
    main()
      .getAllByRole('heading')
      .map((node) => node.textContent),
  ).toEqual([
    'Personal Settings',
    'Profile',
    'Notifications',
    'Security',
    'Appearance',
    'Change Password',
    'Preferences',
  ]);
  expect(labelsIn('Profile')).toEqual(['Full Name', 'Email']);
  expect(field('Full Name')).toHaveValue('Ada Lovelace');
  expect(field('Full Name')).toBeEnabled();
  expect(field('Full Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Full Name')).toHaveAttribute('maxlength', '200');
  expect(field('Email')).toHaveValue('ada@example.com');
  expect(field('Email')).toBeDisabled();
  expect(field('Email')).toHaveAttribute('type', 'email');
  for (const [label, isOn, description] of SWITCHES) {
    expect(toggle(label)).toHaveProperty('checked', isOn);
    expect(main().getByText(description)).toBeVisible();
  }
  const [email, sms, marketing, twoFactor] = SWITCHES.map(([label]) => toggle(label));
  expect(section('Notifications').getAllByRole('switch')).toEqual([email, sms, marketing]);
  expect(section('Security').getAllByRole('switch')).toEqual([twoFactor]);
  expect(labelsIn('Change Password')).toEqual(['Current Password', 'New Password', 'Confirm New Password']);
  for (const [label, autocomplete] of [
    ['Current Password', 'current-password'],
    ['New Password', 'new-password'],
    ['Confirm New Password', 'new-password'],
  ] as const) {
    expect(field(label)).toHaveValue('');
    expect(field(label)).toHaveAttribute('type', 'password');
    expect(field(label)).toHaveAttribute('autocomplete', autocomplete);
  }
  expect(labelsIn('Preferences')).toEqual(['Language', 'Timezone', 'Date Format']);
  expect(field('Language')).toHaveValue('en');
  expect(field('Timezone')).toHaveValue('UTC');
  expect(field('Date Format')).toHaveValue('MM/DD/YYYY');
  expect(main().queryByRole('alert')).toBeNull();
  expect(screen.queryByText(UNSAVED)).toBeNull();
});

// @spec-2.settings.4 @spec-9.3a @spec-9.3b @spec-9.3c @spec-9.3d
it('language, time zone, date format and theme have their options in order', async () => {
  await openSettings();
  expect(optionsOf('Language')).toEqual([
    ['en', 'English'],
    ['es', 'Spanish'],
    ['fr', 'French'],
    ['de', 'German'],
  ]);
  expect(optionsOf('Timezone').map(([value]) => value)).toEqual(['UTC', 'EST', 'PST']);
  expect(optionsOf('Date Format').map(([value]) => value)).toEqual([
    ...['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'],
  ]);
  expect(labelsIn('Appearance')).toEqual(['Use system setting', 'Light', 'Dark']);
  const themes = within(screen.getByRole('radiogroup', { name: 'Theme' })).getAllByRole<HTMLInputElement>(
    'radio',
  );
  expect(themes.map(({ value, checked }) => [value, checked])).toEqual([
    ['system', true],
    ['light', false],
    ['dark', false],
  ]);
});

// @spec-3.user-profile.3a
it('what is stored is shown in its field, and saving without a change sends only the time', async () => {
  const { profile } = await openSettings({ profile: STORED });
  expect(screen.queryByText(FIRST_STEP)).toBeNull();
  await waitFor(() => expect(field('Full Name')).toHaveValue('Countess Lovelace'));
  for (const [label, isOn] of SWITCHES) expect(toggle(label)).toHaveProperty('checked', !isOn);
  expect(field('Timezone')).toHaveValue('EST');
  expect(field('Date Format')).toHaveValue('DD/MM/YYYY');
  expect(field('Light')).toBeChecked();
  save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  const { updatedAt, ...others } = profile.stored ?? {};
  const { updatedAt: before, ...expected } = STORED;
  expect(others).toEqual(expected);
  expect(updatedAt).not.toBe(before);
});

// @spec-3.user-profile.3a @spec-4.3a
it('every field is sent with its new value, and marks the form as unsaved until it is set back or saved', async () => {
  const { profile } = await openSettings({ profile: { ...STORED, theme: 'dark' } });
  await waitFor(() => expect(field('Full Name')).toHaveValue('Countess Lovelace'));
  const texts = [
    ['Full Name', '  Ada King ', 'Countess Lovelace'],
    ['Timezone', 'PST', 'EST'],
    ['Date Format', 'YYYY-MM-DD', 'DD/MM/YYYY'],
  ] as const;
  for (const [label, value, former] of texts) {
    fill(label, value);
    expect(screen.getByText(UNSAVED)).toBeVisible();
    fill(label, former);
    expect(screen.queryByText(UNSAVED)).toBeNull();
  }
  for (const [label, value] of texts) fill(label, value);
  for (const [label] of SWITCHES) {
    fireEvent.click(toggle(label));
    expect(screen.getByText(UNSAVED)).toBeVisible();
  }
  fireEvent.click(field('Light'));
  save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(screen.queryByText(UNSAVED)).toBeNull();
  expect(profile.stored).toMatchObject({
    name: 'Ada King',
    emailNotifications: true,
    smsNotifications: false,
    marketingEmails: true,
    twoFactorAuth: false,
    timezone: 'PST',
    dateFormat: 'YYYY-MM-DD',
    theme: 'light',
  });
  expect(field('Full Name'), 'as stored').toHaveValue('Ada King');
});

// @spec-8.4a
it('a profile that cannot be loaded is reported, and can be tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { profile } = await openApp('/dashboard/settings', { profileMode: 'gone' });
  const alert = await main().findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load user profile');
  expect(alert).toHaveTextContent('Your stored settings are not affected.');
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  profile.mode = 'silent';
  press('Try again');
  await waitFor(() => expect(main().queryByRole('alert')).toBeNull());
  expect(main().getByRole('status')).toHaveTextContent('Loading');
});

it('the form appears once a failed load succeeds', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { profile } = await openApp('/dashboard/settings', { profileMode: 'gone', profile: STORED });
  await main().findByRole('alert');
  profile.mode = 'well';
  press('Try again');
  expect(await screen.findByLabelText('Full Name')).toHaveValue('Countess Lovelace');
  expect(main().queryByRole('alert')).toBeNull();
  expect(main().queryByText('Loading')).toBeNull();
});

// @spec-2.settings.8
it('what another device changes arrives while the page is open, and an edited field is left alone', async () => {
  const { profile } = await openSettings({ profile: STORED });
  await waitFor(() => expect(field('Timezone')).toHaveValue('EST'));
  fill('Full Name', 'Ada');
  act(() => {
    profile.stored = { ...STORED, timezone: 'PST', name: 'Ada King' };
  });
  await waitFor(() => expect(field('Timezone')).toHaveValue('PST'));
  expect(field('Full Name')).toHaveValue('Ada');
  expect(screen.getByText(UNSAVED)).toBeVisible();
  fill('Full Name', 'Ada King');
  expect(screen.queryByText(UNSAVED), 'what another device changed is no edit').toBeNull();
});

it('a notice says that the settings are those stored on the device while the server cannot be reached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { profile } = await openSettings({ profile: STORED });
  const notice = /^The server could not be reached\. These are the settings as last known here\./;
  await waitFor(() => expect(field('Timezone')).toHaveValue('EST'));
  expect(screen.queryByText(notice)).toBeNull();
  goTo('Billing');
  await screen.findByText('Pro Plan');
  profile.mode = 'gone';
  goTo('Personal Settings');
  expect((await screen.findByText(notice)).closest('[role=status]')).not.toBeNull();
  expect(field('Timezone')).toHaveValue('EST');
});
