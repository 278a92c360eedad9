import { expect, it, vi } from 'vitest';
import { changesTo, fieldsOf, unlike } from './profile-changes';
import { profileFields } from './user-profile';

const OWNER = { displayName: 'Ada Lovelace', email: 'ada@example.com' };
const STORED = {
  name: 'Ada',
  email: 'ada@example.com',
  timezone: 'EST',
  createdAt: 'then',
  updatedAt: 'then',
} as const;

// @spec-4.3a
it('a save merges the edits, the defaults of what was never stored, and the times', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T03:00:00Z') });
  const updatedAt = '2026-01-01T03:00:00.000Z';
  const changes = changesTo(STORED, { theme: 'dark' }, OWNER, true);
  expect(changes).toMatchObject({ theme: 'dark', dateFormat: 'MM/DD/YYYY', updatedAt });
  expect(Object.keys(changes)).not.toEqual(
    expect.arrayContaining(['timezone', 'name', 'email', 'createdAt']),
  );
  const first = changesTo(null, {}, OWNER, true);
  expect(first).toMatchObject({ name: 'Ada Lovelace', email: OWNER.email, createdAt: updatedAt, updatedAt });
  expect(fieldsOf(first)).toEqual(profileFields);
  vi.useRealTimers();
});

it('a save that does not know what the server has writes no defaults, which could replace the edits of another device', () => {
  expect(fieldsOf(changesTo(STORED, { theme: 'dark' }, OWNER, false))).toEqual(['theme']);
  expect(fieldsOf(changesTo(null, { theme: 'dark' }, OWNER, false))).toEqual(['name', 'theme']);
});

it('edits that are stored already, or are the default of what is not stored, are no difference', () => {
  const edits = { name: 'Ada', timezone: 'PST', theme: 'system', language: 'de' } as const;
  expect(unlike(STORED, edits, OWNER)).toEqual({ timezone: 'PST', language: 'de' });
});
