import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { LEASE_MS, MAX_LISTED_ANALYSES, type BackgroundRequest } from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import { onePerUser } from '@/lib/one-per-user';
import { RemoteError } from '@/lib/remote-error';
import { newestFirst, withIds, type AnalysisItem } from './analysis-item';
import { createAnalysisLibrary } from './library';
import type { AnalysisLibrary, LibraryItem } from './library-state';
import type { RemoteAnalyses } from './remote-analyses';
import { FIRST_WAIT_MS } from './scheduler';
import { itemOf, NOW, timeAt } from './testing/items';

let page: EventTarget;
let visibility: DocumentVisibilityState;
/** What the server has. */
let stored: AnalysisItem[];
let library: AnalysisLibrary | null;
let calls: string[];
const started = vi.fn<(id: string) => void>();

const touch = (id: string, changes: Partial<AnalysisItem>): Promise<void> => {
  stored = stored.map((item) =>
    item.id === id ? { ...item, ...changes, updatedAt: timeAt(Date.now()) } : item,
  );
  return Promise.resolve();
};

/** Server time minus device time, in ms. */
let serverAhead: number;

const read = (items: AnalysisItem[]) => ({
  items,
  hasMore: items.length === MAX_LISTED_ANALYSES,
  readAt: Date.now() + serverAhead,
});

const remote: RemoteAnalyses = {
  list: (before) => {
    calls.push('list');
    const sorted = stored.toSorted(newestFirst);
    const from = before ? sorted.findIndex(({ id }) => id === before.id) + 1 : 0;
    return Promise.resolve(read(sorted.slice(from, from + MAX_LISTED_ANALYSES)));
  },
  changedSince: (time) => {
    calls.push('changes');
    return Promise.resolve(
      read(stored.filter(({ updatedAt }) => updatedAt > time).slice(0, MAX_LISTED_ANALYSES)),
    );
  },
  count: () => {
    calls.push('count');
    return Promise.resolve(Math.min(stored.length, MAX_LISTED_ANALYSES));
  },
  missing: (ids) => Promise.resolve(ids.filter((id) => !stored.some((item) => item.id === id))),
  queue: (requests) => {
    // The server skips those that exist.
    const added = requests.filter(({ id }) => !stored.some((item) => item.id === id));
    stored = [
      ...stored,
      ...added.map((request) =>
        itemOf(request.id, { ...request, age: NOW - Date.now(), quiet: NOW - Date.now() }),
      ),
    ];
    return Promise.resolve();
  },
  restart: ({ id, attempt }) => touch(id, { state: 'queued', attempt: attempt + 1 }),
  cancel: ({ id }) => touch(id, { state: 'cancelled' }),
  remove: ({ id }) => {
    stored = stored.filter((item) => item.id !== id);
    return Promise.resolve();
  },
  result: () => Promise.reject(new RemoteError('incomplete')),
  start: ({ id }) => {
    started(id);
    return touch(id, { state: 'running' });
  },
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  page = new EventTarget();
  visibility = 'visible';
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', {
    addEventListener: page.addEventListener.bind(page),
    get visibilityState() {
      return visibility;
    },
  });
  stored = [];
  serverAhead = 0;
  calls = [];
  started.mockReset();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  library?.close();
  library = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function open(items: AnalysisItem[], more: Partial<RemoteAnalyses> = {}): Promise<AnalysisLibrary> {
  stored = items;
  library = createAnalysisLibrary({ ...remote, ...more });
  await pass(0);
  return library;
}

const labelOf = ({ id, shown: state }: LibraryItem) => `${id} ${state}`;
const shown = () => library?.getState().items.map(labelOf);

describe('the library', () => {
  it('lists the newest first, and follows the server frequently while an analysis runs', async () => {
    await open([itemOf('a', { state: 'done', age: 5 }), itemOf('b', { state: 'running' })]);
    expect(shown()).toEqual(['b running', 'a done']);
    void touch('b', { state: 'done' });
    await pass(2_000);
    expect(shown()).toEqual(['b done', 'a done']);
    calls = [];
    await pass(9_000);
    expect(calls, 'nothing runs').toEqual([]);
    await pass(1_000);
    expect(calls).toEqual(['changes', 'count']);
  });

  it('starts queued analyses once each, and at most as many as may run at the same time', async () => {
    await open([itemOf('c', { age: 1 }), itemOf('a', { age: 3 }), itemOf('b', { age: 2 })]);
    expect(started.mock.calls).toEqual([['a'], ['b']]);
    await pass(10_000);
    expect(started).toHaveBeenCalledTimes(2);
    void touch('a', { state: 'failed', error: { code: 'too-slow', message: '' } });
    await pass(2_000);
    expect(started).toHaveBeenLastCalledWith('c');
  });

  it('requests a start again after a wait when the function is at its limit or cannot be reached', async () => {
    await open([itemOf('a')], {
      start: ({ id }) => {
        started(id);
        return Promise.reject(new RemoteError('unavailable'));
      },
    });
    await pass(FIRST_WAIT_MS - 2_000);
    expect(started).toHaveBeenCalledTimes(1);
    await pass(4_000);
    expect(started).toHaveBeenCalledTimes(2);
    expect(library?.getState().problem, 'the list is up to date').toBeNull();
  });

  it('shows an analysis as interrupted when its worker sends no more signs of life, and starts it again', async () => {
    await open([itemOf('a', { state: 'running', attempt: 3 }), itemOf('b', { state: 'running' })]);
    await pass(LEASE_MS + 4_000);
    expect(shown()).toEqual(['b running', 'a interrupted']);
    expect(started.mock.calls).toEqual([['b']]);
  });

  it.each([LEASE_MS, -LEASE_MS, 10 * LEASE_MS])(
    'uses the clock of the server, not that of the device',
    async (ahead) => {
      vi.setSystemTime(NOW - ahead);
      serverAhead = ahead;
      await open([
        itemOf('a', { state: 'running', attempt: 3, quiet: 10_000 }),
        itemOf('b', { state: 'running', attempt: 3, quiet: LEASE_MS + 10_000, age: 1 }),
      ]);
      expect(shown()).toEqual(['a running', 'b interrupted']);
    },
  );

  it('queues, reruns, cancels and deletes an analysis, and lists its new state', async () => {
    const opened = await open([itemOf('a', { state: 'failed', age: 9 })]);
    const [first] = opened.getState().items;
    if (!first) throw new Error('empty');
    await opened.restart(first);
    expect(shown()).toEqual(['a queued']);
    expect(started.mock.calls).toEqual([['a']]);
    await opened.cancel(first);
    expect(shown()).toEqual(['a cancelled']);
    await opened.queue([{ id: 'new', url: 'https://example.com/b.mp4' }]);
    expect(shown()).toEqual(['new queued', 'a cancelled']);
    await opened.remove(first);
    expect(shown()).toEqual(['new queued']);
  });

  it('runs an analysis that has a result again as a new one, and once only when that request is repeated', async () => {
    const queue = vi.fn<RemoteAnalyses['queue']>((requests) => remote.queue(requests));
    queue.mockRejectedValueOnce(new RemoteError('unavailable'));
    const words = { language: 'fr', captionTrack: 'track-2', transcribe: true };
    const partial = itemOf('a', { state: 'partial', parts: 1, title: 'Pilot', age: 9, ...words });
    const opened = await open([partial], { queue });
    await expect(opened.restart(partial)).rejects.toThrow('unavailable');
    await opened.restart(partial);
    const [[first], [second]] = queue.mock.calls.map(([requests]) => requests) as [
      [BackgroundRequest],
      [BackgroundRequest],
    ];
    expect(second).toEqual({ ...first, url: partial.url, title: 'Pilot', ...words });
    expect(shown()).toEqual([`${second.id} queued`, 'a partial']);
    await opened.restart(partial);
    const third = queue.mock.lastCall?.[0][0]?.id;
    expect(third).not.toBe(second.id);
    expect(shown()?.toSorted(), 'a second rerun is a separate analysis').toEqual(
      [`${third} queued`, `${second.id} running`, 'a partial'].toSorted(),
    );
  });

  it('loads older analyses in pages, and all active ones at once', async () => {
    const many = Array.from({ length: 450 }, (_, n) =>
      itemOf(String(n).padStart(4, '0'), { state: n > 240 ? 'queued' : 'done', quiet: 60_000 }),
    );
    const opened = await open(many);
    expect(opened.getState()).toMatchObject({ hasOlder: true });
    expect(opened.getState().items).toHaveLength(400);
    await opened.loadOlder();
    expect(opened.getState()).toMatchObject({ hasOlder: false });
    expect(opened.getState().items).toHaveLength(450);
  });

  it('loses no older analyses that are loaded while a request for changes is running', async () => {
    const many = Array.from({ length: 250 }, (_, n) =>
      itemOf(String(n).padStart(4, '0'), {
        state: n === 0 ? 'running' : 'done',
        age: n * 60_000,
        quiet: n * 60_000,
      }),
    );
    let answer: (() => void) | undefined;
    const opened = await open(many, {
      changedSince: async (time) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return remote.changedSince(time);
      },
    });
    await pass(2_000);
    await opened.loadOlder();
    expect(shown()).toHaveLength(many.length);
    answer?.();
    await pass(1);
    expect(shown()).toHaveLength(many.length);
  });

  it('lists an older analysis as soon as it is queued or runs again, but not after another change', async () => {
    const many = Array.from({ length: 250 }, (_, n) =>
      itemOf(String(n).padStart(4, '0'), { state: 'done', age: n * 60_000, quiet: n * 60_000 }),
    );
    const opened = await open(many);
    expect(shown()).toHaveLength(MAX_LISTED_ANALYSES);
    void touch('0220', { state: 'queued' });
    void touch('0221', { state: 'running' });
    void touch('0230', { title: 'Pilot' });
    await pass(10_000);
    expect(shown()?.slice(MAX_LISTED_ANALYSES)).toEqual(['0220 queued', '0221 running']);
    await opened.loadOlder();
    expect(shown()).toHaveLength(many.length);
    expect(opened.getState()).toMatchObject({ hasOlder: false });
  });
});

it('older analyses are loaded after a page of which only a part can be read', async () => {
  const readable = Array.from({ length: 3 }, (_, n) => itemOf(String(n), { state: 'done', age: n }));
  const list = vi.fn<RemoteAnalyses['list']>((before) =>
    Promise.resolve({ ...read(before ? readable.slice(2) : readable.slice(0, 2)), hasMore: !before }),
  );
  const opened = await open([], { list });
  expect(opened.getState()).toMatchObject({ hasOlder: true });
  await opened.loadOlder();
  expect(shown()).toEqual(['0 done', '1 done', '2 done']);
  expect(opened.getState()).toMatchObject({ hasOlder: false });
});

describe('following the server', () => {
  it('waits longer after each failure, keeps the list, and continues at once when the network is back', async () => {
    let isDown = false;
    const down = () => Promise.reject(new RemoteError('unavailable'));
    const changedSince = vi.fn<RemoteAnalyses['changedSince']>((time) =>
      isDown ? down() : remote.changedSince(time),
    );
    await open([itemOf('a', { state: 'running' })], {
      changedSince,
      list: (before) => (isDown ? down() : remote.list(before)),
    });
    isDown = true;
    await pass(2_000);
    expect(library?.getState()).toMatchObject({ problem: 'unavailable', items: [{ id: 'a' }] });
    changedSince.mockClear();
    await pass(30_000);
    expect(changedSince).toHaveBeenCalledTimes(3);
    isDown = false;
    page.dispatchEvent(new Event('online'));
    await pass(0);
    expect(library?.getState()).toMatchObject({ problem: null });
  });

  it('retries at least every minute, however long the server has not answered', async () => {
    let isDown = true;
    await open([itemOf('a', { state: 'done' })], {
      list: (before) => (isDown ? Promise.reject(new RemoteError('unavailable')) : remote.list(before)),
    });
    await pass(1_800_000);
    expect(library?.getState()).toMatchObject({ phase: 'loading', problem: 'unavailable' });
    isDown = false;
    await pass(60_000);
    expect(library?.getState()).toMatchObject({ phase: 'ready', problem: null });
  });

  it('notices an analysis deleted on another device when the page becomes visible again', async () => {
    await open([itemOf('a', { state: 'done' }), itemOf('b', { state: 'done', age: 1 })]);
    stored = stored.filter(({ id }) => id !== 'a');
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(shown()).toEqual(['b done']);
  });

  it('notices an analysis deleted on another device within ten seconds, and reads the list again only then', async () => {
    await open([itemOf('a', { state: 'done' }), itemOf('b', { state: 'done', age: 1 })]);
    await pass(60_000);
    expect(calls.filter((call) => call === 'list')).toHaveLength(1);
    stored = stored.filter(({ id }) => id !== 'a');
    await pass(10_000);
    expect(shown()).toEqual(['b done']);
    expect(await library?.missing(['a', 'b'])).toEqual(['a']);
  });

  it('sends no requests while the page is hidden and no analysis is active', async () => {
    await open([itemOf('a', { state: 'done' })]);
    visibility = 'hidden';
    await pass(60_000);
    calls = [];
    await pass(600_000);
    expect(calls).toEqual([]);
  });

  it('starts queued analyses also while the page is hidden, every 30 seconds', async () => {
    visibility = 'hidden';
    await open([
      itemOf('a', { state: 'running', age: 3 }),
      itemOf('b', { state: 'running', age: 2 }),
      itemOf('c', { age: 1 }),
    ]);
    void touch('a', { state: 'done' });
    await pass(29_000);
    expect(started).not.toHaveBeenCalled();
    await pass(1_000);
    expect(started.mock.calls).toEqual([['c']]);
  });

  it('ignores an answer that arrives after it is closed', async () => {
    let answer: (items: AnalysisItem[]) => void = () => undefined;
    await open([], { list: () => new Promise((resolve) => (answer = (items) => resolve(read(items)))) });
    library?.close();
    answer([itemOf('a')]);
    await pass(60_000);
    expect(library?.getState().items).toEqual([]);
    expect(started).not.toHaveBeenCalled();
  });
});

it('a result that arrives after the end of the session is not returned', async () => {
  let answer: (result: AnalysisResponse) => void = () => undefined;
  const opened = await open([itemOf('a', { state: 'done' })], {
    result: () => new Promise((resolve) => (answer = resolve)),
  });
  const result = opened.result(itemOf('a'));
  opened.close();
  answer({ status: 'success', videoUrl: '', analysis: [] });
  await expect(result).rejects.toMatchObject({ problem: 'unavailable' });
});

it('a user has one library, which ends with the session', async () => {
  const session = createStore<{ user: { uid: string } | null }>(() => ({ user: { uid: 'u1' } }));
  stored = [itemOf('a', { state: 'done' })];
  const libraryOf = onePerUser(session, () => createAnalysisLibrary(remote));
  library = libraryOf('u1');
  await pass(0);
  expect(libraryOf('u1')).toBe(library);
  expect(shown()).toEqual(['a done']);
  session.setState({ user: { uid: 'u1' } });
  expect(shown()).toEqual(['a done']);
  session.setState({ user: null });
  expect(shown()).toEqual([]);
  expect(libraryOf('u1')).not.toBe(library);
  libraryOf('u2').close();
});

describe('a change of several analyses', () => {
  it('is applied to each, the last of a list first, and continues after one that was refused', async () => {
    const cancelled: string[] = [];
    const items = [itemOf('a', { age: 3 }), itemOf('b', { age: 2 }), itemOf('c', { age: 1 })];
    const opened = await open(items, {
      start: () => Promise.resolve(),
      cancel: ({ id }) => {
        cancelled.push(id);
        return id === 'b' ? Promise.reject(new RemoteError('rejected')) : touch(id, { state: 'cancelled' });
      },
    });
    await pass(6_000);
    await opened.changeAll('cancel', items);
    expect(cancelled).toEqual(['c', 'b', 'a']);
    expect(shown()).toEqual(['c cancelled', 'b queued', 'a cancelled']);
  });

  it('starts with the oldest when it reruns them, so that a list keeps its order', async () => {
    const items = ['a', 'b', 'c'].map((id, age) => itemOf(id, { state: 'failed', age }));
    const restarted: string[] = [];
    const opened = await open(items, {
      restart: (item) => {
        restarted.push(item.id);
        return remote.restart(item);
      },
    });
    await opened.changeAll('restart', items);
    expect(restarted).toEqual(['c', 'b', 'a']);
  });

  it('continues after an analysis that another device has deleted', async () => {
    const items = Array.from({ length: 20 }, (_, index) =>
      itemOf(String(index), { state: 'failed', age: index }),
    );
    const opened = await open(items, {
      restart: (item) => (item.id === '19' ? Promise.reject(new RemoteError('gone')) : remote.restart(item)),
    });
    stored = stored.filter(({ id }) => id !== '19');
    await opened.changeAll('restart', items);
    expect(stored).toHaveLength(19);
    expect(stored.filter(({ attempt }) => attempt === 1)).toEqual([]);
  });

  it('removes deleted analyses from the list', async () => {
    const items = [
      itemOf('a', { state: 'done' }),
      itemOf('b', { state: 'failed', age: 1 }),
      itemOf('c', { state: 'done', age: 2 }),
    ];
    const opened = await open(items);
    await opened.changeAll('remove', items.slice(0, 2));
    expect(shown()).toEqual(['c done']);
    expect(stored.map(({ id }) => id)).toEqual(['c']);
  });

  it('keeps the result of a cancelled analysis when it reruns it, and puts the new one at the same place of the list', async () => {
    const [first, second] = withIds([{ url: 'https://example.com/1' }, { url: 'https://example.com/2' }]);
    if (!first || !second) throw new Error('none');
    const found = itemOf(first.id, { state: 'cancelled', parts: 1, age: 2 });
    const opened = await open([found, itemOf(second.id, { state: 'cancelled', age: 1 })]);
    await opened.changeAll('restart', opened.getState().items);
    expect(shown()?.toSorted()).toEqual(
      [
        `${first.id} cancelled`,
        `${first.id.replace(/00000$/, '01000')} queued`,
        `${second.id} queued`,
      ].toSorted(),
    );
  });

  it('stops with an error when the server cannot be reached', async () => {
    const items = Array.from({ length: 40 }, (_, index) =>
      itemOf(String(index), { state: 'failed', age: index }),
    );
    const restart = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new RemoteError('unavailable'))
      .mockResolvedValue();
    const opened = await open(items, { restart });
    await expect(opened.changeAll('restart', items)).rejects.toThrow('unavailable');
    expect(restart.mock.calls.length).toBeLessThan(20);
  });
});
