import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordStore } from './device-vault';
import { createTabOverflow } from './tab-overflow';
import { createTabRecords } from './tab-records';

const DAY_MS = 24 * 3_600_000;
const long = { note: 'secret '.repeat(40_000) };

/** The storage of a tab; as in a browser, its entries are its own properties. */
function tabStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => (storage[key] as string | undefined) ?? null,
    setItem: (key: string, value: string) => (storage[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  }) as Record<string, unknown>;
  return storage as unknown as Storage;
}

/** A database shared by all tabs. */
function database() {
  const rows = new Map<string, unknown>();
  const store: RecordStore = {
    get: (key) => Promise.resolve(structuredClone(rows.get(key))),
    update(key, change) {
      const next = change(rows.get(key));
      if (next === null) rows.delete(key);
      else if (next !== undefined) rows.set(key, structuredClone(next));
      return Promise.resolve();
    },
    keys: () => Promise.resolve([...rows.keys()]),
    removeAll: () => Promise.reject(new Error('not used')),
  };
  return { rows, store };
}

/** The locks of a browser. A page that is closed gives up its own. Waiting for the lock of an open page ends at once. */
function browserLocks() {
  const limits = new Map<AbortSignal, AbortController>();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.set(limit.signal, limit);
    return limit.signal;
  });
  const held = new Map<string, object>();
  const pageWithLocks = () => {
    const page = {};
    const locks = {
      request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) {
        if (held.has(name)) {
          limits.get(signal)?.abort();
          return Promise.reject(signal.reason as Error);
        }
        held.set(name, page);
        return work();
      },
      query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) }),
    };
    vi.stubGlobal('navigator', { locks });
    return () => {
      for (const [name, holder] of held) if (holder === page) held.delete(name);
    };
  };
  return pageWithLocks;
}

const of = (store: RecordStore) => {
  const overflow = createTabOverflow(store);
  return () => Promise.resolve(overflow);
};

describe('long records of a tab', () => {
  let tab: Storage;
  const show = (shown: Storage) => {
    tab = shown;
    vi.stubGlobal('sessionStorage', tab);
  };
  const openTab = () => show(tabStorage());

  beforeEach(() => {
    openTab();
    vi.stubGlobal('navigator', {});
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('survive the page in a database that cannot be read without the tab', async () => {
    const { rows, store } = database();
    await createTabRecords(of(store)).update('u1/analyses', () => long);
    expect(await createTabRecords(of(store)).get('u1/analyses')).toEqual(long);
    expect(JSON.stringify(Object.entries(tab)).length).toBeLessThan(500);
    const [row] = rows.values() as Iterable<{ encrypted: ArrayBuffer }>;
    expect(row?.encrypted.byteLength).toBeGreaterThan(250_000);
    expect(new TextDecoder().decode(row?.encrypted)).not.toContain('secret');
    const reference = tab.getItem('scenecue.record/u1/analyses') ?? '';

    openTab();
    const other = createTabRecords(of(store));
    expect(await other.keys()).toEqual([]);
    tab.setItem('scenecue.record/u1/analyses', reference);
    expect(await other.get('u1/analyses')).toBeUndefined();
  });

  it('leave no rows behind when they are changed, shortened or removed', async () => {
    const { rows, store } = database();
    const records = createTabRecords(of(store));
    await records.update('u1/analyses', () => long);
    await records.update('u1/analyses', () => ({ ...long, more: 1 }));
    expect(rows.size).toBe(1);
    await records.update('u1/analyses', () => 'short');
    expect(rows.size).toBe(0);
    await records.update('u1/analyses', () => long);
    await records.removeAll('u1/', []);
    expect([rows.size, await records.keys()]).toEqual([0, []]);
  });

  it('of tabs that were closed are deleted after a week', async () => {
    vi.useFakeTimers({ now: 1_000_000_000_000, toFake: ['Date'] });
    const { rows, store } = database();
    await createTabRecords(of(store)).update('u1/analyses', () => long);
    vi.setSystemTime(1_000_000_000_000 + 6 * DAY_MS);
    openTab();
    await createTabRecords(of(store)).update('u2/analyses', () => long);
    expect(rows.size).toBe(2);
    vi.setSystemTime(1_000_000_000_000 + 7 * DAY_MS);
    openTab();
    await createTabRecords(of(store)).update('u3/analyses', () => long);
    expect(rows.size).toBe(2);
  });

  it('are in the session storage of the tab when there is no database', async () => {
    const { store } = database();
    const denied = { ...store, keys: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
    await createTabRecords(of(denied)).update('u1/analyses', () => long);
    expect(await createTabRecords(of(denied)).get('u1/analyses')).toEqual(long);
  });

  it('are left unchanged while the database cannot be read, and the update rejects', async () => {
    const { store } = database();
    await createTabRecords(of(store)).update('u1/analyses', () => long);
    const reference = tab.getItem('scenecue.record/u1/analyses');
    const failing = () => Promise.reject(new DOMException('no answer', 'TimeoutError'));
    const change = vi.fn(() => 'short');
    for (const load of [
      () => Promise.resolve({ get: failing, put: failing, remove: failing }),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ]) {
      const records = createTabRecords(load);
      await expect(records.update('u1/analyses', change)).rejects.toThrow();
      expect(await records.get('u1/analyses')).toBeUndefined();
      expect(await records.keys()).toEqual(['u1/analyses']);
    }
    expect(change).not.toHaveBeenCalled();
    expect(tab.getItem('scenecue.record/u1/analyses')).toBe(reference);
    expect(await createTabRecords(of(store)).get('u1/analyses')).toEqual(long);
  });

  it('that only another tab can read, or that are damaged, can be replaced', async () => {
    const { rows, store } = database();
    await createTabRecords(of(store)).update('u1/analyses', () => long);
    tab.removeItem('scenecue.tab-key');
    await createTabRecords(of(store)).update('u1/analyses', (current) => {
      expect(current).toBeUndefined();
      return long;
    });
    expect(rows.size).toBe(1);
    const damaged = { put: vi.fn(), get: () => Promise.resolve('no JSON'), remove: () => Promise.resolve() };
    await createTabRecords(() => Promise.resolve(damaged)).update('u1/analyses', () => 'new');
    expect(tab.getItem('scenecue.record/u1/analyses')).toBe('"new"');
  });

  it('are changed one after another', async () => {
    const { store } = database();
    const records = createTabRecords(of(store));
    const add = (item: string) =>
      records.update('u1/list', (list) => [...((list as string[] | undefined) ?? []), item.padEnd(150_000)]);
    await Promise.all(['a', 'b', 'c'].map(add));
    expect((await records.get('u1/list')) as string[]).toHaveLength(3);
  });

  describe('in a browser with locks', () => {
    let openPage: ReturnType<typeof browserLocks>;

    beforeEach(() => {
      openPage = browserLocks();
    });

    /** As the browser's "Duplicate tab". */
    function duplicateTab() {
      const copy = tabStorage();
      for (const name of Object.keys(tab)) copy.setItem(name, tab.getItem(name) ?? '');
      show(copy);
    }

    it.each([
      ['is open', false],
      ['has been reloaded, and has used none since', true],
    ])('are not removed by a duplicate of a tab that %s', async (_, isReloaded) => {
      const { rows, store } = database();
      const close = openPage();
      await createTabRecords(of(store)).update('u1/analyses', () => long);
      const original = tab;
      if (isReloaded) {
        close();
        openPage();
        createTabRecords(of(store));
      }

      duplicateTab();
      openPage();
      const copy = createTabRecords(of(store));
      expect(await copy.get('u1/analyses')).toEqual(long);
      await copy.update('u1/analyses', () => ({ ...long, more: 1 }));
      expect(rows.size).toBe(2);
      await copy.removeAll('u1/', []);
      expect([rows.size, await copy.keys()]).toEqual([1, []]);

      show(original);
      expect(await createTabRecords(of(store)).get('u1/analyses')).toEqual(long);
    });

    it('are removed by their tab after a reload', async () => {
      const { rows, store } = database();
      const close = openPage();
      await createTabRecords(of(store)).update('u1/analyses', () => long);
      close();
      openPage();
      await createTabRecords(of(store)).update('u1/analyses', () => 'short');
      expect(rows.size).toBe(0);
    });

    it('stay as long as their tab is open', async () => {
      vi.useFakeTimers({ now: 1_000_000_000_000, toFake: ['Date'] });
      const { rows, store } = database();
      const close = openPage();
      await createTabRecords(of(store)).update('u1/analyses', () => long);
      for (const [user, left] of [
        ['u2', 2],
        ['u3', 2],
      ] as const) {
        vi.setSystemTime(Date.now() + 8 * DAY_MS);
        openTab();
        const closeOther = openPage();
        await createTabRecords(of(store)).update(`${user}/analyses`, () => long);
        expect(rows.size).toBe(left);
        closeOther();
      }
      close();
      vi.setSystemTime(Date.now() + 8 * DAY_MS);
      openTab();
      openPage();
      await createTabRecords(of(store)).update('u4/analyses', () => long);
      expect(rows.size).toBe(1);
    });
  });
});
