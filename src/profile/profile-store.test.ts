import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProfileStore } from './profile-store';
import type { OpenProfile, ProfileKeeper, ProfileView } from './profile-view';

const view: ProfileView = {
  phase: 'ready',
  stored: { name: 'Ada' },
  onServer: { name: 'Ada' },
  edits: [],
  kept: true,
  syncing: false,
  unreachable: false,
  syncedAt: null,
};

/** A store whose keepers do nothing by themselves. */
function scripted() {
  const opened: { uid: string; publish: (view: ProfileView) => void; keeper: ProfileKeeper }[] = [];
  const openProfile: OpenProfile = (uid, publish) => {
    const keeper: ProfileKeeper = {
      load: vi.fn(() => Promise.resolve()),
      save: vi.fn(() => Promise.resolve('synced' as const)),
      createIfAbsent: vi.fn(() => Promise.resolve()),
      unsent: vi.fn(() => Promise.resolve(3)),
      retry: vi.fn(() => Promise.resolve()),
      discard: vi.fn(() => Promise.resolve()),
      insist: vi.fn(() => Promise.resolve()),
      close: vi.fn(),
    };
    opened.push({ uid, publish, keeper });
    return keeper;
  };
  const loadOpen = vi.fn(() => Promise.resolve(openProfile));
  return { opened, loadOpen, store: createProfileStore(loadOpen) };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the store', () => {
  it('fetches nothing for nobody', () => {
    const { store, loadOpen } = scripted();
    store.clear();
    expect(loadOpen).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ phase: 'none', uid: null, waiting: 0 });
  });

  it('opens a person once, and shows what their keeper publishes', async () => {
    const { store, opened } = scripted();
    const load = store.load('ada');
    expect(store.getState()).toMatchObject({ phase: 'loading', uid: 'ada' });
    expect(await store.save('ada', { theme: 'dark' }, { timezone: 'UTC' })).toBe('synced');
    await load;
    expect(opened).toHaveLength(1);
    expect(opened[0]?.keeper.save).toHaveBeenCalledWith({ theme: 'dark' }, { timezone: 'UTC' });
    const states = ['waiting', 'refused', 'overtaken'] as const;
    const edits = states.map((state) => ({ field: 'name' as const, value: 'A', at: 1, state }));
    opened[0]?.publish({ ...view, edits });
    expect(store.getState()).toEqual({ ...view, edits, uid: 'ada', waiting: 2 });
    expect(await store.unsent('ada')).toBe(3);
  });

  it('never shows one person what is of another, and closes who has gone', async () => {
    const { store, opened } = scripted();
    await store.load('ada');
    store.clear();
    await store.load('grace');
    expect(opened[0]?.keeper.close).toHaveBeenCalled();
    opened[0]?.publish(view);
    expect(store.getState()).toMatchObject({ uid: 'grace', stored: null });
    opened[1]?.publish(view);
    expect(store.getState()).toMatchObject({ uid: 'grace', stored: { name: 'Ada' } });
  });

  it('opens nothing for somebody who went while their keeper was fetched', async () => {
    const { store, opened } = scripted();
    const load = store.load('ada');
    store.clear();
    await load;
    expect(opened).toEqual([]);
    expect(store.getState().phase).toBe('none');
  });

  it('that cannot fetch it fails, in the product’s own words, and tries again', async () => {
    const { store, loadOpen } = scripted();
    loadOpen.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(store.save('ada', {})).rejects.toMatchObject({
      name: 'ProfileStoreError',
      problem: 'unavailable',
    });
    expect(store.getState().phase).toBe('failed');
    await store.load('ada');
    expect(store.getState().phase).toBe('loading');
  });

  it('passes on what the person decides, and does nothing about it for nobody', async () => {
    const { store, opened } = scripted();
    await store.retry();
    await store.load('ada');
    await store.retry();
    await store.discard('name');
    await store.insist('theme');
    expect(opened[0]?.keeper.retry).toHaveBeenCalledTimes(1);
    expect(opened[0]?.keeper.discard).toHaveBeenCalledWith('name');
    expect(opened[0]?.keeper.insist).toHaveBeenCalledWith('theme');
  });
});
