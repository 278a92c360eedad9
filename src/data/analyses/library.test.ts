import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { LEASE_MS, MAX_LISTED_ANALYSES } from '@/contracts/analyses';
import { onePerUser } from '@/lib/one-per-user';
import { RemoteError } from '@/lib/remote-error';
import { withIds } from './analysis-item';
import { createAnalysisLibrary } from './library';
import type { AnalysisLibrary, LibraryItem } from './library-state';
import { FIRST_WAIT_MS } from './scheduler';
import { itemOf, NOW } from './testing/items';
import { createMemoryAnalyses } from './testing/memory-analyses';

let library: AnalysisLibrary | null;
let analyses: ReturnType<typeof createMemoryAnalyses>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { hostname: 'example.com' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  analyses = createMemoryAnalyses();
  analyses.server.isIdle = true;
});

afterEach(() => {
  library?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** @param items what the server has */
async function opened(items = analyses.server.items, options?: Parameters<typeof createAnalysisLibrary>[1]) {
  analyses.server.items = items;
  library = createAnalysisLibrary(analyses.ports, options);
  await later(0);
  return library;
}

const ids = ({ getState }: AnalysisLibrary) => getState().items.map(({ id }) => id);
const shown = ({ getState }: AnalysisLibrary) => getState().items.map((item) => item.shown);
const only = (opening: AnalysisLibrary): LibraryItem => {
  const [item] = opening.getState().items;
  if (!item) throw new Error('none');
  return item;
};
const many = (count: number, changes: Parameters<typeof itemOf>[1] = {}) =>
  Array.from({ length: count }, (_, n) =>
    itemOf(String(n).padStart(3, '0'), { state: 'done', parts: 1, age: n * 1000, ...changes }),
  );

describe('the library', () => {
  it('lists the newest first, and follows every change; what did not change stays the same object', async () => {
    const opening = await opened([itemOf('a', { age: 9, state: 'done' }), itemOf('b', { state: 'done' })]);
    expect(ids(opening)).toEqual(['b', 'a']);
    const [b] = opening.getState().items;
    analyses.server.touch('a', { state: 'failed' });
    expect(shown(opening)).toEqual(['done', 'failed']);
    expect(opening.getState().items[0]).toBe(b);
    analyses.server.items = analyses.server.items.filter(({ id }) => id !== 'a');
    expect(ids(opening)).toEqual(['b']);
  });

  it('is loading while neither the server nor the device has listed anything', async () => {
    analyses.server.isAway = true;
    const opening = await opened([]);
    expect(opening.getState()).toMatchObject({ phase: 'loading', fromCache: true });
    await later(10_000);
    expect(opening.getState()).toMatchObject({ phase: 'loading', problem: 'unavailable' });
    analyses.server.isAway = false;
    expect(opening.getState()).toMatchObject({ phase: 'ready', problem: null });
  });

  it('shows older analyses in pages, and all active ones at once', async () => {
    const opening = await opened(many(MAX_LISTED_ANALYSES + 5));
    expect(opening.getState()).toMatchObject({ hasOlder: true, oldestRead: '199' });
    expect(ids(opening)).toHaveLength(MAX_LISTED_ANALYSES);
    opening.loadOlder();
    await later(0);
    expect(ids(opening)).toHaveLength(MAX_LISTED_ANALYSES + 5);
    expect(opening.getState()).toMatchObject({ hasOlder: false, oldestRead: '204' });
    opening.close();
    const active = await opened(many(MAX_LISTED_ANALYSES + 5, { state: 'queued' }));
    expect(ids(active)).toHaveLength(MAX_LISTED_ANALYSES + 5);
  });

  it('loses none where a new analysis moves the limits of the pages', async () => {
    const opening = await opened(many(MAX_LISTED_ANALYSES + 5));
    opening.loadOlder();
    await later(0);
    const counts: number[] = [];
    opening.subscribe(({ items }) => counts.push(items.length));
    analyses.server.items = [...analyses.server.items, itemOf('new', { age: -1, state: 'done' })];
    await later(0);
    expect(new Set(counts)).toEqual(new Set([MAX_LISTED_ANALYSES + 6]));
    analyses.server.items = many(3);
    await later(0);
    expect(ids(opening)).toHaveLength(3);
  });

  it('keeps the list where the server no longer reports it, and follows again when asked', async () => {
    const opening = await opened(many(1));
    analyses.server.refuse(new RemoteError('rejected'));
    expect(opening.getState()).toMatchObject({ problem: 'rejected', items: [{ id: '000' }] });
    opening.refresh();
    await later(0);
    expect(opening.getState().problem).toBeNull();
  });

  it('ends with the session', async () => {
    const session = createStore<{ user: { uid: string } | null }>(() => ({ user: { uid: 'ada' } }));
    const libraryOf = onePerUser(session, () => createAnalysisLibrary(analyses.ports));
    analyses.server.items = many(1);
    library = libraryOf('ada');
    await later(0);
    expect(libraryOf('ada')).toBe(library);
    session.setState({ user: null });
    expect(library.getState()).toMatchObject({ items: [], phase: 'loading' });
    analyses.server.items = many(2);
    expect(ids(library)).toEqual([]);
  });
});

describe('starting', () => {
  it('asks the function once for each, for at most as many as may run at the same time', async () => {
    analyses.server.isIdle = false;
    await opened([itemOf('a', { age: 2 }), itemOf('b', { age: 1 }), itemOf('c')], { atOnce: 2 });
    await later(60_000);
    expect(analyses.server.started).toEqual(['a', 'b']);
    analyses.server.touch('a', { state: 'done' });
    await later(0);
    expect(analyses.server.started).toEqual(['a', 'b', 'c']);
  });

  it('asks again after a wait', async () => {
    await opened([itemOf('a')]);
    expect(analyses.server.started).toEqual(['a']);
    await later(FIRST_WAIT_MS + 5_000);
    expect(analyses.server.started).toEqual(['a', 'a']);
  });

  it('asks for nothing that the server does not have, or may have changed', async () => {
    await opened([itemOf('a', { isPending: true })]);
    analyses.server.isAway = true;
    analyses.server.touch('a', { isPending: false });
    await later(60_000);
    expect(analyses.server.started).toEqual([]);
    analyses.server.isAway = false;
    await later(0);
    expect(analyses.server.started).toEqual(['a']);
  });

  it('shows an analysis as interrupted when its worker sends no more signs of life, and starts it again', async () => {
    const opening = await opened([itemOf('a', { state: 'running' })]);
    await later(LEASE_MS);
    expect(shown(opening)).toEqual(['running']);
    await later(5_000);
    expect(shown(opening)).toEqual(['interrupted']);
    expect(analyses.server.started).toEqual(['a']);
  });
});

describe('a device whose clock is wrong', () => {
  it.each([
    ['behind', -600_000],
    ['ahead', 600_000],
  ])('that is %s shows a running analysis as running from its next sign of life', async (_, offset) => {
    const items = [itemOf('a', { state: 'running' }), itemOf('b', { state: 'running' })];
    const opening = await opened(items, { now: () => Date.now() + offset });
    for (let beat = 0; beat < 20; beat += 1) {
      await later(15_000);
      analyses.server.touch('a', {});
      if (beat < 3) analyses.server.touch('b', {});
      expect(shown(opening)).toEqual([beat < 9 ? 'running' : 'interrupted', 'running']);
    }
  });

  it('that is set right is followed', async () => {
    let offset = -600_000;
    const opening = await opened([itemOf('a', { state: 'running' })], { now: () => Date.now() + offset });
    analyses.server.touch('a', {});
    offset = 0;
    await later(15_000);
    analyses.server.touch('a', {});
    expect(shown(opening)).toEqual(['running']);
  });
});

describe('a change', () => {
  it('is queued on the device when the server does not answer in time, and refused when it refuses', async () => {
    const opening = await opened([]);
    vi.stubGlobal('navigator', { onLine: false });
    analyses.server.gates.queue = new Promise(() => undefined);
    await opening.queue(withIds([{ url: 'https://example.com/a.mp4' }]));
    analyses.server.gates = {};
    vi.stubGlobal('navigator', { onLine: true });
    analyses.server.problem = new RemoteError('rejected');
    const refused = opening.queue(withIds([{ url: 'https://example.com/a.mp4' }]));
    await expect(refused).rejects.toMatchObject({ problem: 'rejected' });
  });

  it('asks before the page is closed while only the page has it', async () => {
    const asks = vi.fn();
    vi.stubGlobal('addEventListener', asks);
    analyses = createMemoryAnalyses({ isKept: false });
    await opened([itemOf('a', { isPending: true })]);
    expect(asks).toHaveBeenCalledWith('beforeunload', expect.anything());
  });

  it('of several is applied to each, the last of a list first, and continues after one that was refused', async () => {
    const opening = await opened(
      ['a', 'b', 'c'].map((id, n) => itemOf(id, { age: 9 - n, state: 'running' })),
    );
    const { documents } = analyses.ports;
    const cancel = documents.cancel.bind(documents);
    const called: string[] = [];
    analyses.ports.documents.cancel = (item) => {
      called.push(item.id);
      return item.id === 'b' ? Promise.reject(new RemoteError('rejected')) : cancel(item);
    };
    opening.close();
    const again = await opened();
    await again.changeAll('cancel', again.getState().items);
    expect(called).toEqual(['c', 'b', 'a']);
    expect(shown(again)).toEqual(['cancelled', 'running', 'cancelled']);
    analyses.server.problem = new RemoteError('unavailable');
    await expect(again.changeAll('remove', again.getState().items)).rejects.toMatchObject({
      problem: 'unavailable',
    });
  });

  it('that runs an analysis with a result again keeps the result, at the same place of its list', async () => {
    const [asked] = withIds([{ url: 'https://example.com/a.mp4', title: 'Pilot', language: 'fr' }]);
    if (!asked) throw new Error('none');
    const opening = await opened([itemOf(asked.id, { ...asked, age: 9, state: 'partial', parts: 1 })]);
    await opening.restart(only(opening));
    expect(opening.getState().items).toMatchObject([
      { ...asked, id: asked.id.replace(/00000$/, '01000'), state: 'queued', attempt: 1 },
      { id: asked.id, state: 'partial' },
    ]);
    opening.close();
    const failed = await opened([itemOf('a', { state: 'failed' })]);
    await failed.restart(only(failed));
    expect(failed.getState().items).toMatchObject([{ id: 'a', state: 'queued', attempt: 2 }]);
  });

  it('of a title shows at once, and says nothing about the clock of the server', async () => {
    const running = itemOf('a', { state: 'running' });
    const opening = await opened([running, itemOf('b', { age: 9, quiet: 600_000, state: 'done' })]);
    const [, done] = opening.getState().items;
    await opening.rename(done ?? running, 'Pilot');
    expect(opening.getState().items[1]).toMatchObject({ title: 'Pilot', updatedAt: done?.updatedAt });
    await later(LEASE_MS + 5_000);
    expect(shown(opening)).toEqual(['interrupted', 'done']);
  });

  it('that stores a result lists it as one that has ended', async () => {
    const opening = await opened([]);
    const response = { status: 'success', videoUrl: 'https://example.com/a.mp4', analysis: [] };
    await opening.store({ id: 'page-1', url: response.videoUrl }, response);
    expect(shown(opening)).toEqual(['done']);
    expect(await opening.result(only(opening))).toEqual(response);
  });
});
