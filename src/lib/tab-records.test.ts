import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTabRecords } from './tab-records';

const full = () => {
  throw new DOMException('no room', 'QuotaExceededError');
};

/** The browser's storage: its entries are its own properties. */
class TabStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

let storage: TabStorage;

beforeEach(() => {
  storage = new TabStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

describe('the records of a tab', () => {
  it('survive the page, and can be changed, left unchanged and removed', async () => {
    await createTabRecords().update('u1/profile', () => ({ version: 1 }));
    const records = createTabRecords();
    expect(await records.get('u1/profile')).toEqual({ version: 1 });
    await records.update('u1/profile', (current) => {
      expect(current).toEqual({ version: 1 });
      return undefined;
    });
    expect(await records.keys()).toEqual(['u1/profile']);
    await records.update('u1/profile', () => null);
    expect([await records.get('u1/profile'), Object.keys(storage)]).toEqual([undefined, []]);
  });

  it('of one user are removed together, except those listed', async () => {
    const records = createTabRecords();
    for (const key of ['u1/profile', 'u1/analyses', 'u2/profile']) await records.update(key, () => 1);
    storage.setItem('scenecue.user', '{}');
    await records.removeAll('u1/', ['u1/profile']);
    expect(await records.keys()).toEqual(['u1/profile', 'u2/profile']);
    expect(storage.getItem('scenecue.user')).toBe('{}');
  });

  it('for which there is no space last as long as the page, and the update rejects', async () => {
    const records = createTabRecords();
    await records.update('u1/profile', () => 'old');
    vi.spyOn(storage, 'setItem').mockImplementation(full);
    await expect(records.update('u1/profile', () => 'new')).rejects.toThrow('no room');
    expect(await records.get('u1/profile')).toBe('new');
    expect(await createTabRecords().get('u1/profile')).toBe('old');
    vi.restoreAllMocks();
    await records.update('u1/profile', () => 'newer');
    expect(await createTabRecords().get('u1/profile')).toBe('newer');
  });

  it('last as long as the page when the browser denies its storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const records = createTabRecords();
    expect(await records.keys()).toEqual([]);
    await expect(records.update('u1/profile', () => 'new')).rejects.toThrow();
    expect([await records.get('u1/profile'), await records.keys()]).toEqual(['new', ['u1/profile']]);
    await records.removeAll('u1/', []);
    expect(await records.keys()).toEqual([]);
  });

  it('are missing when the storage holds something else', async () => {
    storage.setItem('scenecue.record/u1/profile', 'no JSON');
    expect(await createTabRecords().get('u1/profile')).toBeUndefined();
  });
});
