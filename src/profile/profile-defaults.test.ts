import { describe, expect, it } from 'vitest';
import { completeProfile, profileDefaults } from './profile-defaults';
import { profileChoices, signUpProfile, type ProfileDetails } from './user-profile';

const owner = { displayName: 'Ada Lovelace', email: 'ada@example.com' };

describe('completeProfile', () => {
  it('is the specified defaults, with the name and e-mail of the identity, when nothing is stored', () => {
    expect(completeProfile(null, owner)).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      notifications: true,
      emailNotifications: true,
      smsNotifications: false,
      marketingEmails: true,
      twoFactorAuth: false,
      language: 'en',
      timezone: 'UTC',
      dateFormat: 'MM/DD/YYYY',
      theme: 'system',
    });
  });

  it('keeps every stored value, also the ones that equal no default', () => {
    const details: ProfileDetails = {
      name: 'A. Lovelace',
      email: 'other@example.com',
      notifications: false,
      emailNotifications: false,
      smsNotifications: true,
      marketingEmails: false,
      twoFactorAuth: true,
      language: 'fr',
      timezone: 'PST',
      dateFormat: 'YYYY-MM-DD',
      theme: 'dark',
    };
    const time = '2025-05-28T08:00:00.000Z';
    expect(completeProfile({ ...details, createdAt: time, updatedAt: time }, owner)).toEqual(details);
  });

  it('fills a profile of the sign-up shape and keeps its light theme', () => {
    const profile = completeProfile(signUpProfile('Grace', 'grace@example.com'), owner);
    expect(profile).toEqual({
      ...profileDefaults,
      name: 'Grace',
      email: 'grace@example.com',
      theme: 'light',
    });
  });

  it('leaves an emptied name empty', () => {
    expect(completeProfile({ name: '' }, owner).name).toBe('');
  });

  it('is empty text where neither the store nor the identity knows a name or an e-mail', () => {
    expect(completeProfile(null, { displayName: null, email: null })).toMatchObject({ name: '', email: '' });
  });

  it('takes a stored value that is not allowed for a missing one', () => {
    const stored: Record<string, unknown> = {
      name: 7,
      email: null,
      twoFactorAuth: 'yes',
      language: 'tlh',
      timezone: 'CET',
      dateFormat: '',
      theme: 'sepia',
    };
    expect(completeProfile(stored, owner)).toEqual(completeProfile(null, owner));
  });
});

describe('profileChoices', () => {
  it('offers every default', () => {
    expect(profileChoices.language).toContain(profileDefaults.language);
    expect(profileChoices.timezone).toContain(profileDefaults.timezone);
    expect(profileChoices.dateFormat).toContain(profileDefaults.dateFormat);
    expect(profileChoices.theme).toContain(profileDefaults.theme);
  });
});
