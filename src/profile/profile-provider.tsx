import { useEffect, type ReactNode } from 'react';
import { useAuth } from '@/auth/use-auth';
import { FormatsContext } from '@/ui/use-formats';
import { ProfileContext } from './profile-context';
import type { ProfileStore } from './profile-store';
import { useProfileFormats } from './use-profile-formats';
import { useStoredPreferences } from './use-stored-preferences';

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
      <Preferences>{children}</Preferences>
    </ProfileContext>
  );
}

/** What the person chose, done. A component of its own, since it reads what the provider around it gives. */
function Preferences({ children }: { children: ReactNode }) {
  useStoredPreferences();
  return <FormatsContext value={useProfileFormats()}>{children}</FormatsContext>;
}
