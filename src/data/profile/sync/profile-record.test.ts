import { describe, expect, it } from 'vitest';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { newProfile } from '../model/user-profile';
import {
  countUnsent,
  EMPTY_RECORD,
  isWaiting,
  keepUnsent,
  PROFILE_RECORD,
  withEdits,
  withoutRejected,
  withoutSent,
  withRejected,
  withSaved,
  type ProfileRecord,
} from './profile-record';
import { createDeviceRecord } from './device-record';

const known: ProfileRecord = {
  ...EMPTY_RECORD,
  server: { name: 'Ada', theme: 'light', timezone: 'UTC' },
};

describe('edits', () => {
  it('take precedence over what the server holds, the later over the earlier', () => {
    const record = withSaved(withSaved(known, { theme: 'dark' }, 1), { theme: 'system', name: 'A.' }, 2);
    expect(withEdits(record)).toEqual({ name: 'A.', theme: 'system', timezone: 'UTC' });
    expect(record.pending.theme).toBe('system');
    expect(withEdits(known)).toBe(known.server);
  });

  it('that were sent are no longer pending, except those edited again since', () => {
    const sent = withSaved(known, { theme: 'dark', timezone: 'PST' }, 1);
    const again = withSaved(sent, { timezone: 'EST' }, 2);
    expect(withoutSent(again, sent.pending, 1)).toMatchObject({ pending: { timezone: 'EST' }, savedAt: 2 });
    expect(withoutSent(sent, sent.pending, 1)).toEqual(known);
  });

  it('can be missing: a save without changes is also pending until it was sent', () => {
    const sent = withSaved(known, {}, 1);
    expect([isWaiting(known), isWaiting(sent)]).toEqual([false, true]);
    expect(withoutSent(withSaved(sent, {}, 2), {}, 1).savedAt).toBe(2);
    expect(withoutSent(sent, {}, 1)).toEqual(known);
  });

  it('that were refused are rejected, and are shown and counted until the user decides', () => {
    const sent = withSaved(known, { name: 'x'.repeat(300) }, 1);
    const record = withRejected(withSaved(sent, { theme: 'dark' }, 2), sent.pending, 1);
    expect(Object.keys(record.pending)).toEqual(['theme']);
    expect(Object.keys(record.rejected)).toEqual(['name']);
    expect(countUnsent(record)).toBe(2);
    expect(withEdits(record)?.name).toHaveLength(300);
    expect(withoutRejected(record, 'name').rejected).toEqual({});
    expect(Object.keys(withSaved(record, {}, 3).pending)).toEqual(['name', 'theme']);
  });

  it('that were refused when they had been edited again are not rejected', () => {
    const sent = withSaved(known, { name: 'long' }, 1);
    expect(withRejected(withSaved(sent, { name: 'short' }, 2), sent.pending, 1).rejected).toEqual({});
  });
});

it('the first profile of an account is shown before the server has it, and does not count as unsent', () => {
  const record = { ...EMPTY_RECORD, creation: { profile: newProfile('Grace'), ifExists: 'keep' } as const };
  expect(withEdits(record)).toMatchObject({ name: 'Grace', theme: 'light' });
  expect(countUnsent(record)).toBe(0);
});

describe('a stored record', () => {
  const parse = (value: unknown, version = 2) => PROFILE_RECORD.parse(value, version);

  it('is unchanged when it is read back', () => {
    const record = withRejected(withSaved(known, { name: 'A.', theme: 'dark' }, 1), { name: 'A.' }, 1);
    expect(parse(structuredClone(record))).toEqual(record);
  });

  it.each([undefined, null, 'text', [], 7])('that is %j is ignored', (value) => {
    expect(parse(value)).toBeUndefined();
  });

  it('loses only the edits that no form can show', () => {
    const pending = { name: 'A.', theme: 'sepia', timezone: 7, badge: 'gold' };
    expect(parse({ ...known, pending, rejected: 'none', savedAt: 1, server: 7 })).toEqual({
      ...EMPTY_RECORD,
      pending: { name: 'A.' },
      savedAt: 1,
    });
  });

  it('of version 1, which had a time for each edit, keeps all edits', () => {
    const pending = { timezone: { value: 'PST', editedAt: 1 }, theme: { value: 'sepia', editedAt: 1 } };
    const rejected = { name: { value: 'A.', editedAt: 2 } };
    const server = { stored: known.server, readAt: 1 };
    expect(parse({ server, pending, rejected, syncedAt: 3 }, 1)).toEqual({
      ...known,
      pending: { timezone: 'PST' },
      rejected: { name: 'A.' },
      savedAt: expect.any(Number) as number,
      syncedAt: 3,
    });
    expect(parse({ server: { stored: null, readAt: 1 }, pending: {} }, 1)?.server).toBeNull();
    expect(parse({ server: null, pending: {} }, 1)?.server).toBeUndefined();
  });

  it('from before records had versions keeps the edits of the user', () => {
    const edits = [
      { field: 'timezone', value: 'PST', at: 1, state: 'waiting' },
      { field: 'language', value: 'en', at: 1, state: 'waiting', isDefault: true },
      { field: 'name', value: 'A.', at: 2, state: 'refused' },
      { field: 'theme', value: 'dark', at: 2, state: 'overtaken' },
    ];
    expect(parse({ server: { stored: known.server, readAt: 1 }, edits, newcomer: null }, 0)).toEqual({
      ...known,
      pending: { timezone: 'PST' },
      rejected: { name: 'A.' },
      savedAt: expect.any(Number) as number,
    });
  });
});

describe('keepUnsent', () => {
  const DAY = 24 * 3_600_000;
  const edited = withSaved(known, { theme: 'dark' }, 1);

  it.each([
    ['no record', undefined, []],
    ['what the server has', { version: 2, value: known }, []],
    ['a pending edit', { version: 2, value: edited }, ['profile']],
    ['a rejected edit', { version: 2, value: { ...known, rejected: { theme: 'dark' } } }, ['profile']],
    ['a newer version of this program', { version: 99, value: {} }, ['profile']],
  ])('of %s', async (_, record, unsent) => {
    const { of, records } = createMemoryVault();
    if (record) records.set('u1/profile', record);
    expect(await keepUnsent(of('u1'))).toEqual(unsent);
  });

  it('removes everything else of the profile from the device', async () => {
    const { of, records } = createMemoryVault();
    records.set('u1/profile', { version: 2, value: { ...edited, displayName: 'Ada', syncedAt: 5 } });
    await keepUnsent(of('u1'), 10);
    expect(records.get('u1/profile')).toEqual({
      version: 2,
      value: { ...EMPTY_RECORD, pending: { theme: 'dark' }, savedAt: 1, leftAt: 10 },
    });
  });

  it('removes the record after 30 days, even if it was read in between', async () => {
    const { of, records } = createMemoryVault();
    records.set('u1/profile', { version: 2, value: edited });
    for (const day of [0, 10, 30]) expect(await keepUnsent(of('u1'), day * DAY)).toEqual(['profile']);
    expect(await keepUnsent(of('u1'), 30 * DAY + 1)).toEqual([]);
  });

  it('starts the 30 days now when the clock was ahead', async () => {
    const { of, records } = createMemoryVault();
    records.set('u1/profile', { version: 2, value: edited });
    await keepUnsent(of('u1'), 40_000 * DAY);
    expect(await keepUnsent(of('u1'), 20_000 * DAY)).toEqual(['profile']);
    expect(await keepUnsent(of('u1'), 20_031 * DAY)).toEqual([]);
  });

  it('starts the 30 days again after a session of the user in between', async () => {
    const { of, records } = createMemoryVault();
    records.set('u1/profile', { version: 2, value: edited });
    await keepUnsent(of('u1'), 0);
    await createDeviceRecord(of('u1'), new AbortController().signal).open();
    expect(await keepUnsent(of('u1'), 40 * DAY)).toEqual(['profile']);
  });
});
