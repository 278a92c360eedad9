import { useEffect, type ReactNode } from 'react';
import { useAuth } from '@/auth/use-auth';
import type { ProfileStore } from '../sync/profile-store';
import { ProfileContext } from './profile-context';
import { useStoredPreferences } from './use-stored-preferences';

interface ProfileProviderProps {
  store: ProfileStore;
  children: ReactNode;
}

/** Gives the profile to everything below it, and reads it as soon as somebody is signed in. */
export function ProfileProvider({ store, children }: ProfileProviderProps) {
  const { loading, user, status } = useAuth();
  const uid = user?.uid;

  useEffect(() => {
    if (uid !== undefined) void store.of(uid).load();
    else if (!loading) store.clear();
    // Asked once more when the identity service has answered: before that no store may have.
  }, [store, uid, loading, status]);

  return (
    <ProfileContext value={store}>
      <StoredPreferences />
      {children}
    </ProfileContext>
  );
}

/** A component of its own, since the hook reads what the provider around it gives. */
function StoredPreferences() {
  useStoredPreferences();
  return null;
}
