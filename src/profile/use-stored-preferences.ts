import { useEffect, useRef } from 'react';
import { useAuth } from '@/auth/use-auth';
import { DEFAULT_LANGUAGE } from '@/i18n/language';
import { keepLanguage, refreshKeptLanguage } from '@/i18n/language-store';
import { keepTheme, refreshKeptTheme } from '@/theme/theme-store';
import { useProfile } from './use-profile';

/**
 * Shows the theme and speaks the language that the signed-in person has stored. Where they cannot be loaded
 * the page stays as it is, and that is only logged (specification, section 8). Without a person they are those
 * of a new device: its next visitor has chosen nothing. An identity service that fails tells nothing about
 * who is here.
 */
export function useStoredPreferences(): void {
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
    keepTheme('system');
    keepLanguage(DEFAULT_LANGUAGE);
  }, [isNobodyHere]);

  useEffect(() => {
    if (phase === 'failed') console.error('The theme could not be loaded');
    if (phase !== 'ready') return;
    if (themeOf.current === uid) refreshKeptTheme(theme);
    else keepTheme(theme);
    themeOf.current = uid;
  }, [phase, uid, theme]);

  useEffect(() => {
    if (phase !== 'ready') return;
    if (languageOf.current === uid) refreshKeptLanguage(language);
    else keepLanguage(language);
    languageOf.current = uid;
  }, [phase, uid, language]);
}
