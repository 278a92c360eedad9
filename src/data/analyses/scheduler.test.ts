import { describe, expect, it } from 'vitest';
import { LEASE_MS } from '@/contracts/analyses';
import { withIds, type AnalysisItem } from './analysis-item';
import {
  FIRST_WAIT_MS,
  MAX_WAIT_MS,
  MAX_AUTOMATIC_ATTEMPTS,
  MAX_REQUESTS_IN_TURN,
  nextToStart,
  START_TIMEOUT_MS,
  nextStartRequest,
  type StartRequest,
} from './scheduler';
import { itemOf, NOW } from './testing/items';

const QUIET = LEASE_MS + 1;

const next = (
  items: readonly AnalysisItem[],
  atOnce = 2,
  startRequests = new Map<string, StartRequest>(),
  now = NOW,
) => nextToStart(items, now, { atOnce, startRequests }).map(({ id }) => id);

describe('the next analysis to start', () => {
  it('is the oldest, and there are at most as many as may run', () => {
    const items = [itemOf('c', { age: 1 }), itemOf('a', { age: 3 }), itemOf('b', { age: 2 })];
    expect(next(items)).toEqual(['a', 'b']);
    expect(next(items, 10)).toEqual(['a', 'b', 'c']);
    expect(next(items, 0)).toEqual([]);
  });

  it('waits while as many as may run are running', () => {
    const items = [itemOf('a', { state: 'running' }), itemOf('b'), itemOf('c', { age: 9 })];
    expect(next(items)).toEqual(['c']);
    expect(next([...items, itemOf('d', { state: 'running' })])).toEqual([]);
    expect(next([...items, itemOf('d', { state: 'running' })], 1)).toEqual([]);
  });

  it('is none that has ended', () => {
    const ended = (['done', 'partial', 'failed', 'cancelled'] as const).map((state) =>
      itemOf(state, { state }),
    );
    expect(next(ended)).toEqual([]);
  });

  it('is the first of a list that was queued together', () => {
    const items = withIds(Array.from({ length: 12 }, (_, n) => ({ url: String(n) }))).map((request) =>
      itemOf(request.id, request),
    );
    const urls = nextToStart(items.reverse(), NOW, { atOnce: 12, startRequests: new Map() }).map(
      ({ url }) => url,
    );
    expect(urls).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
  });
});

describe('an interrupted analysis', () => {
  const interrupted = (attempt: number) => itemOf('a', { state: 'running', quiet: QUIET, attempt });

  it('is started again once its lease has expired, and does not count as running until then', () => {
    expect(next([interrupted(1)])).toEqual(['a']);
    expect(next([itemOf('a', { state: 'running', quiet: LEASE_MS })])).toEqual([]);
    expect(next([interrupted(MAX_AUTOMATIC_ATTEMPTS), itemOf('b')], 1)).toEqual(['b']);
  });

  it('is started automatically a limited number of times only', () => {
    expect(next([interrupted(MAX_AUTOMATIC_ATTEMPTS - 1)])).toEqual(['a']);
    expect(next([interrupted(MAX_AUTOMATIC_ATTEMPTS)])).toEqual([]);
    expect(next([itemOf('a', { attempt: 99 })]), 'requested by the user').toEqual(['a']);
  });
});

describe('a start that was requested', () => {
  it('counts as running until the function could have accepted it, and is not repeated before the wait is over', () => {
    const items = [itemOf('a', { age: 2 }), itemOf('b', { age: 1 })];
    const startRequests = new Map([['a', { attempt: 1, at: NOW, count: 1 }]]);
    expect(next(items, 1, startRequests, NOW + START_TIMEOUT_MS - 1)).toEqual([]);
    expect(next(items, 1, startRequests, NOW + START_TIMEOUT_MS), 'it keeps its turn').toEqual([]);
    expect(next(items, 1, startRequests, NOW + FIRST_WAIT_MS)).toEqual(['a']);
    // Requested so often that others go first, it takes its room only until then.
    const often = new Map([['a', { attempt: 1, at: NOW, count: MAX_REQUESTS_IN_TURN + 1 }]]);
    expect(next(items, 1, often, NOW + START_TIMEOUT_MS - 1)).toEqual([]);
    expect(next(items, 1, often, NOW + START_TIMEOUT_MS)).toEqual(['b']);
  });

  it('lets later analyses go first once it has been repeated often', () => {
    const items = [itemOf('a', { age: 2 }), itemOf('b', { age: 1 })];
    const requestsOf = (count: number) => new Map([['a', { attempt: 1, at: NOW - START_TIMEOUT_MS, count }]]);
    expect(next(items, 1, requestsOf(MAX_REQUESTS_IN_TURN))).toEqual([]);
    expect(next(items, 1, requestsOf(MAX_REQUESTS_IN_TURN + 1))).toEqual(['b']);
  });

  it('waits twice as long after each repetition, up to a maximum', () => {
    const item = itemOf('a');
    const startRequests = new Map<string, StartRequest>();
    const waits: number[] = [];
    let now = NOW;
    for (let times = 0; times < 9; times += 1) {
      startRequests.set('a', nextStartRequest(item, now, startRequests));
      const start = now;
      while (next([item], 1, startRequests, now).length === 0) now += 1_000;
      waits.push(now - start);
    }
    expect(waits.slice(0, 3)).toEqual([FIRST_WAIT_MS, 2 * FIRST_WAIT_MS, MAX_WAIT_MS]);
    expect(waits.at(-1)).toBe(MAX_WAIT_MS);
  });

  it('is made at once when the user runs the analysis again', () => {
    const startRequests = new Map([['a', { attempt: 1, at: NOW, count: 5 }]]);
    const again = itemOf('a', { attempt: 2 });
    expect(next([again], 1, startRequests)).toEqual(['a']);
    expect(nextStartRequest(again, NOW, startRequests)).toEqual({ attempt: 2, at: NOW, count: 1 });
  });
});
