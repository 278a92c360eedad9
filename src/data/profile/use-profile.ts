import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import { useAuth } from '@/auth/use-auth';
import { createSafeContext } from '@/lib/safe-context';
import { completeProfile, type ProfileDetails } from './user-profile';
import type { ProfileActions, ProfileState, ProfileStore } from './profile-store';

const [ProfileContext, useProfileStore] = createSafeContext<ProfileStore>(
  'useProfile must be used within a ProfileProvider',
);
export { ProfileContext };

export interface Profile extends ProfileState {
  /** Complete: fields that are not stored are filled from the defaults and from the account. */
  profile: ProfileDetails;
  /** Null when no user is signed in. */
  actions: ProfileActions | null;
}

/** The profile of the signed-in user; the same object until something in it changes. */
export function useProfile(): Profile {
  const store = useProfileStore();
  const { user } = useAuth();
  const state = useStore(store);
  const { stored } = state;
  const uid = user?.uid;

  const actions = useMemo(() => (uid === undefined ? null : store.of(uid)), [store, uid]);
  const profile = useMemo(() => completeProfile(stored, user), [stored, user]);
  return useMemo(() => ({ ...state, profile, actions }), [state, profile, actions]);
}
