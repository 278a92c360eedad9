import { expect, it } from 'vitest';
import { saveStateOf } from './save-state';

const edits = { name: { value: 'A', editedAt: 1 } };
const nothing = { isPending: false, rejected: {}, isStored: true, syncing: false, syncedAt: null };

it.each([
  [null, {}],
  [null, { syncing: true }],
  ['synced', { syncedAt: 5 }],
  ['device', { isPending: true, syncedAt: 5 }],
  ['syncing', { isPending: true, syncing: true, isStored: false }],
  ['page', { isPending: true, isStored: false }],
  ['rejected', { isPending: true, rejected: edits, syncing: true }],
] as const)('is %s for %j', (state, more) => {
  expect(saveStateOf({ ...nothing, ...more })).toBe(state);
});
