import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDevice, stored } from '../testing/device';
import { ProfileStoreError } from './ports';
import { createMemoryServer } from '../testing/memory-repository';
import { EMPTY_RECORD } from './profile-record';

type Device = ReturnType<typeof createDevice>;

let device: Device;
let vault: Device['vault'];

beforeEach(() => {
  device = createDevice();
  vault = device.vault;
});
afterEach(() => device.close());

const ada = { uid: 'ada', displayName: 'Ada', email: 'ada@example.com' };
const grace = { ...ada, displayName: 'Grace' };

const openTab: Device['openTab'] = (...input) => device.openTab(...input);

describe('a saved name', () => {
  it('is also sent to the identity service when it can be reached', async () => {
    const done = { ok: true, value: ada } as const;
    const failed = { ok: false, failure: { kind: 'network', message: 'no answer' } } as const;
    const updateDisplayName = vi.fn().mockResolvedValueOnce(failed).mockResolvedValue(done);
    const tab = openTab(createMemoryServer(stored), { updateDisplayName });
    await tab.profile.load();
    expect(
      await tab.profile.save({ name: 'Countess', theme: 'dark' }),
      'the identity service has not stored it',
    ).toBe('pending');
    tab.server.stored = { ...stored, name: 'Elsewhere' };
    await tab.profile.load();
    await tab.profile.load();
    expect(updateDisplayName.mock.calls).toEqual([['Countess'], ['Countess']]);
    expect(tab.server.stored, 'the profile itself is not written again').toMatchObject({ name: 'Elsewhere' });
  });
});

describe('a new account', () => {
  it('gets a profile after its first Google sign-in only when there is none', async () => {
    const tab = openTab(createMemoryServer(stored));
    await tab.profile.create(grace, null);
    expect(tab.server).toMatchObject({ stored, calls: ['load'] });
    expect((await device.onDevice()).creation).toBeNull();
  });

  it('gets the profile of a sign-up merged into one that already exists', async () => {
    const tab = openTab(createMemoryServer({ name: 'Other', timezone: 'PST' }));
    await tab.profile.create(ada, 'Grace');
    expect(tab.server.stored).toMatchObject({ name: 'Grace', timezone: 'PST', theme: 'light' });
    expect(tab.view()?.saveState, 'no save was made').toBeNull();
  });

  it('gets its profile also when the server is being read at the same time', async () => {
    const memory = createMemoryServer(null);
    let answer: (stored: null) => void = () => undefined;
    const read = new Promise<null>((resolve) => (answer = resolve));
    const load = vi.spyOn(memory.repository, 'load').mockImplementationOnce(() => read);
    const tab = openTab(memory);
    const loaded = tab.profile.load();
    await expect.poll(() => load).toHaveBeenCalled();
    const created = tab.profile.create(ada, 'Grace');
    await expect.poll(async () => (await device.onDevice()).creation).not.toBeNull();
    answer(null);
    await Promise.all([loaded, created]);
    expect(tab.server.stored).toMatchObject({ name: 'Grace', theme: 'light' });
  });

  it('gets its profile later when the server does not answer, and none of it counts as an edit', async () => {
    const tab = openTab(createMemoryServer(null));
    tab.server.mode = 'gone';
    await tab.profile.create(grace, null);
    expect(tab.view()?.phase).toBe('failed');
    expect(await tab.profile.unsent()).toBe(0);
    tab.server.mode = 'well';
    await tab.profile.load();
    const { createdAt, updatedAt, ...profile } = tab.server.stored ?? {};
    expect(profile).toEqual({ name: 'Grace', email: 'ada@example.com', notifications: true, theme: 'light' });
    expect(updatedAt).toBe(createdAt);
    expect(await device.onDevice()).toMatchObject({ creation: null, server: { theme: 'light' } });
  });
});

describe('the first load', () => {
  it('shows what the device has stored, without server and identity', async () => {
    const { server, repository } = createMemoryServer(stored);
    const before = openTab({ server, repository });
    await before.profile.load();
    before.profile.close();
    const tab = openTab({ server, repository }, { idToken: () => new Promise(() => undefined) });
    await expect.poll(() => tab.view()).toMatchObject({ phase: 'ready', stored, unreachable: false });
    await tab.profile.load();
    expect(tab.view()).toMatchObject({ phase: 'ready', unreachable: true });
  });

  it('fails when neither device nor server has a profile, and succeeds on retry', async () => {
    const tab = openTab(createMemoryServer(null));
    tab.server.mode = 'gone';
    await tab.profile.load();
    expect(tab.view()?.phase).toBe('failed');
    tab.server.mode = 'well';
    const again = tab.profile.load();
    await expect.poll(() => tab.views.map(({ phase }) => phase)).toContain('loading');
    await again;
    expect(tab.view()).toMatchObject({ phase: 'ready', stored: null });
  });
});

describe('a record of an earlier page', () => {
  const before = { ...EMPTY_RECORD, pending: { timezone: 'PST' }, savedAt: 1 };

  beforeEach(() => void vault.records.set('ada/profile', { version: 2, value: before }));

  async function openUnreadable() {
    vault.device.unreadable = true;
    const tab = openTab(createMemoryServer(stored));
    await expect.poll(() => tab.view()?.phase).toBe('loading');
    return tab;
  }

  it('is sent also when the device could not read it at first', async () => {
    const tab = await openUnreadable();
    vault.device.unreadable = false;
    await tab.profile.load();
    await tab.profile.load();
    expect(tab.server.stored).toMatchObject({ timezone: 'PST' });
    expect(tab.view()?.saveState).toBe('synced');
    expect(await device.onDevice()).toMatchObject({ pending: {}, savedAt: null });
  });

  it('is sent together with an edit that was made before it could be read', async () => {
    const edits = { timezone: 'PST', theme: 'system' };
    vault.records.set('ada/profile', {
      version: 2,
      value: { ...before, pending: edits, rejected: { name: 'A.' } },
    });
    const tab = await openUnreadable();
    vault.device.unreadable = false;
    expect(await tab.profile.save({ theme: 'dark' })).toBe('synced');
    expect(tab.server.stored).toMatchObject({ timezone: 'PST', theme: 'dark', name: 'A.' });
  });

  it('is applied to what the server has answered by then', async () => {
    const tab = await openUnreadable();
    const name = 'x'.repeat(11);
    expect(await tab.profile.save({ name, theme: 'dark' })).toBe('rejected');
    vault.device.unreadable = false;
    await tab.profile.load();
    const { pending, rejected, server } = await device.onDevice();
    expect([pending, rejected, server?.theme]).toEqual([{ timezone: 'PST' }, { name }, 'dark']);
  });

  it('is counted once the device can read it; until then the count is unknown', async () => {
    const tab = await openUnreadable();
    await expect(tab.profile.unsent()).rejects.toThrow('could not be read');
    vault.device.unreadable = false;
    expect(await tab.profile.unsent()).toBe(1);
    expect(tab.view()?.stored).toEqual({ timezone: 'PST' });
  });

  it('is counted as nothing when the device turns out to have none', async () => {
    vault.records.delete('ada/profile');
    const tab = await openUnreadable();
    vault.device.unreadable = false;
    expect(await tab.profile.unsent()).toBe(0);
  });

  it('is sent also when the device had no space at first', async () => {
    vault.device.full = true;
    const tab = openTab(createMemoryServer(stored));
    await expect.poll(() => tab.view()?.stored).toMatchObject({ timezone: 'PST' });
    vault.device.full = false;
    await tab.profile.load();
    await tab.profile.load();
    expect(tab.server.stored).toMatchObject({ timezone: 'PST' });
    expect(tab.view()?.saveState).toBe('synced');
  });
});

describe('sign-out', () => {
  it.each([
    ['is emptied', true],
    ['is not emptied yet', false],
  ])(
    'ends the outbox: an attempt that is running changes nothing on a device that %s',
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
      await tab.profile.load();
      const saving = tab.profile.save({ timezone: 'PST' });
      await expect.poll(() => server.stored).toMatchObject({ timezone: 'PST' });
      tab.profile.close();
      if (emptied) vault.records.clear();
      const { length } = tab.views;
      const before = structuredClone(vault.records);
      answer();
      await saving;
      expect(vault.records).toEqual(before);
      expect(tab.views).toHaveLength(length);
    },
  );

  it('is no failure of a read that is refused because its user has signed out', async () => {
    const { server, repository } = createMemoryServer(stored);
    let refuse: (error: Error) => void = () => undefined;
    let ended: AbortSignal | undefined;
    const load: typeof repository.load = (_uid, signal) => {
      ended = signal;
      return new Promise((_resolve, reject) => (refuse = reject));
    };
    const tab = openTab({ server, repository: { ...repository, load } });
    const loading = tab.profile.load();
    await expect.poll(() => ended).toBeDefined();
    expect(ended?.aborted).toBe(false);
    tab.profile.close();
    expect(ended?.aborted).toBe(true);
    refuse(new ProfileStoreError('rejected', 'There is no token'));
    await loading;
    expect(console.error).not.toHaveBeenCalled();
    expect(tab.views.every(({ phase, unreachable }) => phase === 'loading' && !unreachable)).toBe(true);
  });

  it('in another tab, which removed the record, does not make the record come back', async () => {
    const tab = openTab(createMemoryServer(stored));
    await tab.profile.load();
    vault.records.clear();
    await tab.profile.save({ timezone: 'PST' });
    expect(vault.records.size).toBe(0);
    expect(tab.view()?.saveState).toBe('synced');
  });

  it('leaves no user to open a profile for', () => {
    expect(() => openTab(createMemoryServer(stored), { user: null })).toThrow('not signed in');
    expect(() => openTab(createMemoryServer(stored), {}, 'grace')).toThrow('not signed in');
  });
});

describe('two tabs', () => {
  it('share one record: what one saves the other shows and may send; both show it as synced', async () => {
    const { server, repository } = createMemoryServer(stored);
    const [one, two] = [openTab({ server, repository }), openTab({ server, repository })];
    await Promise.all([one.profile.load(), two.profile.load()]);
    server.mode = 'gone';
    await one.profile.save({ timezone: 'PST' });
    await expect.poll(() => two.view()?.stored).toMatchObject({ timezone: 'PST' });
    await two.profile.save({ theme: 'dark' });
    expect(Object.keys((await device.onDevice()).pending)).toEqual(['timezone', 'theme']);
    server.mode = 'well';
    await two.profile.load();
    await expect.poll(() => one.view()?.saveState).toBe('synced');
    expect(server.stored).toMatchObject({ timezone: 'PST', theme: 'dark' });
    expect(two.view()?.saveState).toBe('synced');
  });

  it('show each other when one is sent and when it is stored, if only one of them saves', async () => {
    const { server, repository } = createMemoryServer(stored);
    const [one, two] = [openTab({ server, repository }), openTab({ server, repository })];
    await Promise.all([one.profile.load(), two.profile.load()]);
    let answer = (): void => undefined;
    const merge = repository.merge.bind(repository);
    vi.spyOn(repository, 'merge').mockImplementationOnce(async (...input) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return merge(...input);
    });
    const saved = one.profile.save({ timezone: 'PST' });
    await expect.poll(() => two.view()?.saveState).toBe('device');
    answer();
    expect(await saved).toBe('synced');
    await expect.poll(() => two.view()?.saveState).toBe('synced');
  });

  it('of which one is of an older version: it leaves the newer record unchanged, and shows that it stores nothing', async () => {
    const newer = { version: 99, value: { outbox: [] } };
    vault.records.set('ada/profile', newer);
    const tab = openTab(createMemoryServer(stored));
    await tab.profile.load();
    tab.server.mode = 'gone';
    expect(await tab.profile.save({ timezone: 'PST' })).toBe('pending');
    expect(tab.view()).toMatchObject({ saveState: 'page', stored: { timezone: 'PST' } });
    tab.server.mode = 'well';
    await tab.profile.load();
    expect(tab.server.stored).toMatchObject({ timezone: 'PST' });
    expect(vault.records.get('ada/profile')).toEqual(newer);
  });
});
