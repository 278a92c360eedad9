import { createStore, type StoreApi } from 'zustand/vanilla';
import type { NewProfile, ProfileField, ProfileValues, StoredProfile } from '../model/user-profile';
import { ProfileStoreError } from './ports';
import type { ProfileEdits } from './profile-record';

/** What the application knows of the profile of the person who is signed in. */
export interface ProfileState {
  uid: string | null;
  /** `none`: nobody is signed in. `failed`: neither the server nor this device knows it. */
  phase: 'none' | 'loading' | 'ready' | 'failed';
  /** As stored, with the person's own edits over it; null when there is none. */
  stored: StoredProfile;
  /** What the person has saved and the server has not taken yet. */
  pending: ProfileEdits;
  /** True while something that the person entered has not reached the server, or the identity, which has their name too. */
  isPending: boolean;
  /** What the server refused. */
  rejected: ProfileEdits;
  /** False when this device could not store the edits: then they live as long as this page. */
  isStored: boolean;
  /** True while edits are on their way to the server. */
  syncing: boolean;
  /** True when the server did not answer the last time. */
  unreachable: boolean;
  /** When the server took the last edit, if that was since this page was opened; in ms since 1970. */
  syncedAt: number | null;
}

/** `synced`: the server has taken all; `pending`: it has not answered yet; `rejected`: it refused something. */
type SaveResult = 'synced' | 'pending' | 'rejected';

/** What can be done with a person's profile while they are signed in. */
export interface ProfileActions {
  /** Sends what is pending and reads what the server has. Settles when it has answered, or has not; never rejects. */
  load: () => Promise<void>;
  /**
   * Stores `changes` on this device, and sends them as soon as the server can be reached. Rejects with a
   * `ProfileStoreError` when that could not even be begun, or when nothing was changed and the server could not be reached.
   */
  save: (changes: Partial<ProfileValues>) => Promise<SaveResult>;
  /** Stores the first profile of an account; later, where the server does not answer. */
  create: (profile: NewProfile, ifExists: 'merge' | 'keep') => Promise<void>;
  /** How many edits would be lost with this device. Asks the device; rejects when that cannot be known. */
  unsent: () => Promise<number>;
  /** Sends again what the server refused. */
  retry: () => Promise<void>;
  /** Gives up the rejected edit of a field: what the server has stands. */
  discard: (field: ProfileField) => Promise<void>;
}

/** @param publish is given what is to be seen, whenever it changes. @throws ProfileStoreError when `uid` is not signed in */
export type OpenProfile = (
  uid: string,
  publish: (state: ProfileState) => void,
) => ProfileActions & {
  /** They have signed out: from now on nothing of theirs is written or published. */
  close: () => void;
};

/** The one copy of the signed-in person's profile. */
export interface ProfileStore extends Pick<
  StoreApi<ProfileState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** The profile of `uid`, which becomes the current one: at once as this device knows it, then as the server has it. */
  of: (uid: string) => ProfileActions;
  /** Nobody is signed in any more. */
  clear: () => void;
}

const NOBODY: ProfileState = {
  phase: 'none',
  uid: null,
  stored: null,
  pending: {},
  isPending: false,
  rejected: {},
  isStored: true,
  syncing: false,
  unreachable: false,
  syncedAt: null,
};

interface Current {
  uid: string;
  profile: Promise<ReturnType<OpenProfile>>;
}

/**
 * Only the state is here; the outbox comes by `loadOpen` when somebody is signed in, because visitors do not need it.
 *
 * @param loadOpen brings it, by network if need be; called again after a failure
 */
export function createProfileStore(loadOpen: () => Promise<OpenProfile>): ProfileStore {
  const { getState, getInitialState, setState, subscribe } = createStore<ProfileState>(() => NOBODY);
  let current: Current | null = null;

  function show(next: ProfileState) {
    // Whoever shows a profile draws much: not for news that say the same.
    if (JSON.stringify(next) !== JSON.stringify(getState())) setState(next, true);
  }

  function open(uid: string): Current['profile'] {
    if (current?.uid === uid) return current.profile;
    close();
    setState({ ...NOBODY, phase: 'loading', uid }, true);
    const profile = loadOpen().then(
      (openProfile) => {
        if (current !== mine) throw new ProfileStoreError('unavailable', 'They are not signed in any more');
        return openProfile(uid, (next) => {
          if (current === mine) show(next);
        });
      },
      (cause: unknown) => {
        throw new ProfileStoreError('unavailable', 'The code of profiles could not be loaded', { cause });
      },
    );
    const mine: Current = { uid, profile };
    current = mine;
    profile.catch(() => {
      if (current !== mine) return;
      // The next call tries again.
      current = null;
      setState({ phase: 'failed' });
    });
    return profile;
  }

  function close() {
    current?.profile.then(
      (profile) => profile.close(),
      () => undefined,
    );
    current = null;
  }

  return {
    getState,
    getInitialState,
    subscribe,
    of: (uid) => ({
      async load() {
        try {
          await (await open(uid)).load();
        } catch (error) {
          console.error('The profile could not be loaded', error);
        }
      },
      save: async (changes) => (await open(uid)).save(changes),
      create: async (profile, ifExists) => (await open(uid)).create(profile, ifExists),
      unsent: async () => (await open(uid)).unsent(),
      retry: async () => (await open(uid)).retry(),
      discard: async (field) => (await open(uid)).discard(field),
    }),
    clear() {
      close();
      if (getState() !== NOBODY) setState(NOBODY, true);
    },
  };
}
