import { describe, expect, it } from 'vitest';
import { newProfile, type StoredProfile } from '../model/user-profile';
import { changesTo } from './sync-profile';
import { LONG_AGO, stored } from '../testing/device';

const now = Date.parse('2026-01-01T08:00:00.000Z');
const updatedAt = new Date(now).toISOString();
const owner = { displayName: 'Ada', email: 'ada@example.com' };

const changes = (found: StoredProfile, input: Partial<Parameters<typeof changesTo>[1]> = {}) =>
  changesTo(found, { edits: {}, creation: null, isSave: true, owner, now, ...input });

describe('a save', () => {
  it('writes the edits and updatedAt', () => {
    const edits = { theme: 'dark' } as const;
    expect(changes(stored, { edits })).toEqual({ theme: 'dark', updatedAt });
  });

  it('without an edit writes updatedAt alone', () => {
    expect(changes(stored)).toEqual({ updatedAt });
  });

  it('adds the default of every field that is not stored, and no other', () => {
    const edits = { timezone: 'PST' } as const;
    const found = { name: 'A. L.', email: owner.email, theme: 'dark', createdAt: LONG_AGO } as const;
    expect(changes(found, { edits })).toEqual({
      emailNotifications: true,
      smsNotifications: false,
      marketingEmails: true,
      twoFactorAuth: false,
      language: 'en',
      timezone: 'PST',
      dateFormat: 'MM/DD/YYYY',
      updatedAt,
    });
  });

  it('of a profile that does not exist creates all of it, with createdAt', () => {
    expect(changes(null)).toMatchObject({
      name: 'Ada',
      email: owner.email,
      theme: 'system',
      createdAt: updatedAt,
      updatedAt,
    });
  });

  it('corrects an e-mail and a name that the security rules would refuse', () => {
    const found = { ...stored, email: 'old@example.com', name: 7 as never };
    expect(changes(found)).toEqual({ name: 'Ada', email: owner.email, updatedAt });
  });
});

describe('the first profile of an account', () => {
  const creation = { profile: newProfile('Grace'), ifExists: 'keep' } as const;

  it('is created without the defaults of the settings', () => {
    expect(changes(null, { creation, isSave: false })).toEqual({
      ...creation.profile,
      email: owner.email,
      createdAt: updatedAt,
      updatedAt,
    });
  });

  it('leaves an existing one unchanged, or is merged into it', () => {
    expect(changes(stored, { creation })).toEqual({ updatedAt });
    expect(changes(stored, { creation: { ...creation, ifExists: 'merge' } })).toMatchObject({
      name: 'Grace',
    });
  });

  it('is applied before the edits of the user since then', () => {
    const edits = { theme: 'dark' } as const;
    expect(changes(null, { creation, edits })).toMatchObject({ name: 'Grace', theme: 'dark' });
  });
});
