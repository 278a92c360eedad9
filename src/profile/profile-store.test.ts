import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProfileRepository } from './profile-repository';
import { createProfileStore } from './profile-store';
import type { UserProfile } from './user-profile';

type Stored = Partial<UserProfile> | null;

/** A repository whose reads the test answers by hand. */
function scripted() {
  const reads: { uid: string; answer: (stored: Stored) => void; fail: () => void }[] = [];
  const save = vi.fn(() => Promise.resolve());
  const repository: ProfileRepository = {
    load: (uid) =>
      new Promise((resolve, reject) => {
        reads.push({ uid, answer: resolve, fail: () => reject(new Error('Failed to load user profile')) });
      }),
    save,
  };
  return { reads, save, store: createProfileStore(() => Promise.resolve(repository)) };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('load', () => {
  it('reads once for everybody who asks at the same moment', async () => {
    const { reads, store } = scripted();
    const both = Promise.all([store.load('ada'), store.load('ada')]);
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    expect(store.getState()).toEqual({ phase: 'loading', uid: 'ada', stored: null });
    reads[0]?.answer({ name: 'Ada' });
    await both;
    expect(store.getState()).toEqual({ phase: 'ready', uid: 'ada', stored: { name: 'Ada' } });
    expect(reads).toHaveLength(1);
  });

  it('that fails says so, keeps what was known, and can be tried again', async () => {
    const { reads, store } = scripted();
    const first = store.load('ada');
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.answer({ name: 'Ada' });
    await first;
    const second = store.load('ada');
    await vi.waitFor(() => expect(reads).toHaveLength(2));
    reads[1]?.fail();
    await second;
    expect(store.getState()).toEqual({ phase: 'failed', uid: 'ada', stored: { name: 'Ada' } });
    expect(console.error).toHaveBeenCalled();
  });

  it('never shows one person what was stored of another', async () => {
    const { reads, store } = scripted();
    const ada = store.load('ada');
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    store.clear();
    const grace = store.load('grace');
    await vi.waitFor(() => expect(reads).toHaveLength(2));
    reads[0]?.answer({ name: 'Ada' });
    await ada;
    expect(store.getState()).toEqual({ phase: 'loading', uid: 'grace', stored: null });
    reads[1]?.answer(null);
    await grace;
    expect(store.getState()).toEqual({ phase: 'ready', uid: 'grace', stored: null });
  });
});

describe('save', () => {
  it('shows what it has changed', async () => {
    const { reads, store } = scripted();
    const load = store.load('ada');
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.answer({ name: 'Ada' });
    await load;
    await store.save('ada', { theme: 'dark' });
    expect(store.getState().stored).toEqual({ name: 'Ada', theme: 'dark' });
  });

  it('makes a read that is under way stale: the profile is read again', async () => {
    const { reads, store } = scripted();
    const load = store.load('ada');
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    await store.save('ada', { name: 'Ada', email: 'ada@example.com', theme: 'light' });
    await vi.waitFor(() => expect(reads).toHaveLength(2));
    reads[0]?.answer(null);
    reads[1]?.answer({ theme: 'light' });
    await load;
    expect(store.getState()).toEqual({ phase: 'ready', uid: 'ada', stored: { theme: 'light' } });
  });

  it('says in the product’s own words that the store could not even be loaded', async () => {
    const store = createProfileStore(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(store.save('ada', {})).rejects.toMatchObject({
      name: 'ProfileStoreError',
      problem: 'unavailable',
    });
  });
});

describe('createIfAbsent', () => {
  it('reads first, and writes only when there is no profile', async () => {
    const { reads, save, store } = scripted();
    const known = store.createIfAbsent('ada', { name: 'Ada' });
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.answer({ name: 'Countess' });
    await known;
    expect(save).not.toHaveBeenCalled();
    const unknown = store.createIfAbsent('grace', { name: 'Grace' });
    await vi.waitFor(() => expect(reads).toHaveLength(2));
    reads[1]?.answer(null);
    await unknown;
    expect(save).toHaveBeenCalledWith('grace', { name: 'Grace' });
  });
});
