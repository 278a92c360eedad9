import { expect, it } from 'vitest';
import { saveStateOf } from './save-state';

const edits = { name: { value: 'A', editedAt: 1 } };
const nothing = { pending: {}, rejected: {}, isStored: true, syncing: false, syncedAt: null };

it.each([
  [null, {}],
  [null, { syncing: true }],
  ['synced', { syncedAt: 5 }],
  ['device', { pending: edits, syncedAt: 5 }],
  ['syncing', { pending: edits, syncing: true, isStored: false }],
  ['page', { pending: edits, isStored: false }],
  ['rejected', { pending: edits, rejected: edits, syncing: true }],
] as const)('is %s for %j', (state, more) => {
  expect(saveStateOf({ ...nothing, ...more })).toBe(state);
});
