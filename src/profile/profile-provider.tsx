import { useEffect, type ReactNode } from 'react';
import { useAuth } from '@/auth/use-auth';
import { ProfileContext } from './profile-context';
import type { ProfileStore } from './profile-store';
import { useStoredTheme } from './use-stored-theme';

interface ProfileProviderProps {
  store: ProfileStore;
  children: ReactNode;
}

/** Gives the profile to everything below it, and reads it as soon as somebody is signed in. */
export function ProfileProvider({ store, children }: ProfileProviderProps) {
  const { loading, user } = useAuth();
  const uid = user?.uid;

  useEffect(() => {
    if (uid !== undefined) void store.load(uid);
    else if (!loading) store.clear();
  }, [store, uid, loading]);

  return (
    <ProfileContext value={store}>
      <StoredTheme />
      {children}
    </ProfileContext>
  );
}

/** A component of its own, since the hook reads what the provider around it gives. */
function StoredTheme() {
  useStoredTheme();
  return null;
}
