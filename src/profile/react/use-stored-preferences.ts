import { useEffect, useRef } from 'react';
import { useAuth } from '@/auth/use-auth';
import { DEFAULT_LANGUAGE } from '@/i18n/language';
import { useServices } from '@/ui/use-services';
import { useProfile } from './use-profile';

/**
 * Shows the theme and speaks the language that the signed-in person has stored. Where they cannot be loaded
 * the page stays as it is, and that is only logged (specification, section 8). Without a person they are those
 * of a new device: its next visitor has chosen nothing. An identity service that fails tells nothing about
 * who is here.
 */
export function useStoredPreferences(): void {
  const services = useServices();
  const { loading, error, user } = useAuth();
  const { phase, profile, uid } = useProfile();
  const { theme, language } = profile;
  const isNobodyHere = !loading && !error && !user;
  /** Whose preferences have been taken over. What changes after that must not undo a choice in a form. */
  const themeOf = useRef<string | null>(null);
  const languageOf = useRef<string | null>(null);

  useEffect(() => {
    if (!isNobodyHere) return;
    themeOf.current = null;
    languageOf.current = null;
    services.theme.setStored('system');
    services.language.setStored(DEFAULT_LANGUAGE);
  }, [services, isNobodyHere]);

  useEffect(() => {
    if (phase === 'failed') console.error('The theme could not be loaded');
    if (phase !== 'ready') return;
    if (themeOf.current === uid) services.theme.refreshStored(theme);
    else services.theme.setStored(theme);
    themeOf.current = uid;
  }, [services, phase, uid, theme]);

  useEffect(() => {
    if (phase !== 'ready') return;
    if (languageOf.current === uid) services.language.refreshStored(language);
    else services.language.setStored(language);
    languageOf.current = uid;
  }, [services, phase, uid, language]);
}
