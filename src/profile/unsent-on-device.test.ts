import { expect, it } from 'vitest';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { unsentRecords } from './unsent-on-device';

const edit = { field: 'timezone', value: 'PST', at: 1, state: 'waiting' };
const record = { server: { stored: { timezone: 'UTC' }, readAt: 1 }, edits: [edit], newcomer: null };

it.each([
  ['no record', undefined, []],
  ['a record that is none', 'nonsense', []],
  ['what the server has', { ...record, edits: [] }, []],
  ['what another device has changed later', { ...record, edits: [{ ...edit, state: 'overtaken' }] }, []],
  ['what waits', record, ['profile']],
  ['a newer version of this program', { version: 99, value: {} }, ['profile']],
  ['what was refused', { ...record, edits: [{ ...edit, state: 'refused' }] }, ['profile']],
])('of %s', async (_, kept, unsent) => {
  const { of, records } = createMemoryVault();
  if (kept !== undefined) records.set('u1/profile', kept);
  expect(await unsentRecords(of('u1'))).toEqual(unsent);
});
