import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProfileStore, type FollowProfile, type ProfileState } from './profile-store';

const ready: ProfileState = {
  uid: 'ada',
  phase: 'ready',
  stored: { name: 'Ada' },
  rejected: {},
  saveState: null,
  savedAt: null,
  unreachable: false,
};

/** A store whose profiles do nothing by themselves. */
function scripted() {
  const opened: {
    uid: string;
    publish: (state: ProfileState) => void;
    profile: ReturnType<FollowProfile>;
  }[] = [];
  const follow: FollowProfile = (uid, publish) => {
    const profile = {
      load: vi.fn(() => Promise.resolve()),
      save: vi.fn(() => Promise.resolve('synced' as const)),
      create: vi.fn(() => Promise.resolve()),
      retry: vi.fn(() => Promise.resolve()),
      discard: vi.fn(() => Promise.resolve()),
      close: vi.fn(),
    };
    opened.push({ uid, publish, profile });
    return profile;
  };
  const load = vi.fn(() => Promise.resolve(follow));
  return { opened, load, store: createProfileStore(load) };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the store', () => {
  it('fetches no code while no user is signed in', () => {
    const { store, load } = scripted();
    store.of('ada');
    store.clear();
    expect(load).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ phase: 'none', uid: null });
  });

  it('opens the profile of a user once, shows what is published, and passes on the actions of the user', async () => {
    const { store, opened } = scripted();
    const loading = store.of('ada').load();
    expect(store.getState()).toMatchObject({ phase: 'loading', uid: 'ada' });
    expect(await store.of('ada').save({ theme: 'dark' })).toBe('synced');
    await loading;
    await store.of('ada').discard('name');
    await store.of('ada').retry();
    await store.of('ada').create({ uid: 'ada', displayName: null, email: 'ada@example.com' }, 'Ada');
    expect(opened).toHaveLength(1);
    expect(opened[0]?.profile.save).toHaveBeenCalledWith({ theme: 'dark' });
    expect(opened[0]?.profile.discard).toHaveBeenCalledWith('name');
    for (const call of ['load', 'retry', 'create'] as const)
      expect(opened[0]?.profile[call]).toHaveBeenCalledOnce();
    const listener = vi.fn();
    store.subscribe(listener);
    const rejected = { name: 'A' };
    opened[0]?.publish({ ...ready, rejected });
    opened[0]?.publish({ ...ready, rejected: structuredClone(rejected) });
    expect(store.getState()).toEqual({ ...ready, rejected });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('never shows one user the profile of another, and closes that of the previous user', async () => {
    const { store, opened } = scripted();
    await store.of('ada').load();
    store.clear();
    await store.of('grace').load();
    expect(opened[0]?.profile.close).toHaveBeenCalled();
    opened[0]?.publish(ready);
    expect(store.getState()).toMatchObject({ uid: 'grace', stored: null });
    opened[1]?.publish({ ...ready, uid: 'grace' });
    expect(store.getState()).toMatchObject({ uid: 'grace', stored: { name: 'Ada' } });
  });

  it('opens nothing for a user who signed out while the code was fetched', async () => {
    const { store, opened } = scripted();
    const load = store.of('ada').load();
    store.clear();
    await load;
    expect(opened).toEqual([]);
    expect(store.getState().phase).toBe('none');
  });

  it('fails when the code cannot be fetched, and tries again', async () => {
    const { store, load } = scripted();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(store.of('ada').save({})).rejects.toMatchObject({
      name: 'RemoteError',
      problem: 'unavailable',
    });
    expect(store.getState().phase).toBe('failed');
    await store.of('ada').load();
    expect(store.getState().phase).toBe('loading');
  });
});
