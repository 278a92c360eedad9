import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDevice, LONG_AGO, stored } from '../testing/device';
import { createMemoryServer } from '../testing/memory-repository';

type Device = ReturnType<typeof createDevice>;

let device: Device;
let page: Device['page'];
let vault: Device['vault'];

beforeEach(() => {
  device = createDevice();
  page = device.page;
  vault = device.vault;
});
afterEach(() => device.close());

const openTab: Device['openTab'] = (...input) => device.openTab(...input);

/** A tab that has read what the server holds. */
async function loadedTab(...input: Parameters<Device['openTab']>) {
  const tab = openTab(...input);
  await tab.profile.load();
  return tab;
}

const asksBeforeClosing = () => !page.page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a save', () => {
  it('is synced when the server has it, and then the device stores what the server holds', async () => {
    const tab = await loadedTab(createMemoryServer(stored));
    expect(await tab.profile.save({ timezone: 'PST' })).toBe('synced');
    expect(tab.server.stored).toMatchObject({ name: 'Ada', timezone: 'PST', createdAt: LONG_AGO });
    expect(tab.server.stored?.updatedAt).not.toBe(LONG_AGO);
    expect(tab.view()).toMatchObject({
      phase: 'ready',
      saveState: 'synced',
      savedAt: null,
      stored: { timezone: 'PST' },
    });
    expect((await device.onDevice()).server).toEqual(tab.server.stored);
  });

  it('is on the device before the server is asked, and shown there', async () => {
    const tab = await loadedTab(createMemoryServer(stored));
    let onDevice: unknown;
    vi.spyOn(tab.repository, 'merge').mockImplementationOnce(async () => {
      onDevice = (await device.onDevice()).pending;
      return new Promise<never>(() => undefined);
    });
    const saving = tab.profile.save({ timezone: 'PST' });
    expect(await saving, 'the save does not wait for a server').toBe('pending');
    expect(tab.view()).toMatchObject({ saveState: 'syncing', stored: { timezone: 'PST' } });
    expect(onDevice, 'when the server is asked').toEqual({ timezone: 'PST' });
  });

  it('that is made offline calls no server, survives a restart, and is sent by the next page', async () => {
    const { server, repository } = createMemoryServer(stored);
    const tab = await loadedTab({ server, repository });
    page.onLine.onLine = false;
    const calls = server.calls.length;
    expect(await tab.profile.save({ timezone: 'PST', theme: 'dark' })).toBe('pending');
    expect(server.calls).toHaveLength(calls);
    tab.profile.close();

    const next = openTab({ server, repository });
    await expect.poll(() => next.view()?.phase).toBe('ready');
    expect(next.view()).toMatchObject({ stored: { timezone: 'PST', theme: 'dark' }, saveState: 'device' });
    expect(await next.profile.unsent()).toBe(2);
    await next.profile.load();
    expect(next.view()).toMatchObject({ unreachable: true, saveState: 'device' });
    page.onLine.onLine = true;
    page.page.dispatchEvent(new Event('online'));
    await expect.poll(() => next.view()?.saveState).toBe('synced');
    expect(server.stored).toMatchObject({ timezone: 'PST', theme: 'dark' });
  });

  it('that a server never answered is sent again soon after the network is back', async () => {
    const tab = await loadedTab(createMemoryServer(stored));
    tab.server.mode = 'silent';
    expect(await tab.profile.save({ timezone: 'PST' })).toBe('pending');
    tab.server.mode = 'well';
    page.page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(tab.view()?.saveState).toBe('synced'), { timeout: 6_000 });
    expect(tab.server.stored).toMatchObject({ timezone: 'PST' });
    expect(tab.view()?.unreachable).toBe(false);
  });

  it('waits 5 s for an answer and 10 s for the identity when deployed, and is retried every minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // The clock of the tests does not move the platform's own time-outs.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
      return controller.signal;
    });
    try {
      let identity = (): Promise<string> => Promise.resolve('token');
      const idToken = vi.fn(() => identity());
      const tab = await loadedTab(createMemoryServer(stored), { timeouts: 'as deployed', idToken });
      tab.server.mode = 'gone';
      identity = () => new Promise(() => undefined);
      let answer: string | undefined;
      void tab.profile.save({ timezone: 'PST' }).then((state) => (answer = state));
      await vi.advanceTimersByTimeAsync(4_900);
      expect(answer).toBeUndefined();
      await vi.advanceTimersByTimeAsync(200);
      expect(answer).toBe('pending');
      expect(tab.view()?.saveState, 'the identity service may still answer').toBe('syncing');
      await vi.advanceTimersByTimeAsync(4_800);
      expect(tab.view()?.saveState).toBe('syncing');
      await vi.advanceTimersByTimeAsync(200);
      expect(tab.view()?.saveState).toBe('device');
      identity = () => Promise.resolve('token');
      await vi.advanceTimersByTimeAsync(600_000);
      const before = idToken.mock.calls.length;
      await vi.advanceTimersByTimeAsync(600_000);
      expect(idToken.mock.calls.length - before, 'attempts in ten minutes').toBe(10);
    } finally {
      vi.useRealTimers();
    }
  });

  it('whose answer was lost is pending until an answer arrives', async () => {
    const tab = await loadedTab(createMemoryServer(stored));
    tab.server.mode = 'lost';
    expect(await tab.profile.save({ timezone: 'PST' })).toBe('pending');
    tab.server.mode = 'well';
    await tab.profile.load();
    expect(tab.view()?.saveState).toBe('synced');
    expect(tab.server.stored).toMatchObject({ timezone: 'PST' });
  });

  it('without changes sets updatedAt, and is pending like any other while no server answers', async () => {
    const tab = await loadedTab(createMemoryServer(stored));
    expect(await tab.profile.save({})).toBe('synced');
    const { updatedAt, ...rest } = tab.server.stored ?? {};
    expect({ ...rest, updatedAt: LONG_AGO }).toEqual(stored);
    expect(updatedAt).not.toBe(LONG_AGO);
    for (const mode of ['gone', 'silent'] as const) {
      tab.server.mode = mode;
      expect(await tab.profile.save({})).toBe('pending');
    }
    expect(await tab.profile.unsent(), 'nothing would be lost').toBe(0);
    expect(asksBeforeClosing()).toBe(false);
    tab.profile.close();
    tab.server.stored = stored;
    tab.server.mode = 'well';
    await openTab(tab).profile.load();
    expect(tab.server.stored.updatedAt, 'sent after a restart').not.toBe(LONG_AGO);
  });

  it('that is edited again while it is sent is sent again', async () => {
    const tab = await loadedTab(createMemoryServer(stored));
    const { server, repository } = tab;
    const merge = repository.merge.bind(repository);
    let answer: (() => void) | undefined;
    vi.spyOn(repository, 'merge').mockImplementationOnce(async (...input) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return merge(...input);
    });
    const calls = server.calls.length;
    const first = tab.profile.save({ timezone: 'PST' });
    await expect.poll(() => answer).toBeDefined();
    const second = tab.profile.save({ timezone: 'EST' });
    await expect.poll(async () => (await device.onDevice()).pending).toEqual({ timezone: 'EST' });
    answer?.();
    await first;
    expect(await second).toBe('synced');
    expect(server.calls.slice(calls).filter((call) => call === 'merge')).toHaveLength(2);
    expect(tab.server.stored).toMatchObject({ timezone: 'EST' });
    expect(tab.view()?.saveState).toBe('synced');
  });

  it('that the device cannot store lasts as long as the page, which asks before it closes', async () => {
    const tab = await loadedTab(createMemoryServer(stored));
    tab.server.mode = 'gone';
    vault.device.full = true;
    expect(await tab.profile.save({ timezone: 'PST' })).toBe('pending');
    expect(tab.view()).toMatchObject({ saveState: 'page', stored: { timezone: 'PST' } });
    expect(asksBeforeClosing()).toBe(true);
    // The device can store again: nothing that only the page had is lost.
    vault.device.full = false;
    await tab.profile.save({ theme: 'dark' });
    expect(Object.keys((await device.onDevice()).pending)).toEqual(['timezone', 'theme']);
    expect(tab.view()?.saveState).toBe('device');
    expect(asksBeforeClosing()).toBe(false);
  });

  it.each([
    ['no user', null],
    ['another user', { uid: 'grace', displayName: 'Grace', email: 'grace@example.com' }],
  ])(
    'in a session that ends with its tab lets the browser ask while something is pending (the device remembers %s)',
    async (_, user) => {
      const tab = await loadedTab(createMemoryServer(stored), { userOfDevice: () => user });
      expect(asksBeforeClosing()).toBe(false);
      tab.server.mode = 'gone';
      await tab.profile.save({ timezone: 'PST' });
      expect(asksBeforeClosing()).toBe(true);
      tab.server.mode = 'well';
      await tab.profile.load();
      expect(asksBeforeClosing()).toBe(false);
    },
  );
});

describe('a save that the server refuses', () => {
  const long = 'x'.repeat(11);

  it('becomes rejected with the values of the user, and does not delay later saves', async () => {
    const tab = await loadedTab(createMemoryServer(stored));
    expect(await tab.profile.save({ name: long, timezone: 'PST' })).toBe('rejected');
    expect(tab.server.stored).toMatchObject({ name: 'Ada', timezone: 'PST' });
    expect(await device.onDevice()).toMatchObject({ pending: {}, savedAt: null, rejected: { name: long } });
    expect(tab.view()?.stored?.name).toBe(long);
    expect(await tab.profile.unsent()).toBe(1);
    await tab.profile.load();
    expect(tab.server.calls.at(-1), 'it is not sent again by itself').toBe('load');
  });

  it('is rejected for the edited field alone, also when no other field was stored yet', async () => {
    const tab = await loadedTab(createMemoryServer(null));
    tab.server.mode = 'gone';
    expect(await tab.profile.save({ name: long })).toBe('pending');
    expect(await tab.profile.unsent()).toBe(1);
    tab.server.mode = 'well';
    await tab.profile.load();
    expect(Object.keys(tab.view()?.rejected ?? {})).toEqual(['name']);
    expect(tab.server.stored).toBeNull();
  });

  it('can be retried, corrected and discarded', async () => {
    const tab = await loadedTab(createMemoryServer(stored));
    await tab.profile.save({ name: long });
    await tab.profile.retry();
    expect(tab.view()).toMatchObject({ saveState: 'rejected', rejected: { name: long } });
    expect(await tab.profile.save({ name: 'Countess' })).toBe('synced');
    await tab.profile.save({ name: long });
    await tab.profile.discard('name');
    expect(tab.view()).toMatchObject({ rejected: {}, stored: { name: 'Countess' } });
    expect((await device.onDevice()).rejected).toEqual({});
  });

  it('because of an old token is sent once more with a new one', async () => {
    const { server, repository } = createMemoryServer(stored);
    const idToken = vi.fn((renewed?: boolean) => {
      if (renewed) server.mode = 'well';
      return Promise.resolve('token');
    });
    const tab = await loadedTab({ server, repository }, { idToken });
    server.mode = 'staleToken';
    expect(await tab.profile.save({ theme: 'dark' })).toBe('synced');
    expect(server.stored).toMatchObject({ theme: 'dark' });
  });
});

describe('an edit on another device', () => {
  it('of another field: both edits are stored', async () => {
    const tab = await loadedTab(createMemoryServer(stored));
    tab.server.mode = 'gone';
    await tab.profile.save({ timezone: 'PST' });
    tab.server.stored = { ...stored, theme: 'dark' };
    tab.server.mode = 'well';
    await tab.profile.load();
    expect(tab.server.stored).toMatchObject({ timezone: 'PST', theme: 'dark' });
    expect(tab.view()?.stored).toMatchObject({ timezone: 'PST', theme: 'dark' });
  });

  it('of the same field: the edit that arrives last wins, whatever the clocks say', async () => {
    const tab = await loadedTab(createMemoryServer(stored));
    tab.server.mode = 'gone';
    await tab.profile.save({ timezone: 'PST' });
    tab.server.stored = { ...stored, timezone: 'EST', updatedAt: '2999-01-01T00:00:00.000Z' };
    tab.server.mode = 'well';
    await tab.profile.load();
    expect(tab.server.stored).toMatchObject({ timezone: 'PST' });
    expect(tab.view()).toMatchObject({ saveState: 'synced', rejected: {}, stored: { timezone: 'PST' } });
  });
});
