import { describe, expect, it } from 'vitest';
import { completeProfile, isValueOf, newProfile, profileLimits, type ProfileDetails } from './user-profile';

const owner = { displayName: 'Ada Lovelace', email: 'ada@example.com' };

describe('completeProfile', () => {
  const defaults: ProfileDetails = {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    emailNotifications: true,
    smsNotifications: false,
    marketingEmails: true,
    twoFactorAuth: false,
    language: 'en',
    timezone: 'UTC',
    dateFormat: 'MM/DD/YYYY',
    theme: 'system',
  };

  it('has the specified defaults, and the name and e-mail of the identity, when nothing is stored', () => {
    expect(completeProfile(null, owner)).toEqual(defaults);
  });

  it('has every stored value, also empty ones and those that equal no default', () => {
    const details: ProfileDetails = {
      name: '',
      email: 'other@example.com',
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

  it('has an empty name and e-mail when the identity has none either', () => {
    expect(completeProfile(null, { displayName: null, email: null })).toMatchObject({ name: '', email: '' });
  });

  it('treats a value that is not allowed as missing', () => {
    const stored = { name: 7, theme: 'sepia', language: ['en'], twoFactorAuth: 'true', timezone: 'PST' };
    expect(completeProfile(stored as never, owner)).toEqual({ ...defaults, timezone: 'PST' });
  });
});

describe('newProfile', () => {
  it('has the values that sign-up stores', () => {
    expect(newProfile('Ada')).toEqual({ name: 'Ada', notifications: true, theme: 'light' });
  });

  it('shortens a name that is too long to be stored, without splitting a character', () => {
    const { name } = newProfile(`${'x'.repeat(profileLimits.name - 1)}😀`);
    expect(name).toBe('x'.repeat(profileLimits.name - 1));
  });
});

it.each([
  ['name', 'x'.repeat(1000), true],
  ['name', true, false],
  ['twoFactorAuth', false, true],
  ['twoFactorAuth', 'false', false],
  ['theme', 'dark', true],
  ['theme', 'sepia', false],
  ['theme', undefined, false],
] as const)('whether %s may be %j', (field, value, expected) => {
  expect(isValueOf(field, value)).toBe(expected);
});
