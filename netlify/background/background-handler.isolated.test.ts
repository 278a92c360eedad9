import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEASE_MS } from '@/contracts/analyses';
import type { AnalysisProvider } from '../analysis/provider';
import { createMemoryLimiter } from '../http/memory-limiter';
import type { LogEntry } from '../http/log';
import { refused, type RequestLimiter } from '../http/request-limiter';
import { errorOf, post, providerOf, RESULT } from '../http/testing/handler-set-up';
import { createBackgroundHandler } from './background-handler';
import { MemoryDatabase, type Write } from './testing/memory-database';

vi.mock('firebase/firestore/lite', () => import('./testing/firestore-lite'));
// Compression takes real time, which the clock of these tests does not know.
vi.mock(import('@/contracts/stored-result'), async (original) => ({
  ...(await original()),
  toStoredText: (result) => Promise.resolve(JSON.stringify(result)),
}));

const PATH = 'users/ada/analyses/0123456789abcdef';
const REQUEST = { id: '0123456789abcdef', url: 'https://example.com/a.mp4' };
const HEARTBEAT_MS = 15_000;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const iso = (ago = 0): string => new Date(Date.now() - ago).toISOString();

/** A database in memory, with this analysis if given. */
function memory(stored?: Record<string, unknown>) {
  const database = new MemoryDatabase(LEASE_MS);
  if (stored) database.documents.set(PATH, { data: stored, version: 1 });
  const state = {
    get record() {
      return database.documents.get(PATH)?.data;
    },
    commits: 0,
    isDown: false,
  };
  const reach = () =>
    state.isDown ? Promise.reject(new FirebaseError('unavailable', '')) : Promise.resolve();
  const commit = async (writes: readonly Write[]) => {
    await reach();
    state.commits += 1;
    database.commit(writes);
  };
  const close = vi.fn(() => Promise.resolve());
  return { state, store: { database, reach, commit, close } };
}

type Store = ReturnType<typeof memory>['store'];

function handlerWith(
  store: Store,
  analyze: AnalysisProvider['analyze'],
  tokenMs = 3_600_000,
  limiter: RequestLimiter = createMemoryLimiter({ perMinute: 1_000, ownAtOnce: 100, atOnce: 100 }),
  log: (entry: LogEntry) => void = () => undefined,
) {
  return createBackgroundHandler({
    environment: { allowHosts: new Set(), maxVideoBytes: 1e6, maxVideoMs: 1e6, deadlineMs: 600_000 },
    verifyToken: () =>
      Promise.resolve({ uid: 'ada', expiresAt: Date.now() + tokenMs, isEmailVerified: false }),
    provider: providerOf(analyze),
    openSource: () => Promise.reject(new Error('nothing is opened')),
    openCaptions: () => {
      throw new Error('nothing is opened');
    },
    limiter,
    openStore: () => Promise.resolve({ firestore: store as unknown as Firestore, close: store.close }),
    log,
    heartbeatMs: HEARTBEAT_MS,
  });
}

const asked = (): Request => post(JSON.stringify(REQUEST));

/** An analysis that runs until the test ends it. */
async function begun(store: Store) {
  let end: () => void = () => undefined;
  let begin: (signal: AbortSignal) => void = () => undefined;
  const running = new Promise<AbortSignal>((resolve) => (begin = resolve));
  const answered = handlerWith(store, ({ signal }) => {
    begin(signal);
    return new Promise((resolve) => (end = () => resolve(RESULT)));
  })(asked());
  return { signal: await running, end: () => end(), answered };
}

describe('the worker of an analysis', () => {
  it('reads the words that are stored with it, whatever the page that started it knows of them', async () => {
    const words = { language: 'de', captionTrack: 'track-2', transcribe: true };
    const { store } = memory({
      ...REQUEST,
      ...words,
      state: 'queued',
      attempt: 1,
      progress: 0,
      createdAt: iso(),
      updatedAt: iso(),
    });
    const seen: unknown[] = [];
    await handlerWith(store, (request) => {
      seen.push(request.words);
      return Promise.resolve(RESULT);
    })(asked());
    expect(seen).toEqual([words]);
  });

  it('stops before its lease expires when it cannot write any more', async () => {
    const { state, store } = memory();
    const { signal, answered } = await begun(store);
    await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
    const heardOf = state.record?.updatedAt;
    state.isDown = true;
    await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(LEASE_MS - 3 * HEARTBEAT_MS - 1);
    expect(signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    expect((await answered).status).toBe(202);
    expect(state.record).toMatchObject({ state: 'running', updatedAt: heardOf });
  });

  it('continues when it can write again in time', async () => {
    const { state, store } = memory();
    const { signal, end, answered } = await begun(store);
    state.isDown = true;
    await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);
    expect(signal.aborted).toBe(false);
    end();
    await answered;
    expect(state.record).toMatchObject({ state: 'done' });
  });

  it('writes until the end of the analysis, and not after it', async () => {
    const { state, store } = memory();
    const { end, answered } = await begun(store);
    await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
    expect(state.commits).toBe(3);
    end();
    await answered;
    expect(state.commits).toBe(4);
    const { record } = state;
    expect(record).toMatchObject({ state: 'done' });
    await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);
    expect(state.commits).toBe(4);
    expect(state.record).toBe(record);
  });
});

describe('the writes of a worker', () => {
  /** As `memory`, but each write takes some time; `atOnce` is the highest number of writes at the same time. */
  function slowMemory(writeMs: number) {
    const { state, store } = memory();
    const writes = { now: 0, atOnce: 0, parts: 0 };
    const commit = async (entries: readonly Write[]) => {
      writes.now += 1;
      writes.atOnce = Math.max(writes.atOnce, writes.now);
      writes.parts += entries.filter(({ path }) => path.includes('/parts/')).length;
      await new Promise((resolve) => void setTimeout(resolve, writeMs));
      writes.now -= 1;
      return store.commit(entries);
    };
    return { state, writes, store: { ...store, commit } };
  }

  it('never overlap, also when each takes longer than a heartbeat, and at the end', async () => {
    const { state, writes, store } = slowMemory(HEARTBEAT_MS + 4_000);
    const beginning = begun(store);
    await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
    const { end, answered } = await beginning;
    await vi.advanceTimersByTimeAsync(7.2 * HEARTBEAT_MS);
    expect(writes.now).toBe(1);
    end();
    await vi.advanceTimersByTimeAsync(10 * HEARTBEAT_MS);
    await answered;
    expect(state.record).toMatchObject({ state: 'done' });
    expect(writes.atOnce).toBe(1);
  });

  it('stop after an analysis that fails', async () => {
    const { state, store } = memory();
    await handlerWith(store, () => Promise.reject(new Error('no')))(asked());
    const { record, commits } = state;
    expect(record).toMatchObject({ state: 'failed' });
    await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);
    expect(state).toMatchObject({ record, commits });
  });

  it('do not change a stored result, whatever the provider reports after it', async () => {
    const { state, store } = memory();
    let tell: () => void = () => undefined;
    await handlerWith(store, ({ interim, onProgress }) => {
      tell = () => {
        interim?.tell({ ...RESULT, coverage: 0.4 });
        onProgress?.({ stage: 'analyzing', share: 0.5 });
      };
      return Promise.resolve(RESULT);
    })(asked());
    const { record, commits } = state;
    expect(record).toMatchObject({ state: 'done', progress: 1 });
    await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);
    tell();
    await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);
    expect(state).toMatchObject({ record, commits });
  });

  it.each([
    ['succeeded', () => Promise.resolve(RESULT)],
    ['failed', () => Promise.reject(new Error('no'))],
  ])('leave no timer and no client behind when the analysis has %s', async (_, analyze) => {
    const { store } = memory();
    await handlerWith(store, analyze)(asked());
    expect(vi.getTimerCount()).toBe(0);
    expect(store.close).toHaveBeenCalledOnce();
  });

  it('contain an interim result at once, and only once', async () => {
    const { state, writes, store } = slowMemory(0);
    let end: () => void = () => undefined;
    const answered = handlerWith(store, ({ interim }) => {
      interim?.tell(RESULT);
      return new Promise((resolve) => (end = () => resolve(RESULT)));
    })(asked());
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS - 1);
    expect(state.record).toMatchObject({ state: 'running', parts: 1 });
    await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);
    expect(state.commits).toBe(5);
    expect(writes.parts).toBe(1);
    end();
    await vi.advanceTimersByTimeAsync(1);
    await answered;
  });
});

describe('an interrupted analysis with an interim result', () => {
  const interrupted = () => ({
    ...{ state: 'running', progress: 0.5, url: REQUEST.url, attempt: 1, parts: 1 },
    ...{ createdAt: iso(200_000), updatedAt: iso(LEASE_MS + 1000) },
  });

  it('waits for a newer token when this one expires too soon, and does not end as partial', async () => {
    const { state, store } = memory(interrupted());
    const analyze = vi.fn(() => Promise.resolve(RESULT));
    const response = await handlerWith(store, analyze, 60_000)(asked());
    expect(await errorOf(response)).toMatchObject({ status: 401, code: 'sign-in-expiring' });
    expect(state).toMatchObject({ record: { state: 'running', attempt: 1, parts: 1 }, commits: 0 });
    expect(analyze).not.toHaveBeenCalled();
  });

  it('is run again with a token that is valid long enough', async () => {
    const { state, store } = memory(interrupted());
    await handlerWith(store, () => Promise.resolve(RESULT))(asked());
    expect(state.record).toMatchObject({ state: 'done', attempt: 2 });
  });
});

describe('an analysis', () => {
  it('stays queued, and releases its place, when another instance took the last place before it', async () => {
    const { state, store } = memory();
    const analyze = vi.fn(() => Promise.resolve(RESULT));
    const leave = vi.fn(() => Promise.resolve());
    const confirmed = Promise.resolve(refused('own-at-once'));
    const limiter = { admit: () => Promise.resolve({ admitted: true as const, leave, confirmed }) };
    const response = await handlerWith(store, analyze, 3_600_000, limiter)(asked());
    expect(await errorOf(response)).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(state).toMatchObject({ record: { state: 'queued' }, commits: 1 });
    expect(analyze).not.toHaveBeenCalled();
    expect(leave).toHaveBeenCalledOnce();
  });

  it.each([3_600_000, 60_000])(
    'that another worker runs is not started, and the request is logged, with a token valid for %i ms',
    async (tokenMs) => {
      const record = { state: 'running', progress: 0.5, url: REQUEST.url, attempt: 1 };
      const { store } = memory({ ...record, createdAt: iso(200_000), updatedAt: iso(0) });
      const log = vi.fn();
      const analyze = vi.fn(() => Promise.resolve(RESULT));
      await handlerWith(store, analyze, tokenMs, undefined, log)(asked());
      expect(analyze).not.toHaveBeenCalled();
      const line = { outcome: 'cancelled', isBackground: true };
      expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(line));
    },
  );

  it('ends only when its place is released', async () => {
    let free: () => void = () => undefined;
    const leave = () => new Promise<void>((resolve) => (free = resolve));
    const confirmed = Promise.resolve(undefined);
    const limiter = { admit: () => Promise.resolve({ admitted: true as const, leave, confirmed }) };
    const { state, store } = memory();
    let isOver = false;
    const answered = handlerWith(store, () => Promise.resolve(RESULT), 3_600_000, limiter)(asked());
    void answered.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state.record).toMatchObject({ state: 'done' });
    expect(isOver).toBe(false);
    free();
    expect((await answered).status).toBe(202);
  });

  it.each([
    [3_600_000, 598_000],
    [300_000, 238_000],
  ])('with a token valid for %i ms has a deadline of %i ms', async (tokenMs, deadlineMs) => {
    const analyze = vi.fn<AnalysisProvider['analyze']>(() => Promise.resolve(RESULT));
    await handlerWith(memory().store, analyze, tokenMs)(asked());
    expect(analyze).toHaveBeenCalledOnce();
    expect(analyze.mock.calls[0]?.[0].limits.deadlineMs).toBe(deadlineMs);
  });

  it('is asked for an interim result once a minute', async () => {
    const analyze = vi.fn<AnalysisProvider['analyze']>(() => Promise.resolve(RESULT));
    await handlerWith(memory().store, analyze)(asked());
    expect(analyze.mock.calls[0]?.[0].interim?.everyMs).toBe(60_000);
  });
});
