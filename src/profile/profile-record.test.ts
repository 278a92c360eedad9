import { describe, expect, it } from 'vitest';
import {
  EMPTY_RECORD,
  isKnown,
  noteEdits,
  toRecord,
  unsentIn,
  waitingIn,
  withEdits,
  withoutEdit,
  type ProfileRecord,
} from './profile-record';

const known: ProfileRecord = {
  ...EMPTY_RECORD,
  server: { stored: { name: 'Ada', theme: 'light' }, readAt: 1 },
};

describe('noteEdits', () => {
  it('notes a default as one, until the person chooses', () => {
    const { edits } = noteEdits(known, { name: 'B' }, 5, { timezone: 'UTC' });
    expect(edits).toContainEqual({
      field: 'timezone',
      value: 'UTC',
      isDefault: true,
      at: 5,
      state: 'waiting',
    });
    const chosen = noteEdits({ ...known, edits }, { timezone: 'PST' }, 6).edits;
    expect(chosen).toContainEqual({ field: 'timezone', value: 'PST', at: 6, state: 'waiting' });
    expect(chosen).toHaveLength(2);
  });

  it('keeps what the person saw, and nothing where nothing was stored', () => {
    const { edits } = noteEdits(known, { name: 'Countess', twoFactorAuth: true }, 5);
    expect(edits).toEqual([
      { field: 'name', value: 'Countess', base: 'Ada', at: 5, state: 'waiting' },
      { field: 'twoFactorAuth', value: true, at: 5, state: 'waiting' },
    ]);
  });

  it('takes no e-mail: that is the identity’s', () => {
    expect(noteEdits(known, { email: 'ada@example.com' }, 5).edits).toEqual([]);
  });

  it('puts a later edit in the place of the earlier, with the base of the first', () => {
    const once = noteEdits(known, { name: 'B', theme: 'dark' }, 5);
    const twice = noteEdits(once, { name: 'C' }, 6);
    expect(twice.edits).toHaveLength(2);
    expect(twice.edits).toContainEqual({ field: 'name', value: 'C', base: 'Ada', at: 6, state: 'waiting' });
    expect(twice.edits).toContainEqual(once.edits[1]);
  });

  it('keeps that base also when the server has moved on meanwhile', () => {
    const moved: ProfileRecord = {
      ...noteEdits(known, { name: 'B' }, 5),
      server: { stored: { name: 'B' }, readAt: 6 },
    };
    expect(noteEdits(moved, { name: 'C' }, 7).edits).toMatchObject([{ value: 'C', base: 'Ada' }]);
  });

  it('begins anew after another device overtook, and tries again what was refused', () => {
    const record: ProfileRecord = {
      ...known,
      edits: [
        { field: 'name', value: 'B', base: 'A', at: 5, state: 'overtaken' },
        { field: 'theme', value: 'dark', base: 'light', at: 5, state: 'refused' },
      ],
    };
    expect(noteEdits(record, { name: 'C' }, 6).edits).toEqual([
      { field: 'theme', value: 'dark', base: 'light', at: 5, state: 'waiting' },
      { field: 'name', value: 'C', base: 'Ada', at: 6, state: 'waiting' },
    ]);
  });
});

describe('what is shown', () => {
  const record: ProfileRecord = {
    ...known,
    edits: [
      { field: 'name', value: 'B', at: 5, state: 'waiting' },
      { field: 'timezone', value: 'PST', at: 5, state: 'refused' },
      { field: 'theme', value: 'dark', at: 5, state: 'overtaken' },
    ],
  };

  it('is the server’s, with the person’s own over it, but not what another device overtook', () => {
    expect(withEdits(record)).toEqual({ name: 'B', timezone: 'PST', theme: 'light' });
    expect(withEdits(known)).toEqual({ name: 'Ada', theme: 'light' });
  });

  it('is nothing for nobody, and a newcomer’s own profile while there is none', () => {
    expect(withEdits(EMPTY_RECORD)).toBeNull();
    expect(withEdits({ ...EMPTY_RECORD, newcomer: { profile: { theme: 'light' }, at: 1 } })).toEqual({
      theme: 'light',
    });
    expect(isKnown(EMPTY_RECORD)).toBe(false);
    expect(isKnown({ ...EMPTY_RECORD, edits: record.edits })).toBe(true);
    expect(isKnown({ ...EMPTY_RECORD, server: { stored: null, readAt: 1 } })).toBe(true);
  });

  it('counts what waits, and what would be lost with the device', () => {
    expect(waitingIn(record).map(({ field }) => field)).toEqual(['name']);
    expect(unsentIn(record).map(({ field }) => field)).toEqual(['name', 'timezone']);
    expect(withoutEdit(record, 'name').edits).toHaveLength(2);
  });
});

describe('toRecord', () => {
  it('gives back what was kept', () => {
    const record = noteEdits(known, { name: 'B', smsNotifications: false }, 5, { timezone: 'UTC' });
    expect(record.edits).toHaveLength(3);
    expect(toRecord(structuredClone(record))).toEqual(record);
    const newcomer = { profile: { name: 'Ada' }, at: 3 };
    expect(toRecord({ ...record, newcomer })).toEqual({ ...record, newcomer });
  });

  it.each([[undefined], [null], ['text'], [[]], [{}], [{ server: 1, edits: {}, newcomer: [] }]])(
    'is empty for %j',
    (kept) => {
      expect(toRecord(kept)).toEqual(EMPTY_RECORD);
    },
  );

  it.each([
    { field: 'email' },
    { field: '__proto__' },
    { value: 7 },
    { field: 'timezone', value: 'CET' },
    { field: 'twoFactorAuth', value: 'yes' },
    { base: {} },
    { isDefault: 'yes' },
    { at: 'now' },
    { at: NaN },
    { state: 'sent' },
  ])('drops an edit with %j, and keeps the others', (wrong) => {
    const right = { field: 'name', value: 'x'.repeat(5000), base: 'A', at: 5, state: 'refused' };
    expect(toRecord({ edits: [{ ...right, ...wrong }, right, null] }).edits).toEqual([right]);
  });
});
