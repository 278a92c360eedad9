import { describe, expect, it, vi } from 'vitest';
import type { IdentityFailure } from '@/auth/identity';
import { inEnglish } from '@/i18n/testing/in-english';
import { completeProfile } from '@/data/profile/user-profile';
import { RemoteError } from '@/lib/remote-error';
import { saveSettings, type SettingsPorts, type SettingsToSave } from './save-settings';
import { initialValues, type SettingsValues } from './settings-values';

const user = { uid: 'ada', displayName: 'Ada', email: 'ada@example.com' };
const profile = completeProfile({ name: 'Ada', email: 'ada@example.com' }, user);
const passwords = { currentPassword: 'Old-Pass-1', newPassword: 'secret', confirmPassword: 'secret' };

function work(changes: Partial<SettingsValues>): SettingsToSave {
  return { values: { ...initialValues(profile), ...changes }, profile };
}

/** Ports that succeed and record their calls. */
function ports(overrides: Partial<SettingsPorts> = {}) {
  const calls: string[] = [];
  const all: SettingsPorts = {
    changePassword: vi.fn(() => {
      calls.push('password');
      return Promise.resolve({ ok: true as const, value: undefined });
    }),
    saveProfile: vi.fn(() => {
      calls.push('profile');
      return Promise.resolve('synced' as const);
    }),
    ...overrides,
  };
  return { all, calls };
}

const fails = (kind: IdentityFailure['kind'], message = 'Firebase: so it is.') => ({
  changePassword: () => Promise.resolve({ ok: false as const, failure: { kind, message } }),
});

describe('saveSettings', () => {
  it('changes the password first, and then the profile', async () => {
    const { all, calls } = ports();
    const outcome = await saveSettings(work({ ...passwords, name: 'Countess', theme: 'dark' }), all);
    expect(outcome).toEqual({ passwordChanged: true, passwordProblem: null, problem: null, confirmed: true });
    expect(calls).toEqual(['password', 'profile']);
    expect(all.saveProfile).toHaveBeenCalledWith({ name: 'Countess', theme: 'dark' });
  });

  it('does not change the password when no new one is entered', async () => {
    const { all, calls } = ports();
    await saveSettings(work({ currentPassword: 'filled in by a password manager' }), all);
    expect(calls).toEqual(['profile']);
  });

  it('does not save an unchanged profile when only the password is changed', async () => {
    const { all, calls } = ports();
    expect(await saveSettings(work(passwords), all)).toMatchObject({ confirmed: true });
    expect(calls).toEqual(['password']);
  });

  it('makes no call when the new password is invalid, and saves nothing', async () => {
    const { all, calls } = ports();
    const outcome = await saveSettings(work({ ...passwords, confirmPassword: 'other', name: 'X' }), all);
    expect(inEnglish(outcome.passwordProblem?.message)).toBe('New passwords do not match');
    expect(calls).toEqual([]);
  });

  it.each([
    ['invalid-credentials', 'currentPassword', 'Current password is incorrect'],
    ['weak-password', 'newPassword', 'Firebase: so it is.'],
    ['network', null, expect.stringContaining('could not be reached')],
    ['too-many-requests', null, expect.stringContaining('Too many attempts')],
    ['requires-recent-login', null, expect.stringContaining('sign in again')],
    ['unknown', null, 'Firebase: so it is.'],
  ] as const)(
    'shows a password failure of kind %s at %s, and saves nothing else',
    async (kind, field, message) => {
      const { all, calls } = ports(fails(kind));
      const outcome = await saveSettings(work({ ...passwords, name: 'Countess' }), all);
      expect(outcome).toMatchObject({ passwordChanged: false, problem: null });
      expect(outcome.passwordProblem?.field).toBe(field);
      expect(inEnglish(outcome.passwordProblem?.message)).toEqual(message);
      expect(calls).toEqual([]);
    },
  );

  it('reports that the password is changed although the profile is not', async () => {
    const { all } = ports({ saveProfile: () => Promise.reject(new Error('No server.')) });
    const outcome = await saveSettings(work({ ...passwords, theme: 'dark' }), all);
    expect(outcome).toMatchObject({ passwordChanged: true, passwordProblem: null });
    expect(inEnglish(outcome.problem)).toBe('No server.');
  });

  it.each(['pending', 'rejected'] as const)(
    'shows neither a confirmation nor a failure for a save that is %s, whose state the profile shows',
    async (result) => {
      const { all } = ports({ saveProfile: () => Promise.resolve(result) });
      const outcome = await saveSettings(work({ theme: 'dark' }), all);
      expect(outcome).toEqual({
        passwordChanged: false,
        passwordProblem: null,
        problem: null,
        confirmed: false,
      });
    },
  );

  it.each([
    ['unavailable', /the server could not be reached/],
    ['rejected', /the server rejected the change/],
    ['unknown', /^Your profile could not be saved\.$/],
  ] as const)('shows a failure of the store of kind %s in its own words', async (problem, message) => {
    const error = new RemoteError(problem);
    const { all } = ports({ saveProfile: () => Promise.reject(error) });
    const outcome = await saveSettings(work({ theme: 'dark' }), all);
    expect(outcome.confirmed).toBe(false);
    expect(inEnglish(outcome.problem)).toMatch(message);
  });

  // @spec-8.5a
  it('shows the specified message when the error has none', async () => {
    const { all } = ports({ saveProfile: () => Promise.reject(new Error('')) });
    const { problem } = await saveSettings(work({ theme: 'dark' }), all);
    expect(inEnglish(problem)).toBe('Failed to update settings');
  });

  // @spec-6.2
  it('fails when no user is signed in', async () => {
    const { all, calls } = ports({ saveProfile: null });
    const outcome = await saveSettings(work({ ...passwords, name: 'X' }), all);
    expect(inEnglish(outcome.problem)).toBe('User not authenticated');
    expect(calls).toEqual([]);
  });
});
