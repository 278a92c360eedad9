import type { ProfileField } from './profile-record';
import { ProfileStoreError } from './profile-store-error';
import type { OpenProfile, ProfileKeeper, ProfileView, SaveResult } from './profile-view';
import type { ProfileChanges } from './user-profile';

/** What the application knows of the profile of the person who is signed in. */
export interface ProfileState extends ProfileView {
  uid: string | null;
  /** How many edits would be lost with this device: those that the server has not taken. */
  waiting: number;
}

/** The one copy of the signed-in person's profile, in a form that any view can subscribe to. */
export interface ProfileStore {
  getState: () => ProfileState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Makes the profile of `uid` the current one: at once as this device knows it, then as the server has it, and
   * sends what waits. Settles when the server has answered, or has not; never rejects.
   */
  load: (uid: string) => Promise<void>;
  /**
   * Notes `changes` on this device, and sends them as soon as the server can be reached; `defaults` go with them,
   * and are stored only where nothing is. Rejects with a `ProfileStoreError` when they could not even be noted, or
   * when nothing was to be noted and the server could not be reached.
   */
  save: (uid: string, changes: ProfileChanges, defaults?: ProfileChanges) => Promise<SaveResult>;
  /** Reads first, and writes `profile` only when there is none; later, where the server does not answer. */
  createIfAbsent: (uid: string, profile: ProfileChanges) => Promise<void>;
  /**
   * How many edits of `uid` would be lost with this device. Asks the device; rejects when that cannot be known.
   */
  unsent: (uid: string) => Promise<number>;
  /** Sends again what the server refused. */
  retry: () => Promise<void>;
  /** Gives up the edit of a field: what the server has stands. */
  discard: (field: ProfileField) => Promise<void>;
  /** Sends an edit that another device overtook after all, as one of now. */
  insist: (field: ProfileField) => Promise<void>;
  /** Nobody is signed in any more. */
  clear: () => void;
}

const NOBODY: ProfileState = {
  phase: 'none',
  uid: null,
  stored: null,
  onServer: null,
  edits: [],
  waiting: 0,
  kept: true,
  syncing: false,
  unreachable: false,
  syncedAt: null,
};

interface Current {
  uid: string;
  keeper: Promise<ProfileKeeper>;
}

/**
 * Only the state is here; what keeps it comes by `loadOpen` when somebody is signed in, because visitors do not
 * need it.
 *
 * @param loadOpen brings it, by network if need be; called again after a failure
 */
export function createProfileStore(loadOpen: () => Promise<OpenProfile>): ProfileStore {
  let state = NOBODY;
  let current: Current | null = null;
  const listeners = new Set<() => void>();

  function set(next: ProfileState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function show(uid: string, view: ProfileView) {
    const waiting = view.edits.filter(({ state: of }) => of !== 'overtaken').length;
    const next = { ...view, uid, waiting };
    // Whoever shows a profile draws much: not for news that say the same.
    if (JSON.stringify(next) !== JSON.stringify(state)) set(next);
  }

  function open(uid: string): Promise<ProfileKeeper> {
    if (current?.uid === uid) return current.keeper;
    close();
    set({ ...NOBODY, phase: 'loading', uid });
    const keeper = loadOpen().then(
      (openKeeper) => {
        if (current !== mine) throw new ProfileStoreError('unavailable', 'They are not signed in any more');
        return openKeeper(uid, (view) => {
          if (current === mine) show(uid, view);
        });
      },
      (cause: unknown) => {
        throw new ProfileStoreError('unavailable', 'The keeper of profiles could not be loaded', { cause });
      },
    );
    const mine: Current = { uid, keeper };
    current = mine;
    keeper.catch(() => {
      if (current !== mine) return;
      // The next call tries again.
      current = null;
      set({ ...state, phase: 'failed' });
    });
    return keeper;
  }

  function close() {
    current?.keeper.then(
      (keeper) => keeper.close(),
      () => undefined,
    );
    current = null;
  }

  /** For what can only be done about edits that are shown. */
  async function ofCurrent(work: (keeper: ProfileKeeper) => Promise<void>): Promise<void> {
    if (current) await work(await current.keeper);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load(uid) {
      try {
        await (await open(uid)).load();
      } catch (error) {
        console.error('The profile could not be loaded', error);
      }
    },
    save: async (uid, changes, defaults) => (await open(uid)).save(changes, defaults),
    createIfAbsent: async (uid, profile) => (await open(uid)).createIfAbsent(profile),
    unsent: async (uid) => (await open(uid)).unsent(),
    retry: () => ofCurrent((keeper) => keeper.retry()),
    discard: (field) => ofCurrent((keeper) => keeper.discard(field)),
    insist: (field) => ofCurrent((keeper) => keeper.insist(field)),
    clear() {
      close();
      if (state !== NOBODY) set(NOBODY);
    },
  };
}
