import { useEffect } from 'react';
import { useAuth } from '@/auth/use-auth';
import { DEFAULT_LANGUAGE } from '@/i18n/language';
import { keepLanguage } from '@/i18n/language-store';
import { keepTheme } from '@/theme/theme-store';
import { useProfile } from './use-profile';

/**
 * Shows the theme and speaks the language that the signed-in person has stored. Where they cannot be loaded
 * the page stays as it is, and that is only logged (specification, section 8). Without a person they are those
 * of a new device: its next visitor has chosen nothing. An identity service that fails tells nothing about
 * who is here.
 */
export function useStoredPreferences(): void {
  const { loading, error, user } = useAuth();
  const { phase, profile } = useProfile();
  const isNobodyHere = !loading && !error && !user;

  useEffect(() => {
    if (!isNobodyHere) return;
    keepTheme('system');
    keepLanguage(DEFAULT_LANGUAGE);
  }, [isNobodyHere]);

  useEffect(() => {
    if (phase === 'ready') keepTheme(profile.theme);
    if (phase === 'failed') console.error('The theme could not be loaded');
  }, [phase, profile.theme]);

  useEffect(() => {
    if (phase === 'ready') keepLanguage(profile.language);
  }, [phase, profile.language]);
}
