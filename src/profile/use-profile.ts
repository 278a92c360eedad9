import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '@/auth/use-auth';
import { completeProfile } from './profile-defaults';
import type { ProfileState } from './profile-store';
import type { SaveResult } from './profile-view';
import { useProfileStore } from './use-profile-store';
import type { ProfileChanges, ProfileDetails } from './user-profile';

export interface Profile extends ProfileState {
  /** Whole: what is missing in the store is filled from the defaults and from the identity. */
  profile: ProfileDetails;
  /** Reads it again. */
  load: () => Promise<void>;
  /** As `ProfileStore.save`. Rejects with what `profileFailureMessage` has words for. */
  save: (changes: ProfileChanges, defaults?: ProfileChanges) => Promise<SaveResult>;
}

const NOBODY = { displayName: null, email: null };

/** The profile of the person who is signed in; the same object as long as nothing of it has changed. */
export function useProfile(): Profile {
  const store = useProfileStore();
  const { user } = useAuth();
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { stored } = state;
  const uid = user?.uid;

  const load = useCallback(async () => {
    if (uid !== undefined) await store.load(uid);
  }, [store, uid]);
  const save = useCallback(
    async (changes: ProfileChanges, defaults?: ProfileChanges) => {
      if (uid === undefined) throw new Error('User not authenticated');
      return store.save(uid, changes, defaults);
    },
    [store, uid],
  );
  const profile = useMemo(() => completeProfile(stored, user ?? NOBODY), [stored, user]);
  return useMemo(() => ({ ...state, profile, load, save }), [state, profile, load, save]);
}
