import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AuthUser } from '@/auth/identity';
import type { ProfileField, ProfileValues, StoredProfile } from '../model/user-profile';
import { ProfileStoreError } from './ports';

/** What the application knows of the profile of the person who is signed in. */
export interface ProfileState {
  uid: string | null;
  /** `none`: nobody is signed in. `failed`: neither the server nor this device knows it. */
  phase: 'none' | 'loading' | 'ready' | 'failed';
  /** As stored, with the person's own edits over it; null when there is none. */
  stored: StoredProfile;
  /** What the server refused. */
  rejected: Partial<ProfileValues>;
  /**
   * How the person's edits stand, the worst first; null where there is nothing to say:
   * - `rejected`: the server refused some;
   * - `syncing`: they are being sent;
   * - `device`: they are on this device, which sends them when it can;
   * - `page`: the same, but they are lost with this page, because the device cannot store them;
   * - `synced`: the server has taken the last of them since this page was opened.
   */
  saveState: 'rejected' | 'syncing' | 'device' | 'page' | 'synced' | null;
  /** When the person saved what is pending, in ms since 1970; null where nothing is. */
  savedAt: number | null;
  /** True when the server did not answer the last time. */
  unreachable: boolean;
}

/** What can be done with a person's profile while they are signed in. */
export interface ProfileActions {
  /** Sends what is pending and reads what the server has. Settles when it has answered, or has not; never rejects. */
  load: () => Promise<void>;
  /**
   * Stores `changes` on this device, and sends them as soon as the server can be reached. `synced`: the server has taken
   * all; `pending`: it has not answered yet; `rejected`: it refused some. Rejects with a `ProfileStoreError` when that
   * could not even be begun, or when the server refused a save without changes.
   */
  save: (changes: Partial<ProfileValues>) => Promise<'synced' | 'pending' | 'rejected'>;
  /**
   * Stores the first profile of an account (specification, section 7); later, where the server does not answer. That of a
   * sign-up, with `fullName`, is merged into one that exists, that of a Google account (null) gives way to it.
   */
  create: (user: AuthUser, fullName: string | null) => Promise<void>;
  /** How many edits would be lost with this device, pending and rejected. Rejects when that cannot be known. */
  unsent: () => Promise<number>;
  /** Sends again what the server refused. */
  retry: () => Promise<void>;
  /** Gives up the rejected edit of a field: what the server has stands. */
  discard: (field: ProfileField) => Promise<void>;
}

export interface Outbox extends ProfileActions {
  /** They have signed out: from now on nothing of theirs is written or published. */
  close: () => void;
}

/** @param publish is given the state, whenever it may have changed. @throws ProfileStoreError when `uid` is not signed in */
export type OpenOutbox = (uid: string, publish: (state: ProfileState) => void) => Outbox;

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
  uid: null,
  phase: 'none',
  stored: null,
  rejected: {},
  saveState: null,
  savedAt: null,
  unreachable: false,
};

interface Current {
  uid: string;
  outbox: Promise<Outbox>;
}

/**
 * Only the state is here; the outbox comes by `load` when somebody is signed in, because visitors do not need it.
 *
 * @param load brings it, by network if need be; called again after a failure
 */
export function createProfileStore(load: () => Promise<OpenOutbox>): ProfileStore {
  const { getState, getInitialState, setState, subscribe } = createStore<ProfileState>(() => NOBODY);
  let current: Current | null = null;

  function open(uid: string): Promise<Outbox> {
    if (current?.uid === uid) return current.outbox;
    close();
    setState({ ...NOBODY, phase: 'loading', uid }, true);
    const mine: Current = { uid, outbox: openFor(uid, () => current === mine) };
    current = mine;
    mine.outbox.catch(() => {
      if (current !== mine) return;
      // The next call tries again.
      current = null;
      setState({ phase: 'failed' });
    });
    return mine.outbox;
  }

  async function openFor(uid: string, isCurrent: () => boolean): Promise<Outbox> {
    const openOutbox = await load().catch((cause: unknown) => {
      throw new ProfileStoreError('unavailable', 'The code of profiles could not be loaded', { cause });
    });
    if (!isCurrent()) throw new ProfileStoreError('unavailable', 'They are not signed in any more');
    return openOutbox(uid, (state) => {
      // Whoever shows a profile renders much: not for a state that says the same.
      if (isCurrent() && JSON.stringify(state) !== JSON.stringify(getState())) setState(state, true);
    });
  }

  function close() {
    current?.outbox.then(
      (outbox) => outbox.close(),
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
      create: async (user, fullName) => (await open(uid)).create(user, fullName),
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
