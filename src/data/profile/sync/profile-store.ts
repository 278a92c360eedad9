import { createStore } from 'zustand/vanilla';
import type { AuthUser } from '@/auth/identity';
import type { ReadonlyStore } from '@/lib/readonly-store';
import type { ProfileField, ProfileValues, StoredProfile } from '../model/user-profile';
import { ProfileStoreError } from './ports';

/** What the application knows of the profile of the signed-in user. */
export interface ProfileState {
  uid: string | null;
  /** `none`: no user is signed in. `failed`: neither the server nor this device knows it. */
  phase: 'none' | 'loading' | 'ready' | 'failed';
  /** As stored, with the user's own edits applied; null when there is none. */
  stored: StoredProfile;
  /** What the server refused. */
  rejected: Partial<ProfileValues>;
  /**
   * The save state of the user's edits, the worst first; null if there is nothing to report:
   * - `rejected`: the server refused some;
   * - `syncing`: they are being sent;
   * - `device`: they are stored on this device, which sends them when it can;
   * - `page`: not stored on the device; lost when the page closes;
   * - `synced`: the server has accepted the last of them since this page was opened.
   */
  saveState: 'rejected' | 'syncing' | 'device' | 'page' | 'synced' | null;
  /** When the user saved what is pending, in ms since 1970; null if nothing is. */
  savedAt: number | null;
  /** True if the last attempt to reach the server failed. */
  unreachable: boolean;
}

/** What can be done with a user's profile while they are signed in. */
export interface ProfileActions {
  /** Sends what is pending and reads what the server has. Settles with or without an answer; never rejects. */
  load: () => Promise<void>;
  /**
   * Stores `changes` on this device, and sends them as soon as the server can be reached. `synced`: the server has
   * accepted all; `pending`: it has not answered yet; `rejected`: it refused some. Rejects with a `ProfileStoreError`
   * if the save could not even be started, or if the server refused a save without changes.
   */
  save: (changes: Partial<ProfileValues>) => Promise<'synced' | 'pending' | 'rejected'>;
  /**
   * Stores the first profile of an account (specification, section 7); later, if the server does not answer. After a
   * sign-up, with `fullName`, it is merged into an existing profile. For a Google account (null) an existing one is
   * kept.
   */
  create: (user: AuthUser, fullName: string | null) => Promise<void>;
  /** How many edits would be lost with this device, pending and rejected. Rejects when that cannot be known. */
  unsent: () => Promise<number>;
  /** Sends again what the server refused. */
  retry: () => Promise<void>;
  /** Discards the rejected edit of a field: the server's value is kept. */
  discard: (field: ProfileField) => Promise<void>;
}

export interface Outbox extends ProfileActions {
  /** Called when the user has signed out: nothing is written or published after that. */
  close: () => void;
}

/**
 * @param publish called with the state whenever it may have changed. @throws ProfileStoreError if `uid` is not signed
 *   in
 */
export type OpenOutbox = (uid: string, publish: (state: ProfileState) => void) => Outbox;

/** The only copy of the signed-in user's profile. */
export interface ProfileStore extends ReadonlyStore<ProfileState> {
  /** Makes the profile of `uid` the current one: at once as this device knows it, then as the server has it. */
  of: (uid: string) => ProfileActions;
  /** Called when no user is signed in any more. */
  clear: () => void;
}

const NO_USER: ProfileState = {
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
 * Contains only the state. The outbox is loaded when a user is signed in, because visitors do not need it.
 *
 * @param load loads it, over the network if necessary; called again after a failure
 */
export function createProfileStore(load: () => Promise<OpenOutbox>): ProfileStore {
  const { getState, getInitialState, setState, subscribe } = createStore<ProfileState>(() => NO_USER);
  let current: Current | null = null;

  function open(uid: string): Promise<Outbox> {
    if (current?.uid === uid) return current.outbox;
    close();
    setState({ ...NO_USER, phase: 'loading', uid }, true);
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
      // A new state renders a lot: an equal one is not set.
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
      if (getState() !== NO_USER) setState(NO_USER, true);
    },
  };
}
