import { useContext } from 'react';
import { ProfileContext } from './profile-context';
import type { ProfileStore } from './profile-store';

/** @throws Error outside a `ProfileProvider` */
export function useProfileStore(): ProfileStore {
  const store = useContext(ProfileContext);
  if (!store) throw new Error('useProfileStore must be used within a ProfileProvider');
  return store;
}
