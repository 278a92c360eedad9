import { createStore } from 'zustand/vanilla';
import type { AuthUser } from '@/auth/identity';
import type { ReadonlyStore } from '@/lib/readonly-store';
import { RemoteError } from '@/lib/remote-error';
import type { ProfileField, ProfileValues, StoredProfile } from './user-profile';

/** What the application knows of the profile of the signed-in user. */
export interface ProfileState {
  uid: string | null;
  /** `none`: no user is signed in. `failed`: neither the server nor this device knows it. */
  phase: 'none' | 'loading' | 'ready' | 'failed';
  /** As stored, with the user's own edits; null when there is none. */
  stored: StoredProfile;
  /** What the server refused: it is not sent again until the user decides. */
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
  /** True if what is shown is not confirmed by the server. */
  unreachable: boolean;
}

/** What can be done with the profile of the signed-in user. */
export interface ProfileActions {
  /** Follows the profile, or again after a failure. */
  load: () => Promise<void>;
  /**
   * Saves `changes`. `synced`: the server has accepted them; `pending`: it has not answered yet; `rejected`: it refused
   * them.
   *
   * @throws RemoteError if they could not be saved anywhere, or the server refused a save without changes
   */
  save: (changes: Partial<ProfileValues>) => Promise<'synced' | 'pending' | 'rejected'>;
  /**
   * Stores the first profile of an account (specification, section 7), once the server has said whether there is one.
   * After a sign-up, with `fullName`, it is merged into an existing profile. For a Google account (null) an existing one
   * is kept.
   */
  create: (user: AuthUser, fullName: string | null) => Promise<void>;
  /** Sends again what the server refused. */
  retry: () => Promise<void>;
  /** Discards the rejected edit of a field: the server's value is kept. */
  discard: (field: ProfileField) => Promise<void>;
}

/** A user's profile while they are signed in. */
export interface FollowedProfile extends ProfileActions {
  /** Called when the user has signed out: nothing is published after that. */
  close: () => void;
}

/** @param publish called with the state whenever it may have changed */
export type FollowProfile = (uid: string, publish: (state: ProfileState) => void) => FollowedProfile;

/** The only copy of the signed-in user's profile. */
export interface ProfileStore extends ReadonlyStore<ProfileState> {
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
  profile: Promise<FollowedProfile>;
}

/**
 * Contains only the state. The code that follows a profile is loaded when a user is signed in: visitors do not need it.
 *
 * @param load loads it, over the network if necessary; called again after a failure
 */
export function createProfileStore(load: () => Promise<FollowProfile>): ProfileStore {
  const store = createStore<ProfileState>(() => NO_USER);
  const { getState, setState } = store;
  let current: Current | null = null;

  function open(uid: string): Promise<FollowedProfile> {
    if (current?.uid === uid) return current.profile;
    close();
    setState({ ...NO_USER, phase: 'loading', uid }, true);
    const mine: Current = { uid, profile: openFor(uid, () => current === mine) };
    current = mine;
    mine.profile.catch(() => {
      if (current !== mine) return;
      // The next call tries again.
      current = null;
      setState({ phase: 'failed' });
    });
    return mine.profile;
  }

  async function openFor(uid: string, isCurrent: () => boolean): Promise<FollowedProfile> {
    const follow = await load().catch((cause: unknown) => {
      throw new RemoteError('unavailable', { cause });
    });
    if (!isCurrent()) throw new RemoteError('unavailable');
    return follow(uid, (state) => {
      // A new state renders a lot: an equal one is not set.
      if (isCurrent() && JSON.stringify(state) !== JSON.stringify(getState())) setState(state, true);
    });
  }

  function close() {
    current?.profile.then(
      (profile) => profile.close(),
      () => undefined,
    );
    current = null;
  }

  return {
    ...store,
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
      retry: async () => (await open(uid)).retry(),
      discard: async (field) => (await open(uid)).discard(field),
    }),
    clear() {
      close();
      if (getState() !== NO_USER) setState(NO_USER, true);
    },
  };
}
