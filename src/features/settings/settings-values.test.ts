import { describe, expect, it } from 'vitest';
import { inEnglish } from '@/i18n/testing/in-english';
import { completeProfile, profileFields } from '@/data/profile/user-profile';
import {
  changesToSave,
  initialValues,
  isDirty,
  newPasswordProblem,
  refreshedValues,
} from './settings-values';

const owner = { displayName: 'Ada', email: 'ada@example.com' };
const profile = completeProfile({ name: 'Ada', email: 'ada@example.com', theme: 'light' }, owner);
const values = initialValues(profile);

describe('changesToSave', () => {
  it('is empty when everything is stored and nothing was changed', () => {
    expect(changesToSave(values, profile)).toEqual({});
  });

  it('contains only what was changed, and no password', () => {
    const changed = {
      ...values,
      name: '  Countess Lovelace ',
      timezone: 'PST',
      newPassword: 'secret',
    } as const;
    expect(changesToSave(changed, profile)).toEqual({
      name: 'Countess Lovelace',
      timezone: 'PST',
    });
  });
});

describe('refreshedValues', () => {
  it('takes over changes of the profile in fields that the user has not edited, and in no others', () => {
    const typed = { ...values, name: 'Countess', newPassword: 'secret' };
    const after = { ...profile, name: 'Elsewhere', timezone: 'PST', theme: 'dark' } as const;
    expect(refreshedValues(typed, profile, after)).toEqual({ ...typed, timezone: 'PST', theme: 'dark' });
  });

  it('keeps a field that was reset while it was being saved', () => {
    const sent = { ...values, smsNotifications: true, timezone: 'PST' } as const;
    const after = { ...profile, smsNotifications: true, timezone: 'PST' } as const;
    expect(refreshedValues({ ...sent, smsNotifications: false }, profile, after, sent)).toEqual({
      ...sent,
      smsNotifications: false,
    });
  });
});

describe('isDirty', () => {
  it('is true for every change that would be lost by leaving', () => {
    expect(isDirty(values, profile)).toBe(false);
    expect(profileFields.length).toBeGreaterThan(5);
    for (const field of profileFields) {
      const changed = typeof values[field] === 'boolean' ? !values[field] : `${values[field]}x`;
      expect(isDirty({ ...values, [field]: changed }, profile), field).toBe(true);
    }
    expect(isDirty({ ...values, newPassword: 'x' }, profile)).toBe(true);
    expect(isDirty({ ...values, confirmPassword: 'x' }, profile)).toBe(true);
    // Password managers fill it by themselves.
    expect(isDirty({ ...values, currentPassword: 'x' }, profile)).toBe(false);
  });
});

describe('newPasswordProblem', () => {
  it.each([
    ['secret', 'secre', 'confirmPassword', 'New passwords do not match'],
    ['abc', 'abd', 'confirmPassword', 'New passwords do not match'],
    ['12345', '12345', 'newPassword', 'Password must be at least 6 characters'],
    ['😀😀😀', '😀😀😀', 'newPassword', 'Password must be at least 6 characters'],
  ])('%j and %j: %s, %s', (newPassword, confirmPassword, field, message) => {
    const problem = newPasswordProblem({ currentPassword: '', newPassword, confirmPassword });
    expect(problem?.field).toBe(field);
    expect(inEnglish(problem?.message)).toBe(message);
  });

  it('is null for six characters entered twice', () => {
    const password = { newPassword: 'secret', confirmPassword: 'secret' };
    expect(newPasswordProblem({ currentPassword: '', ...password })).toBeNull();
  });
});
