import { expect, it } from 'vitest';
import type { ProfileEdit } from './profile-record';
import { saveStateOf } from './save-state';

const edit = (state: ProfileEdit['state']): ProfileEdit => ({ field: 'name', value: 'A', at: 1, state });
const quiet = { edits: [], kept: true, syncing: false, syncedAt: null };

it.each([
  [null, {}],
  [null, { syncing: true }],
  ['synced', { syncedAt: 5 }],
  ['device', { edits: [edit('waiting')], syncedAt: 5 }],
  ['syncing', { edits: [edit('waiting')], syncing: true, kept: false }],
  ['page', { edits: [edit('waiting')], kept: false }],
  ['overtaken', { edits: [edit('waiting'), edit('overtaken')], syncing: true }],
  ['refused', { edits: [edit('waiting'), edit('overtaken'), edit('refused')] }],
] as const)('is %s for %j', (state, more) => {
  expect(saveStateOf({ ...quiet, ...more })).toBe(state);
});
