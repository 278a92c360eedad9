import { useEffect, useRef, type ReactNode } from 'react';
import { useAuth } from '@/auth/use-auth';
import { DEFAULT_LANGUAGE } from '@/i18n/language';
import { currentConnection } from '@/lib/connection';
import { useServices } from '@/ui/use-services';
import type { ProfileStore } from './profile-store';
import { ProfileContext, useProfile } from './use-profile';

interface ProfileProviderProps {
  store: ProfileStore;
  children: ReactNode;
}

/** Provides the profile to everything below it, and loads it as soon as a user is signed in. */
export function ProfileProvider({ store, children }: ProfileProviderProps) {
  const { loading, user, status } = useAuth();
  const uid = user?.uid;

  useEffect(() => {
    if (uid !== undefined) void store.of(uid).load();
    else if (!loading) store.clear();
    // Loaded again when the identity service has answered: before that, the server may not have answered.
  }, [store, uid, loading, status]);

  return (
    <ProfileContext value={store}>
      <StoredPreferences />
      {children}
    </ProfileContext>
  );
}

/**
 * Shows the theme and the language that the signed-in user has stored. If they cannot be loaded, the page stays as it
 * is, and the failure is only logged (specification, section 8); to be offline is no failure. A separate component, since it reads the provided
 * profile.
 */
function StoredPreferences() {
  const { theme, language } = useServices();
  const { phase, profile } = useProfile();
  useEffect(() => {
    if (phase === 'failed' && currentConnection() === 'online')
      console.error('The theme could not be loaded');
  }, [phase]);
  useStoredPreference(theme, profile.theme, 'system');
  useStoredPreference(language, profile.language, DEFAULT_LANGUAGE);
  return null;
}

interface PreferenceStore<Value> {
  setStored: (value: Value) => void;
  refreshStored: (value: Value) => void;
}

/**
 * Without a user it is `fallback`, as on a new device: the next visitor has chosen nothing. A failed identity service
 * does not mean that no user is signed in.
 */
function useStoredPreference<Value>(store: PreferenceStore<Value>, value: Value, fallback: Value): void {
  const { loading, error, user } = useAuth();
  const { phase, uid } = useProfile();
  const hasNoUser = !loading && !error && !user;
  /** The user whose preference the page has applied. A later change must not undo a choice in a form. */
  const owner = useRef<string | null>(null);

  useEffect(() => {
    if (!hasNoUser) return;
    owner.current = null;
    store.setStored(fallback);
  }, [store, hasNoUser, fallback]);

  useEffect(() => {
    if (phase !== 'ready') return;
    if (owner.current === uid) store.refreshStored(value);
    else store.setStored(value);
    owner.current = uid;
  }, [store, phase, uid, value]);
}
