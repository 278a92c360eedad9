import { describe, expect, it } from 'vitest';
import type { RecordStore } from '@/lib/device-vault';
import { createSessionRecords } from './session-records';
import { ada, grace, scriptedStorage } from './testing/test-session';

const PROFILE = { name: 'profile', version: 1, parse: (value: unknown) => value };

function storeIn(records: Map<string, unknown>): RecordStore {
  return {
    get: (key) => Promise.resolve(records.get(key)),
    async update(key, change) {
      await Promise.resolve();
      const next = change(records.get(key));
      if (next !== undefined) records.set(key, next);
    },
    keys: () => Promise.resolve([...records.keys()]),
    async removeAll(prefix, except) {
      await Promise.resolve();
      for (const key of records.keys()) {
        if (key.startsWith(prefix) && !except.includes(key)) records.delete(key);
      }
    },
  };
}

/** The records of a device and of one of its tabs. */
function start(users: Parameters<typeof scriptedStorage>[0] = {}, onLook: () => void = () => undefined) {
  const [device, tab] = [new Map<string, unknown>(), new Map<string, unknown>()];
  const { storage, stored } = scriptedStorage(users);
  const records = createSessionRecords({
    device: storeIn(device),
    tab: storeIn(tab),
    storage,
    unsentRecords: async (vault) => {
      const profile = await vault.read(PROFILE);
      onLook();
      return profile === 'unsent' ? ['profile'] : [];
    },
  });
  return { records, device, tab, storage, stored };
}

const record = (value: unknown) => ({ version: 1, value });
const isSignedOut = () => false;

describe('the records of a session', () => {
  it('are on the device for a user whom it remembers, and otherwise in the tab', async () => {
    const { records, device, tab } = start({ user: ada, userOfTab: grace });
    await records.of('u1').update(PROFILE, () => 'of Ada');
    await records.of('u2').update(PROFILE, () => 'of Grace');
    expect([...device]).toEqual([['u1/profile', record('of Ada')]]);
    expect([...tab]).toEqual([['u2/profile', record('of Grace')]]);
    expect(await records.of('u1').read(PROFILE)).toBe('of Ada');
    expect(await records.of('u2').read(PROFILE)).toBe('of Grace');
  });

  it.each([true, false])(
    'of an earlier session of the user are moved to where this session stores (remembered now: %s)',
    async (now) => {
      const { records, device, tab, storage } = start();
      const [from, to] = now ? [tab, device] : [device, tab];
      from.set('u1/profile', record('unsent')).set('u10/profile', record('of another user'));
      storage.store(ada, now);
      expect(await records.of('u1').read(PROFILE)).toBe('unsent');
      expect([...from.keys()]).toEqual(['u10/profile']);
      expect([...to.keys()]).toEqual(['u1/profile']);
    },
  );

  it('of an earlier session are not moved over records of this session: they may not be sent yet', async () => {
    const { records, device, tab, storage } = start();
    tab.set('u1/profile', record('unsent in the tab')).set('u1/analyses', record('of the tab'));
    device.set('u1/profile', record('unsent on the device'));
    storage.store(ada, true);
    expect(await records.of('u1').read(PROFILE)).toBe('unsent on the device');
    expect([...tab.keys()]).toEqual(['u1/profile']);
    expect(device.get('u1/analyses')).toEqual(record('of the tab'));
  });

  it('of an earlier session that cannot be read are not moved', async () => {
    const { storage } = scriptedStorage();
    const [device, tab] = [new Map<string, unknown>(), new Map<string, unknown>()];
    tab.set('u1/profile', record('unsent')).set('u1/analyses', record(['long']));
    const store = storeIn(tab);
    const records = createSessionRecords({
      device: storeIn(device),
      tab: { ...store, get: async (key) => (key === 'u1/analyses' ? undefined : store.get(key)) },
      storage,
      unsentRecords: () => Promise.resolve([]),
    });
    storage.store(ada, true);
    expect(await records.of('u1').read(PROFILE)).toBe('unsent');
    expect([...tab.keys()]).toEqual(['u1/analyses']);
    expect([...device.keys()]).toEqual(['u1/profile']);
  });

  it('of this tab are separate from those on the device when another tab has a remembered session of the same user', async () => {
    const { records, device, tab } = start({ user: ada, userOfTab: ada });
    device.set('u1/profile', record('of the other tab'));
    expect(await records.of('u1').read(PROFILE)).toBeUndefined();
    await records.of('u1').update(PROFILE, () => 'of this tab');
    await records.removeAllOf('u1');
    expect([device.size, tab.size]).toEqual([1, 0]);
  });

  it('are all removed by a sign-out', async () => {
    const { records, device, tab } = start();
    device.set('u1/profile', record('unsent')).set('u2/profile', record('sent'));
    tab.set('u1/analyses', record([]));
    await records.removeAllOf('u1');
    expect([...device.keys(), ...tab.keys()]).toEqual(['u2/profile']);
  });
});

describe('the records of users without a session', () => {
  const fill = (records: Map<string, unknown>) =>
    records
      .set('u1/profile', record('unsent'))
      .set('u1/analyses', record([]))
      .set('u2/profile', record('sent'));

  it('are removed, except edits that are not sent yet', async () => {
    const { records, device, tab } = start();
    fill(device);
    fill(tab);
    expect(await records.removeOthers(isSignedOut), 'unsent records remain').toBe(true);
    expect([...device.keys()]).toEqual(['u1/profile']);
    expect([...tab.keys()]).toEqual(['u1/profile']);
    device.clear();
    tab.clear();
    device.set('u2/profile', record('sent'));
    expect(await records.removeOthers(isSignedOut), 'no unsent records remain').toBe(false);
  });

  it.each([
    ['whom the device remembers', { user: grace }, isSignedOut, [4, 1]],
    ['of the tab', { userOfTab: grace }, isSignedOut, [1, 4]],
    ['whom the page shows', {}, (uid: string) => uid === 'u2', [4, 4]],
  ])('are not removed for a user %s', async (_, users, isSignedIn, sizes) => {
    const { records, device, tab } = start(users);
    for (const place of [device, tab]) fill(place).set('u2/analyses', record([])).set('u2/more', record([]));
    await records.removeOthers(isSignedIn);
    expect([device.size, tab.size]).toEqual(sizes);
  });

  it('are not removed for a user who signs in while they are being checked', async () => {
    let isSignedIn = false;
    const { records, device } = start({}, () => (isSignedIn = true));
    device.set('u2/profile', record('sent'));
    expect(await records.removeOthers(() => isSignedIn)).toBe(false);
    expect([...device.keys()]).toEqual(['u2/profile']);
  });
});
