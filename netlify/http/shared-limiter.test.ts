import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBlobStore } from './blob-store';
import { createMemoryLimiter } from './memory-limiter';
import type { Admission, Limits } from './request-limiter';
import { createSharedLimiter, type SharedLimiterOptions, type SharedStore } from './shared-limiter';

const MANY = { perMinute: 1_000, ownAtOnce: 1_000, atOnce: 1_000 };

/** Like the platform's store: a write based on an outdated version is refused. Each answer takes some time. */
function storeOf() {
  const values = new Map<string, { text: string; version: string }>();
  const calls = { read: 0, write: 0 };
  let versions = 0;
  const store: SharedStore = {
    read: async (key) => {
      calls.read += 1;
      await Promise.resolve();
      const stored = values.get(key);
      return stored ? { value: JSON.parse(stored.text) as unknown, version: stored.version } : null;
    },
    write: async (key, value, version) => {
      calls.write += 1;
      await Promise.resolve();
      if ((values.get(key)?.version ?? null) !== version) return null;
      versions += 1;
      values.set(key, { text: JSON.stringify(value), version: String(versions) });
      return String(versions);
    },
  };
  return { store, values, calls };
}

/** Another instance of the function. */
function instance(
  store: SharedStore,
  limits: Partial<Limits> = {},
  more: Partial<SharedLimiterOptions> = {},
) {
  const all = { ...MANY, ...limits };
  const onUnreachable = vi.fn();
  const local = createMemoryLimiter(all);
  const limiter = createSharedLimiter({ name: 'test', limits: all, store, local, onUnreachable, ...more });
  return { admit: (uid = 'a') => limiter.admit(uid), onUnreachable };
}

/** `in`, or why not: also for a refusal that comes only after the place was stored. */
async function outcomeOf(admission: Admission): Promise<string> {
  const refusal = admission.admitted ? await admission.confirmed : admission;
  return refusal ? `${refusal.reason} ${refusal.retryAfterS}` : 'in';
}

async function stay(admission: Promise<Admission>): Promise<() => Promise<void>> {
  const place = await admission;
  if (!place.admitted) throw new Error(place.reason);
  await place.confirmed;
  return place.leave;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('limits that instances share', () => {
  it('apply to all requests of one user within a minute, whatever the instance', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const { store } = storeOf();
    const outcomes: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      outcomes.push(await outcomeOf(await instance(store, { perMinute: 3 }).admit()));
    }
    expect(outcomes).toEqual(['in', 'in', 'in', 'rate 20', 'rate 20']);
    expect(await outcomeOf(await instance(store, { perMinute: 3 }).admit('b'))).toBe('in');
    vi.setSystemTime(1_020_000);
    expect(await outcomeOf(await instance(store, { perMinute: 3 }).admit())).toBe('in');
  });

  it('apply to analyses at once, and a released place is free', async () => {
    const { store } = storeOf();
    const limits = { ownAtOnce: 2 };
    const leave = await stay(instance(store, limits).admit());
    await stay(instance(store, limits).admit());
    expect(await outcomeOf(await instance(store, limits).admit())).toBe('own-at-once 5');
    await leave();
    await leave();
    expect(await outcomeOf(await instance(store, limits).admit())).toBe('in');
    expect(await outcomeOf(await instance(store, limits).admit())).toBe('own-at-once 5');
  });

  it('apply to requests at the same moment', async () => {
    const { store } = storeOf();
    const admissions = await Promise.all(
      Array.from({ length: 6 }, () => instance(store, { ownAtOnce: 2 }).admit()),
    );
    const outcomes = await Promise.all(admissions.map(outcomeOf));
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(2);
    // A late admission that is refused must not affect the places of the others.
    for (const admission of admissions) if (admission.admitted) await admission.leave();
    expect(await outcomeOf(await instance(store, { ownAtOnce: 1 }).admit())).toBe('in');
  });

  it('wait for one read of the store before the work begins, and write in parallel to it', async () => {
    const { store, calls } = storeOf();
    for (const count of [1, 2]) {
      const place = await instance(store).admit();
      expect(calls.read).toBe(count);
      if (place.admitted) await place.confirmed;
      expect(calls).toEqual({ read: count, write: count });
    }
  });

  it('count the total per instance, and do not charge a user who is refused because of it', async () => {
    const { store } = storeOf();
    const busy = instance(store, { atOnce: 1, perMinute: 2 });
    const leave = await stay(busy.admit('b'));
    for (let count = 0; count < 5; count += 1) {
      expect(await outcomeOf(await busy.admit('a'))).toBe('all-at-once 5');
    }
    expect(await outcomeOf(await instance(store, { atOnce: 1, perMinute: 2 }).admit('a'))).toBe('in');
    await leave();
    expect(await outcomeOf(await busy.admit('a'))).toBe('in');
  });

  it('release a place permanently, also when it is renewed at the same moment', async () => {
    vi.useFakeTimers();
    const { store } = storeOf();
    let hold: Promise<void> | undefined;
    let isHeld = false;
    const slow: SharedStore = {
      read: store.read,
      write: async (key, value, version) => {
        isHeld = hold !== undefined;
        await hold;
        return store.write(key, value, version);
      },
    };
    const leave = await stay(instance(slow, {}, { leaseMs: 600 }).admit());
    let release: () => void = () => undefined;
    hold = new Promise((resolve) => (release = resolve));
    await vi.advanceTimersByTimeAsync(200);
    expect(isHeld).toBe(true);
    hold = undefined;
    await leave();
    release();
    // The renewal comes too late to be stored unchanged, and is retried.
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcomeOf(await instance(store, { ownAtOnce: 1 }).admit())).toBe('in');
  });

  it('release a place permanently, also when it is released before it is stored', async () => {
    vi.useFakeTimers();
    const { store, calls } = storeOf();
    const slow: SharedStore = {
      read: store.read,
      // Only the first write is slow: one that frees the place at once would be stored before it.
      write: async (...entry) => {
        calls.write += 1;
        if (calls.write === 1) await new Promise((resolve) => void setTimeout(resolve, 1_000));
        return store.write(...entry);
      },
    };
    const place = await instance(slow).admit();
    const left = place.admitted ? place.leave() : undefined;
    await vi.advanceTimersByTimeAsync(2_000);
    await left;
    expect(await outcomeOf(await instance(store, { ownAtOnce: 1 }).admit())).toBe('in');
  });

  it('release the place of a worker that no longer renews it, and not that of one that does', async () => {
    vi.useFakeTimers();
    const { store } = storeOf();
    const limits = { ownAtOnce: 1 };
    const leave = await stay(instance(store, limits, { leaseMs: 60 }).admit('alive'));
    let isDead = false;
    const ofDead: SharedStore = {
      read: store.read,
      write: (...entry) => (isDead ? new Promise(() => undefined) : store.write(...entry)),
    };
    await stay(instance(ofDead, limits, { leaseMs: 60 }).admit('dead'));
    isDead = true;
    await vi.advanceTimersByTimeAsync(150);
    expect(await outcomeOf(await instance(store, limits).admit('alive'))).toBe('own-at-once 5');
    expect(await outcomeOf(await instance(store, limits).admit('dead'))).toBe('in');
    await leave();
    await vi.advanceTimersByTimeAsync(50);
    expect(await outcomeOf(await instance(store, limits).admit('alive'))).toBe('in');
  });

  it('renew a place while it is held, and do not access the store after it is released', async () => {
    vi.useFakeTimers();
    const { store, calls } = storeOf();
    const leave = await stay(instance(store, {}, { leaseMs: 600 }).admit());
    const writes = calls.write;
    await vi.advanceTimersByTimeAsync(400);
    expect(calls.write).toBe(writes + 2);
    await leave();
    const atTheEnd = { ...calls };
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls).toEqual(atTheEnd);
  });

  it('release the place of a worker that has not renewed it for a minute and a half', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const { store } = storeOf();
    const limits = { ownAtOnce: 1 };
    await stay(instance(store, limits).admit());
    vi.setSystemTime(1_089_999);
    expect(await outcomeOf(await instance(store, limits).admit())).toBe('own-at-once 5');
    vi.setSystemTime(1_090_000);
    expect(await outcomeOf(await instance(store, limits).admit())).toBe('in');
  });

  it('ignore stored text that cannot be parsed', async () => {
    const { store, values } = storeOf();
    await stay(instance(store).admit());
    for (const [key, { version }] of values) values.set(key, { text: '{"due":"soon"}', version });
    expect(await outcomeOf(await instance(store, { ownAtOnce: 1 }).admit())).toBe('in');
  });

  it("are stored under a hash of the user's ID", async () => {
    const { store, values } = storeOf();
    await stay(instance(store).admit('ada-lovelace'));
    expect([...values.keys()].join()).toMatch(/^test\/[0-9a-f]{64}$/);
  });
});

describe('a store that cannot be reached', () => {
  const broken: SharedStore = {
    read: () => Promise.reject(new Error('gone')),
    write: () => Promise.reject(new Error('gone')),
  };
  const silent: SharedStore = { read: () => new Promise(() => undefined), write: broken.write };

  it('leaves the limits of the instance in force, and is reported once', async () => {
    const { admit, onUnreachable } = instance(broken, { ownAtOnce: 1 });
    const leave = await stay(admit());
    expect(await outcomeOf(await admit())).toBe('own-at-once 5');
    await leave();
    expect(await outcomeOf(await admit())).toBe('in');
    expect(onUnreachable).toHaveBeenCalledTimes(1);
  });

  it('is accessed again after half a minute, and not before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const read = vi.fn(broken.read);
    const { admit, onUnreachable } = instance({ ...broken, read });
    await admit();
    vi.setSystemTime(1_029_999);
    await admit();
    expect(read).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_030_000);
    await admit();
    expect(read).toHaveBeenCalledTimes(2);
    expect(onUnreachable).toHaveBeenCalledTimes(2);
  });

  it('delays a request by its timeout at most, and the next requests not at all', async () => {
    vi.useFakeTimers();
    const read = vi.fn(silent.read);
    const { admit } = instance({ ...silent, read }, {}, { timeoutMs: 50 });
    const first = admit();
    await vi.advanceTimersByTimeAsync(50);
    expect(await outcomeOf(await first)).toBe('in');
    // No more time passes.
    for (let count = 0; count < 100; count += 1) await admit();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('delays a request by a second and a half at most by default', async () => {
    vi.useFakeTimers();
    let outcome = 'pending';
    void instance(silent)
      .admit()
      .then(async (admission) => {
        outcome = await outcomeOf(admission);
      });
    await vi.advanceTimersByTimeAsync(1_400);
    expect(outcome).toBe('pending');
    await vi.advanceTimersByTimeAsync(200);
    expect(outcome).toBe('in');
  });

  it('delays the end of an analysis by two timeouts at most, however many other instances write', async () => {
    vi.useFakeTimers();
    const { store } = storeOf();
    const slowly = async <T>(work: () => Promise<T>): Promise<T> => {
      await new Promise((resolve) => void setTimeout(resolve, 900));
      return work();
    };
    let isContended = false;
    const slow: SharedStore = {
      read: (key) => slowly(() => store.read(key)),
      write: (key, value, version) =>
        slowly(async () => (isContended ? null : store.write(key, value, version))),
    };
    const { admit, onUnreachable } = instance(slow);
    const leaving = stay(admit());
    await vi.advanceTimersByTimeAsync(2_000);
    const leave = await leaving;
    isContended = true;
    const started = Date.now();
    const left = leave().then(() => Date.now() - started);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await left).toBe(3_000);
    expect(onUnreachable).not.toHaveBeenCalled();
  });

  it('does not stop an analysis when only the write fails', async () => {
    const { admit, onUnreachable } = instance({ read: () => Promise.resolve(null), write: broken.write });
    const leave = await stay(admit());
    expect(onUnreachable).toHaveBeenCalledTimes(1);
    await leave();
    expect(onUnreachable).toHaveBeenCalledTimes(1);
  });

  it('is reported when a place cannot be renewed', async () => {
    vi.useFakeTimers();
    const { store } = storeOf();
    let isDown = false;
    const failing: SharedStore = {
      read: (key) => (isDown ? broken.read(key) : store.read(key)),
      write: store.write,
    };
    const { admit, onUnreachable } = instance(failing, {}, { leaseMs: 600 });
    const leave = await stay(admit());
    isDown = true;
    await vi.advanceTimersByTimeAsync(200);
    expect(onUnreachable).toHaveBeenCalledTimes(1);
    await leave();
  });
});

describe('Netlify Blobs', () => {
  it('are such a store', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'blobs-'));
    const server = new BlobsServer({ directory, token: 'secret' });
    try {
      const { port } = await server.start();
      // The edge cache may hold outdated data: it must not be asked.
      const edgeURL = 'http://127.0.0.1:1';
      const uncachedEdgeURL = `http://127.0.0.1:${port}`;
      setEnvironmentContext({ siteID: 'site', token: 'secret', edgeURL, uncachedEdgeURL });
      const store = openBlobStore();
      expect(await store.read('test/a')).toBeNull();
      const version = await store.write('test/a', { due: 1 }, null);
      const writtenAt = Date.now();
      expect(await store.write('test/a', { due: 2 }, null)).toBeNull();
      expect(await store.read('test/a')).toEqual({ value: { due: 1 }, version });
      // A version is a file's timestamp: two within the same millisecond would be equal.
      await vi.waitUntil(() => Date.now() > writtenAt);
      expect(await store.write('test/a', { due: 2 }, version)).toMatch(/./);
      expect(await store.write('test/a', { due: 3 }, version)).toBeNull();
      expect((await store.read('test/a'))?.value).toEqual({ due: 2 });
    } finally {
      await server.stop();
      await rm(directory, { recursive: true });
    }
  });
});
