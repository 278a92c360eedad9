import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ADA, PASSWORD } from '@/app/testing/memory-services';
import {
  createGate,
  field,
  fill,
  fillPasswords,
  goTo,
  main,
  openSettings,
  save,
  SAVED,
  STORED,
  toggle,
  UNSAVED,
} from './testing/settings-form';

const sidebar = () => within(screen.getByRole('complementary'));

/** Opens Settings on a device with a save of an earlier visit that no server has answered yet. */
function openWithPending(savedAt: number, preferences: object = {}) {
  const updatedAt = new Date(savedAt).toISOString();
  return openSettings({
    profileMode: 'gone',
    profileOnDevice: { cached: { ...STORED, ...preferences }, queued: { name: 'Ada King', updatedAt } },
  });
}

// @spec-2.settings.7a @spec-2.settings.7b
it('Save Changes says that it is busy, saves once however often it is pressed, and reports the save until the next edit', async () => {
  const { identity, profile } = await openSettings();
  const gate = createGate();
  fill('Full Name', 'Countess Lovelace');
  expect(screen.getByText(UNSAVED).closest('[role=status]')).not.toBeNull();
  identity.gate = gate.passed;
  const button = screen.getByRole('button', { name: 'Save Changes' });
  const form = button.closest('form');
  if (!form) throw new Error('There is no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByRole('button', { name: 'Saving changes...' })).toBeDisabled();
  expect(screen.queryByText(UNSAVED)).toBeNull();
  expect(screen.queryByText(SAVED)).toBeNull();
  gate.open();
  expect((await screen.findByText(SAVED)).closest('[role=status]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  expect(screen.queryByText('Synced.'), 'the save is reported once').toBeNull();
  expect(identity.calls.filter((call) => call === 'updateDisplayName')).toHaveLength(1);
  expect(profile.stored).toMatchObject({ name: 'Countess Lovelace' });
  await waitFor(() => expect(sidebar().getByText('Countess Lovelace')).toBeVisible());

  fireEvent.click(toggle('SMS Notifications'));
  expect(screen.queryByText(SAVED)).toBeNull();
  expect(screen.getByText(UNSAVED)).toBeVisible();
  expect(main().queryByText('Synced.'), 'beside an unsaved change it would contradict').toBeNull();
});

it('an edit that is made during a save is not reported as saved', async () => {
  const { identity, profile } = await openSettings();
  const gate = createGate();
  identity.gate = gate.passed;
  fill('Full Name', 'Countess Lovelace');
  save();
  await waitFor(() => expect(identity.calls).toContain('updateDisplayName'));
  fireEvent.click(toggle('SMS Notifications'));
  gate.open();
  expect(await screen.findByText(UNSAVED)).toBeVisible();
  expect(screen.queryByText(SAVED)).toBeNull();
  expect(profile.stored).toMatchObject({ name: 'Countess Lovelace', smsNotifications: false });
  save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(profile.stored).toMatchObject({ smsNotifications: true });
});

it('after a save the name is shown as stored, unless it was edited meanwhile', async () => {
  const { identity } = await openSettings();
  const gate = createGate();
  identity.gate = gate.passed;
  fill('Full Name', ' Ada King ');
  save();
  await waitFor(() => expect(identity.calls).toContain('updateDisplayName'));
  fill('Full Name', ' Ada Byron ');
  gate.open();
  expect(await screen.findByText(UNSAVED)).toBeVisible();
  expect(field('Full Name')).toHaveValue(' Ada Byron ');
  save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(field('Full Name')).toHaveValue('Ada Byron');
});

it('a switch that is set back during its save keeps the former value, as an unsaved change', async () => {
  const { identity, profile } = await openSettings({ profile: { ...STORED, smsNotifications: false } });
  await waitFor(() => expect(field('Full Name')).toHaveValue(STORED.name));
  const gate = createGate();
  identity.gate = gate.passed;
  fireEvent.click(toggle('SMS Notifications'));
  fillPasswords(PASSWORD, 'Another-Horse-8');
  save();
  await waitFor(() => expect(identity.calls).toContain('changePassword'));
  fireEvent.click(toggle('SMS Notifications'));
  gate.open();
  expect(await screen.findByText(UNSAVED)).toBeVisible();
  expect(profile.stored).toMatchObject({ smsNotifications: true });
  expect(toggle('SMS Notifications')).not.toBeChecked();
  expect(screen.queryByText(SAVED)).toBeNull();
});

// @row-17
it('a save that no server answers is on the device, leaves nothing to lose by leaving, and is synced later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { profile, identity } = await openSettings({ profile: STORED });
  await waitFor(() => expect(field('Full Name')).toHaveValue(STORED.name));
  profile.mode = 'gone';
  fill('Full Name', 'Ada King');
  save();
  const line = /^Saved on this device, not synced yet\. Saved \d\d\/\d\d\/\d{4}, \d+:\d\d\s[AP]M\.$/;
  expect(await main().findByText(line)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  expect(screen.queryByText(SAVED)).toBeNull();
  expect(screen.queryByText(UNSAVED)).toBeNull();
  expect(main().queryByRole('alert')).toBeNull();
  expect(sidebar().getByText('Saved on this device, not synced yet.')).toBeVisible();
  expect(profile.stored).toEqual(STORED);
  goTo('Billing');
  expect(await screen.findByText('Pro Plan')).toBeVisible();
  goTo('Personal Settings');
  expect(await screen.findByLabelText('Full Name')).toHaveValue('Ada King');

  profile.mode = 'well';
  expect(await main().findByText('Synced.')).toBeVisible();
  expect(main().queryByText(line)).toBeNull();
  expect(sidebar().queryByText(/sync/i)).toBeNull();
  expect(profile.stored).toMatchObject({ name: 'Ada King' });
  expect(identity.current()).toMatchObject({ uid: ADA.uid, displayName: 'Ada King' });
});

// @row-17
it('a save that even the browser cannot store asks to keep the page open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { profile } = await openSettings({ profileOnDevice: { isKept: false } });
  profile.mode = 'gone';
  fill('Timezone', 'PST');
  save();
  expect(
    await main().findByText(
      /^Not synced yet\. Your changes are only in this page: keep it open\. Saved .+\.$/,
    ),
  ).toBeVisible();
  expect(screen.queryByText(SAVED)).toBeNull();
});

// @row-17
it('edits that are being sent are shown as syncing, without the time of the save', async () => {
  const { profile } = await openSettings();
  profile.mode = 'silent';
  fill('Timezone', 'PST');
  save();
  expect(await sidebar().findByText('Syncing your changes...')).toBeVisible();
  expect(main().queryByText(/Syncing/), 'the button says so').toBeNull();
  goTo('Billing');
  await screen.findByText('Pro Plan');
  goTo('Personal Settings');
  expect(await main().findByText('Syncing your changes...')).toBeVisible();
  expect(field('Timezone')).toHaveValue('PST');
});

// @row-29
it.each([
  [{ timezone: 'UTC', dateFormat: 'YYYY-MM-DD' }, /Saved 2026-01-01, 3:00\sAM\.$/],
  [{ timezone: 'EST', dateFormat: 'MM/DD/YYYY' }, /Saved 12\/31\/2025, 10:00\sPM\.$/],
  [{ timezone: 'PST', dateFormat: 'DD/MM/YYYY' }, /Saved 31\/12\/2025, 7:00\sPM\.$/],
] as const)('the time of a pending save follows the preferences %j', async (preferences, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openWithPending(Date.parse('2026-01-01T03:00:00Z'), preferences);
  expect(await main().findByText(text)).toBeVisible();
});

// @spec-8.5a
it('a save that the server refuses although nothing was changed shows its message, and the next try saves', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { profile } = await openSettings({ profile: STORED });
  await waitFor(() => expect(field('Full Name')).toHaveValue(STORED.name));
  profile.mode = 'refuses';
  save();
  expect(await main().findByRole('alert')).toHaveTextContent(
    'Your profile could not be saved: the server rejected the change.',
  );
  expect(screen.queryByText(SAVED)).toBeNull();
  profile.mode = 'well';
  save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(main().queryByRole('alert')).toBeNull();
});
