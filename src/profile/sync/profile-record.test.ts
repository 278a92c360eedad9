import { describe, expect, it } from 'vitest';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { newProfile } from '../model/user-profile';
import {
  countUnsent,
  edited,
  EMPTY_RECORD,
  PROFILE_RECORD,
  unsentRecords,
  withEdits,
  withoutRejected,
  withoutSent,
  withRejected,
  type ProfileRecord,
} from './profile-record';

const known: ProfileRecord = {
  ...EMPTY_RECORD,
  server: { stored: { name: 'Ada', theme: 'light', timezone: 'UTC' }, readAt: 1 },
};

describe('edits', () => {
  it('stand over what the server holds, the later over the earlier', () => {
    const record = edited(edited(known, { theme: 'dark' }, 1), { theme: 'system', name: 'A.' }, 2);
    expect(withEdits(record)).toEqual({ name: 'A.', theme: 'system', timezone: 'UTC' });
    expect(record.pending.theme).toEqual({ value: 'system', editedAt: 2 });
    expect(withEdits(known)).toBe(known.server?.stored);
  });

  it('that were sent are no longer pending, but for what was edited again meanwhile', () => {
    const sent = edited(known, { theme: 'dark', timezone: 'PST' }, 1);
    const again = edited(sent, { timezone: 'EST' }, 2);
    expect(withoutSent(again, sent.pending).pending).toEqual({ timezone: { value: 'EST', editedAt: 2 } });
  });

  it('that were refused are rejected, shown and counted until the person decides', () => {
    const sent = edited(known, { name: 'x'.repeat(300) }, 1);
    const record = withRejected(edited(sent, { theme: 'dark' }, 2), sent.pending);
    expect(Object.keys(record.pending)).toEqual(['theme']);
    expect(Object.keys(record.rejected)).toEqual(['name']);
    expect(countUnsent(record)).toBe(2);
    expect(withEdits(record)?.name).toHaveLength(300);
    expect(withoutRejected(record, 'name').rejected).toEqual({});
    expect(Object.keys(edited(record, {}, 3).pending)).toEqual(['name', 'theme']);
  });

  it('that were refused when they had been edited again are not rejected', () => {
    const sent = edited(known, { name: 'long' }, 1);
    expect(withRejected(edited(sent, { name: 'short' }, 2), sent.pending).rejected).toEqual({});
  });
});

it('the first profile of an account is shown before the server has it, and does not count as unsent', () => {
  const record = { ...EMPTY_RECORD, creation: { profile: newProfile('Grace'), ifExists: 'keep' } as const };
  expect(withEdits(record)).toMatchObject({ name: 'Grace', theme: 'light' });
  expect(countUnsent(record)).toBe(0);
});

describe('a stored record', () => {
  const parse = (value: unknown, version = 1) => PROFILE_RECORD.parse(value, version);

  it('comes back as it was', () => {
    const record = withRejected(edited(known, { name: 'A.', theme: 'dark' }, 1), {
      name: { value: 'A.', editedAt: 1 },
    });
    expect(parse(structuredClone(record))).toEqual(record);
  });

  it.each([undefined, null, 'text', [], 7])('that is %j is none', (value) => {
    expect(parse(value)).toBeUndefined();
  });

  it('loses the edits that no form can show, and nothing else', () => {
    const edits = {
      name: { value: 'A.', editedAt: 1 },
      theme: { value: 'sepia', editedAt: 1 },
      timezone: { value: 'PST', editedAt: 'now' },
      twoFactorAuth: true,
      badge: { value: 'gold', editedAt: 1 },
    };
    expect(parse({ ...known, pending: edits, rejected: 'none', server: 7 })).toEqual({
      ...EMPTY_RECORD,
      pending: { name: { value: 'A.', editedAt: 1 } },
    });
  });

  it('from before records had versions keeps what the person edited', () => {
    const edits = [
      { field: 'timezone', value: 'PST', at: 1, state: 'waiting' },
      { field: 'language', value: 'en', at: 1, state: 'waiting', isDefault: true },
      { field: 'name', value: 'A.', at: 2, state: 'refused' },
      { field: 'theme', value: 'dark', at: 2, state: 'overtaken' },
    ];
    expect(parse({ server: known.server, edits, newcomer: null }, 0)).toEqual({
      ...known,
      pending: { timezone: { value: 'PST', editedAt: 1 } },
      rejected: { name: { value: 'A.', editedAt: 2 } },
    });
  });
});

describe('unsentRecords', () => {
  it.each([
    ['no record', undefined, []],
    ['what the server has', { version: 1, value: known }, []],
    ['a pending edit', { version: 1, value: edited(known, { theme: 'dark' }, 1) }, ['profile']],
    [
      'a rejected edit',
      { version: 1, value: { ...known, rejected: { theme: { value: 'dark', editedAt: 1 } } } },
      ['profile'],
    ],
    ['a newer version of this program', { version: 99, value: {} }, ['profile']],
  ])('of %s', async (_, record, unsent) => {
    const { of, records } = createMemoryVault();
    if (record) records.set('u1/profile', record);
    expect(await unsentRecords(of('u1'))).toEqual(unsent);
  });
});
