import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDevice, stored } from './testing/device';
import { createMemoryServer } from './testing/memory-repository';

type Device = ReturnType<typeof createDevice>;

let device: Device;
let vault: Device['vault'];

beforeEach(() => {
  device = createDevice();
  vault = device.vault;
});
afterEach(() => {
  device.close();
});

const openTab: Device['openTab'] = (...input) => device.openTab(...input);
const onDevice = (uid?: string) => device.onDevice(uid);

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
