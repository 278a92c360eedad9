import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GRACE_MS } from './sync-schedule';
import { createDevice, LONG_AGO, stored } from './testing/device';
import { createMemoryServer } from './testing/memory-repository';

type Device = ReturnType<typeof createDevice>;

let device: Device;
let page: Device['page'];
let vault: Device['vault'];

beforeEach(() => {
  device = createDevice();
  page = device.page;
  vault = device.vault;
});
afterEach(() => {
  device.close();
});

const openTab: Device['openTab'] = (...input) => device.openTab(...input);
const onDevice = (uid?: string) => device.onDevice(uid);

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

  it('that a server never answered is sent again soon after the network has come back', async () => {
    const tab = openTab(createMemoryServer(stored));
    await tab.keeper.load();
    tab.server.mood = 'silent';
    expect(await tab.keeper.save({ timezone: 'PST' })).toBe('waiting');
    tab.server.mood = 'well';
    page.page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(tab.view()?.edits).toEqual([]), { timeout: 2 * GRACE_MS });
    expect(tab.server.stored).toMatchObject({ timezone: 'PST' });
    expect(tab.view()?.unreachable).toBe(false);
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
