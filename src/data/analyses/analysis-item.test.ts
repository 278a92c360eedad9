import { expect, it } from 'vitest';
import { ANALYSIS_ID, ANALYSIS_STATES, LEASE_MS } from '@/contracts/analyses';
import { canRestart, hasResult, stateOf, withIds } from './analysis-item';
import { itemOf, NOW } from './testing/items';

const inState = (state: (typeof ANALYSIS_STATES)[number], quiet = 0) => itemOf('a', { state, quiet });

it('a running analysis is interrupted once its lease has expired, and an analysis in any other state never is', () => {
  expect(stateOf(inState('running', LEASE_MS), NOW)).toBe('running');
  expect(stateOf(inState('running', LEASE_MS + 1), NOW)).toBe('interrupted');
  for (const state of ANALYSIS_STATES.filter((other) => other !== 'running')) {
    expect(stateOf(inState(state, 10 * LEASE_MS), NOW)).toBe(state);
  }
});

it('an analysis that ended without a complete result can be run again', () => {
  expect(ANALYSIS_STATES.filter(canRestart)).toEqual(['partial', 'failed', 'cancelled']);
  expect(canRestart('interrupted')).toBe(true);
  const withParts = { ...inState('running'), parts: 1 };
  expect(hasResult(withParts, 'running')).toBe(false);
  for (const shown of ['done', 'partial', 'cancelled', 'interrupted'] as const) {
    expect(hasResult(withParts, shown)).toBe(true);
    expect(hasResult(inState('running'), shown)).toBe(false);
  }
});

it('requests get unique IDs that the contract allows, in the order of the requests', () => {
  const ids = [...withIds(Array.from({ length: 1_001 }, () => ({ url: 'u' })))].map(({ id }) => id);
  expect(ids.filter((id) => !ANALYSIS_ID.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(1_001);
  expect(ids.toSorted()).toEqual(ids);
});
