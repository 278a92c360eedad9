import type { ProfileRepository } from './profile-repository';
import { ProfileStoreError } from './profile-store-error';
import type { ProfileChanges, UserProfile } from './user-profile';

/** What the application knows of the stored profile of the person who is signed in. */
export interface ProfileState {
  /** `none`: nobody is signed in. */
  phase: 'none' | 'loading' | 'ready' | 'failed';
  uid: string | null;
  /** As stored; null when there is none. While it is read again, or that failed, what was known before. */
  stored: Partial<UserProfile> | null;
}

/** The one copy of the signed-in person's profile, in a form that any view can subscribe to. */
export interface ProfileStore {
  getState: () => ProfileState;
  subscribe: (listener: () => void) => () => void;
  /** Reads the profile of `uid`, which becomes the current one. Settles when that is done or has failed. */
  load: (uid: string) => Promise<void>;
  /** Merges `changes` into the profile of `uid`. Rejects with a `ProfileStoreError`. */
  save: (uid: string, changes: ProfileChanges) => Promise<void>;
  /** Reads first, and writes `profile` only when there is none. Rejects with a `ProfileStoreError`. */
  createIfAbsent: (uid: string, profile: ProfileChanges) => Promise<void>;
  /** Nobody is signed in any more. */
  clear: () => void;
}

const NOBODY: ProfileState = { phase: 'none', uid: null, stored: null };

/** @param loadRepository brings the store of profiles, by network if need be; called again after a failure */
export function createProfileStore(loadRepository: () => Promise<ProfileRepository>): ProfileStore {
  let state = NOBODY;
  let reading: { uid: string; done: Promise<void> } | null = null;
  const listeners = new Set<() => void>();

  function set(next: ProfileState) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function repository(): Promise<ProfileRepository> {
    try {
      return await loadRepository();
    } catch (cause) {
      throw new ProfileStoreError('unavailable', 'The store of profiles could not be loaded', { cause });
    }
  }

  async function read(uid: string, isCurrent: () => boolean): Promise<void> {
    const known = state.uid === uid ? state.stored : null;
    set({ phase: 'loading', uid, stored: known });
    try {
      const stored = await (await repository()).load(uid);
      if (isCurrent()) set({ phase: 'ready', uid, stored });
    } catch (error) {
      console.error('The profile could not be loaded', error);
      if (isCurrent()) set({ phase: 'failed', uid, stored: known });
    }
  }

  async function load(uid: string): Promise<void> {
    // Who signs in and who opens Settings ask at the same moment: one read serves both.
    const underway = readingOf(uid);
    if (underway) return underway;
    const mine: { uid: string; done: Promise<void> } = { uid, done: Promise.resolve() };
    reading = mine;
    mine.done = read(uid, () => reading === mine);
    await mine.done;
    if (reading === mine) reading = null;
    // A save may have come in between and had it read again.
    else await readingOf(uid);
  }

  function readingOf(uid: string): Promise<void> | null {
    return reading?.uid === uid ? reading.done : null;
  }

  async function save(uid: string, changes: ProfileChanges): Promise<void> {
    await (await repository()).save(uid, changes);
    if (state.uid !== uid) return;
    if (reading) {
      // What is on its way may be older than the save.
      reading = null;
      void load(uid);
    } else if (state.phase === 'ready') {
      set({ phase: 'ready', uid, stored: { ...state.stored, ...changes } });
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    save,
    async createIfAbsent(uid, profile) {
      if ((await (await repository()).load(uid)) === null) await save(uid, profile);
    },
    clear() {
      reading = null;
      if (state !== NOBODY) set(NOBODY);
    },
  };
}
