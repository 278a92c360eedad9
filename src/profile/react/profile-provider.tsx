import { useEffect, useRef, type ReactNode } from 'react';
import { useAuth } from '@/auth/use-auth';
import { DEFAULT_LANGUAGE } from '@/i18n/language';
import { useServices } from '@/ui/use-services';
import type { ProfileStore } from '../sync/profile-store';
import { ProfileContext, useProfile } from './use-profile';

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

/**
 * Shows the theme and the language that the signed-in person has stored. Where they cannot be loaded the page stays as it
 * is, and that is only logged (specification, section 8). A component of its own, since it reads what the provider gives.
 */
function StoredPreferences() {
  const { theme, language } = useServices();
  const { phase, profile } = useProfile();
  useEffect(() => {
    if (phase === 'failed') console.error('The theme could not be loaded');
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
 * Without a person it is `fallback`, as on a new device: its next visitor has chosen nothing. An identity service that
 * fails tells nothing about who is here.
 */
function useStoredPreference<Value>(store: PreferenceStore<Value>, value: Value, fallback: Value): void {
  const { loading, error, user } = useAuth();
  const { phase, uid } = useProfile();
  const isNobodyHere = !loading && !error && !user;
  /** Whose preference the page has taken. What changes after that must not undo a choice in a form. */
  const owner = useRef<string | null>(null);

  useEffect(() => {
    if (!isNobodyHere) return;
    owner.current = null;
    store.setStored(fallback);
  }, [store, isNobodyHere, fallback]);

  useEffect(() => {
    if (phase !== 'ready') return;
    if (owner.current === uid) store.refreshStored(value);
    else store.setStored(value);
    owner.current = uid;
  }, [store, phase, uid, value]);
}
