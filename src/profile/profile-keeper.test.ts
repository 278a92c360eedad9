import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openProfile } from './profile-keeper';
import type { ProfileIdentity } from './profile-ports';
import { toRecord } from './profile-record';
import type { ProfileKeeper, ProfileView } from './profile-view';
import { createMemoryServer } from './testing/memory-repository';
import { createMemoryVault } from './testing/memory-vault';
import { stubPage } from './testing/page-globals';
import type { UserProfile } from './user-profile';

const LONG_AGO = '2025-05-28T08:00:00.000Z';
const stored: Partial<UserProfile> = {
  name: 'Ada',
  email: 'ada@example.com',
  theme: 'light',
  timezone: 'UTC',
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
};
const person = { uid: 'ada', displayName: 'Ada', email: 'ada@example.com' };

let page: ReturnType<typeof stubPage>;
let vault: ReturnType<typeof createMemoryVault>;
let keepers: ProfileKeeper[];

beforeEach(() => {
  page = stubPage();
  vault = createMemoryVault();
  keepers = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const keeper of keepers) keeper.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Server = ReturnType<typeof createMemoryServer>;

/** A tab on this device. `patience` is short: some tests wait for its end. */
function openTab({ server, repository }: Server, identity: Partial<ProfileIdentity> = {}, uid = 'ada') {
  const views: ProfileView[] = [];
  const ports = {
    loadRepository: () => Promise.resolve(repository),
    vaultOf: vault.of,
    identity: {
      person: () => person,
      ready: () => Promise.resolve(true),
      staysSignedIn: () => true,
      rename: () => Promise.resolve(true),
      ...identity,
    },
  };
  const keeper = openProfile(uid, ports, (view) => views.push(view), { save: 50, start: 50 });
  keepers.push(keeper);
  return { keeper, server, views, view: () => views.at(-1) };
}

const onDevice = (uid = 'ada') => toRecord(vault.records.get(`${uid}/profile`));

describe('a save', () => {
  it('is synchronised when the server has it, and kept on the device with what the server holds', async () => {
    const tab = openTab(createMemoryServer(stored));
    await tab.keeper.load();
    expect(await tab.keeper.save({ timezone: 'PST' })).toBe('synced');
    expect(tab.server.stored).toMatchObject({ name: 'Ada', timezone: 'PST', createdAt: LONG_AGO });
    expect(tab.server.stored?.updatedAt).not.toBe(LONG_AGO);
    expect(tab.view()).toMatchObject({
      phase: 'ready',
      edits: [],
      syncing: false,
      stored: { timezone: 'PST' },
    });
    expect(tab.view()?.syncedAt).not.toBeNull();
    expect(onDevice().server?.stored).toEqual(tab.server.stored);
  });

  it('is on the device before the server is asked, and shown there', async () => {
    const tab = openTab(createMemoryServer(stored));
    await tab.keeper.load();
    tab.server.mood = 'silent';
    const saving = tab.keeper.save({ timezone: 'PST' });
    await vi.waitFor(() => expect(onDevice().edits).toMatchObject([{ value: 'PST', base: 'UTC' }]));
    expect(await saving, 'nobody waits for a server').toBe('waiting');
    expect(tab.view()).toMatchObject({
      syncing: true,
      stored: { timezone: 'PST' },
      onServer: { timezone: 'UTC' },
    });
  });

  it('offline waits, asks no server, survives a restart, and is sent by the next page', async () => {
    const { server, repository } = createMemoryServer(stored);
    const tab = openTab({ server, repository });
    await tab.keeper.load();
    page.onLine.onLine = false;
    const calls = server.calls.length;
    expect(await tab.keeper.save({ timezone: 'PST', theme: 'dark' })).toBe('waiting');
    expect(server.calls).toHaveLength(calls);
    tab.keeper.close();

    const next = openTab({ server, repository });
    await vi.waitFor(() => expect(next.view()?.phase).toBe('ready'));
    expect(next.view()).toMatchObject({ stored: { timezone: 'PST', theme: 'dark' }, kept: true });
    expect(await next.keeper.unsent()).toBe(2);
    await next.keeper.load();
    expect(next.view()).toMatchObject({ unreachable: true, syncing: false });
    page.onLine.onLine = true;
    page.page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(next.view()?.edits).toEqual([]));
    expect(server.stored).toMatchObject({ timezone: 'PST', theme: 'dark' });
  });

  it('whose answer was lost is confirmed by the next pass, and written once', async () => {
    const tab = openTab(createMemoryServer(stored));
    await tab.keeper.load();
    tab.server.mood = 'lost';
    expect(await tab.keeper.save({ timezone: 'PST' })).toBe('waiting');
    const { updatedAt } = tab.server.stored ?? {};
    tab.server.mood = 'well';
    await tab.keeper.load();
    expect(tab.view()?.edits).toEqual([]);
    expect(tab.server.stored).toMatchObject({ timezone: 'PST', updatedAt });
    expect(tab.server.calls).toEqual(['load', 'merge timezone', 'merge']);
  });

  it('with nothing changed is a save all the same, and fails where no server answers', async () => {
    const tab = openTab(createMemoryServer(stored));
    await tab.keeper.load();
    expect(await tab.keeper.save({})).toBe('synced');
    expect(tab.server.stored?.updatedAt).not.toBe(LONG_AGO);
    tab.server.mood = 'gone';
    await expect(tab.keeper.save({})).rejects.toMatchObject({ problem: 'unavailable' });
    tab.server.mood = 'silent';
    await expect(tab.keeper.save({})).rejects.toMatchObject({ problem: 'unavailable' });
  });

  it('that was edited again while it was sent is sent again', async () => {
    const tab = openTab(createMemoryServer(stored));
    await tab.keeper.load();
    const both = Promise.all([tab.keeper.save({ timezone: 'PST' }), tab.keeper.save({ timezone: 'EST' })]);
    expect((await both).at(-1)).toBe('synced');
    expect(tab.server.stored).toMatchObject({ timezone: 'EST' });
    expect(tab.view()?.edits).toEqual([]);
  });

  it('that the device cannot keep lives in the page, which says so and asks before it closes', async () => {
    const tab = openTab(createMemoryServer(stored));
    await tab.keeper.load();
    tab.server.mood = 'gone';
    vault.device.full = true;
    expect(await tab.keeper.save({ timezone: 'PST' })).toBe('waiting');
    expect(tab.view()).toMatchObject({ kept: false, stored: { timezone: 'PST' } });
    const closing = new Event('beforeunload', { cancelable: true });
    page.page.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    // There is room again: nothing of what only the page knew is lost.
    vault.device.full = false;
    await tab.keeper.save({ theme: 'dark' });
    expect(onDevice().edits.map(({ field }) => field)).toEqual(['timezone', 'theme']);
    expect(tab.view()?.kept).toBe(true);
    const again = new Event('beforeunload', { cancelable: true });
    page.page.dispatchEvent(again);
    expect(again.defaultPrevented).toBe(false);
  });

  it('in a session that ends with its tab lets the browser ask while something waits', async () => {
    const tab = openTab(createMemoryServer(stored), { staysSignedIn: () => false });
    await tab.keeper.load();
    const asks = () => !page.page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    tab.server.mood = 'gone';
    await tab.keeper.save({ timezone: 'PST' });
    expect(asks()).toBe(true);
    tab.server.mood = 'well';
    await tab.keeper.load();
    expect(asks()).toBe(false);
  });
});

describe('what the server refuses', () => {
  it('stays with the person’s words, and does not hold back the rest', async () => {
    const tab = openTab(createMemoryServer(stored));
    await tab.keeper.load();
    const long = 'x'.repeat(11);
    expect(await tab.keeper.save({ name: long, timezone: 'PST' })).toBe('refused');
    expect(tab.server.stored).toMatchObject({ name: 'Ada', timezone: 'PST' });
    expect(onDevice().edits).toMatchObject([{ field: 'name', value: long, state: 'refused' }]);
    expect(tab.view()?.stored?.name).toBe(long);
    await tab.keeper.load();
    expect(tab.server.calls.at(-1), 'it is not sent again by itself').toBe('load');
  });

  it('can be tried again, corrected and discarded', async () => {
    const tab = openTab(createMemoryServer(stored));
    await tab.keeper.load();
    await tab.keeper.save({ name: 'x'.repeat(11) });
    await tab.keeper.retry();
    expect(tab.view()?.edits).toMatchObject([{ state: 'refused' }]);
    expect(await tab.keeper.save({ name: 'Countess' })).toBe('synced');
    await tab.keeper.save({ name: 'x'.repeat(12) });
    await tab.keeper.discard('name');
    expect(tab.view()).toMatchObject({ edits: [], stored: { name: 'Countess' } });
    expect(onDevice().edits).toEqual([]);
  });
});

describe('another device', () => {
  it('that changed the same field later stands, the person is told, and can insist', async () => {
    const tab = openTab(createMemoryServer(stored));
    await tab.keeper.load();
    tab.server.mood = 'gone';
    await tab.keeper.save({ timezone: 'PST', theme: 'dark' });
    const later = new Date(Date.now() + 60_000).toISOString();
    tab.server.stored = { ...stored, timezone: 'EST', updatedAt: later };
    tab.server.mood = 'well';
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
    await tab.keeper.load();
    expect(tab.server.stored).toMatchObject({ timezone: 'EST', theme: 'dark', updatedAt: later });
    expect(tab.view()).toMatchObject({
      edits: [{ field: 'timezone', value: 'PST', state: 'overtaken' }],
      stored: { timezone: 'EST' },
    });
    expect(await tab.keeper.unsent()).toBe(0);
    await tab.keeper.insist('timezone');
    expect(tab.server.stored).toMatchObject({ timezone: 'PST' });
    expect(tab.view()?.edits).toEqual([]);
  });
});

describe('a name', () => {
  it('is done when the identity has it too', async () => {
    const answers = [false, true];
    const rename = vi.fn(() => Promise.resolve(answers.shift() ?? true));
    const tab = openTab(createMemoryServer(stored), { rename });
    await tab.keeper.load();
    expect(await tab.keeper.save({ name: 'Countess', theme: 'dark' })).toBe('waiting');
    expect(tab.server.stored).toMatchObject({ name: 'Countess', theme: 'dark' });
    expect(tab.view()?.edits.map(({ field }) => field)).toEqual(['name']);
    await tab.keeper.load();
    expect(rename.mock.calls).toEqual([['Countess'], ['Countess']]);
    expect(tab.view()?.edits).toEqual([]);
  });
});

describe('somebody new', () => {
  it('gets a profile only where there is none', async () => {
    const known = openTab(createMemoryServer(stored));
    await known.keeper.createIfAbsent({ name: 'Grace', theme: 'dark' });
    expect(known.server).toMatchObject({ stored, calls: ['load'] });
    expect(onDevice().newcomer).toBeNull();
  });

  it('gets it later where the server does not answer', async () => {
    const tab = openTab(createMemoryServer(null));
    tab.server.mood = 'gone';
    await tab.keeper.createIfAbsent({ name: 'Grace', theme: 'light' });
    expect(tab.view()?.phase).toBe('failed');
    tab.server.mood = 'well';
    await tab.keeper.load();
    expect(tab.server.stored).toMatchObject({ name: 'Grace', email: 'ada@example.com', theme: 'light' });
    expect(onDevice()).toMatchObject({ newcomer: null, server: { stored: { theme: 'light' } } });
  });
});

describe('the first look', () => {
  it('is what the device knows, with no server and no identity', async () => {
    const { server, repository } = createMemoryServer(stored);
    const before = openTab({ server, repository });
    await before.keeper.load();
    before.keeper.close();
    const tab = openTab({ server, repository }, { ready: () => new Promise(() => undefined) });
    await vi.waitFor(() => expect(tab.view()).toMatchObject({ phase: 'ready', stored, unreachable: false }));
    await tab.keeper.load();
    expect(tab.view()).toMatchObject({ phase: 'ready', unreachable: true });
  });

  it('fails where neither knows anything, and loads when it is tried again', async () => {
    const tab = openTab(createMemoryServer(null));
    tab.server.mood = 'gone';
    await tab.keeper.load();
    expect(tab.view()?.phase).toBe('failed');
    tab.server.mood = 'well';
    const again = tab.keeper.load();
    await vi.waitFor(() => expect(tab.views.map(({ phase }) => phase)).toContain('loading'));
    await again;
    expect(tab.view()).toMatchObject({ phase: 'ready', stored: null });
  });
});

describe('sign-out', () => {
  it.each([
    ['is emptied', true],
    ['is not emptied yet', false],
  ])(
    'ends it: a pass that is under way changes nothing on a device that %s, and shows nothing',
    async (_, emptied) => {
      const { server, repository } = createMemoryServer(stored);
      let answer: () => void = () => undefined;
      const merge: typeof repository.merge = async (...input) => {
        const held = await repository.merge(...input);
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return held;
      };
      const tab = openTab({ server, repository: { ...repository, merge } });
      await tab.keeper.load();
      const saving = tab.keeper.save({ timezone: 'PST' });
      await vi.waitFor(() => expect(server.stored).toMatchObject({ timezone: 'PST' }));
      tab.keeper.close();
      if (emptied) vault.records.clear();
      const { length } = tab.views;
      const before = structuredClone(vault.records);
      answer();
      await saving;
      expect(vault.records).toEqual(before);
      expect(tab.views).toHaveLength(length);
    },
  );

  it('in another tab, which took the record away: it is not begun again', async () => {
    const tab = openTab(createMemoryServer(stored));
    await tab.keeper.load();
    vault.records.clear();
    await tab.keeper.save({ timezone: 'PST' });
    expect(vault.records.size).toBe(0);
    expect(tab.view()?.kept).toBe(false);
  });

  it('leaves nobody to open a profile for', () => {
    expect(() => openTab(createMemoryServer(stored), { person: () => null })).toThrow('not signed in');
    expect(() => openTab(createMemoryServer(stored), {}, 'grace')).toThrow('not signed in');
  });
});

it('two tabs share one record: what one saves the other shows', async () => {
  const { server, repository } = createMemoryServer(stored);
  const [one, two] = [openTab({ server, repository }), openTab({ server, repository })];
  await Promise.all([one.keeper.load(), two.keeper.load()]);
  server.mood = 'gone';
  await one.keeper.save({ timezone: 'PST' });
  await vi.waitFor(() => expect(two.view()?.stored).toMatchObject({ timezone: 'PST' }));
  await two.keeper.save({ theme: 'dark' });
  expect(onDevice().edits.map(({ field }) => field)).toEqual(['timezone', 'theme']);
  server.mood = 'well';
  await two.keeper.load();
  await vi.waitFor(() => expect(one.view()?.edits).toEqual([]));
  expect(server.stored).toMatchObject({ timezone: 'PST', theme: 'dark' });
});
