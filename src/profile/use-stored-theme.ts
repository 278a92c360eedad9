import { useEffect } from 'react';
import { useAuth } from '@/auth/use-auth';
import { keepTheme } from '@/theme/theme-store';
import { useProfile } from './use-profile';

/**
 * Shows the theme that the signed-in person has stored. Where it cannot be loaded the page stays as it is,
 * and that is only logged (specification, section 8). Without a person it is the system's: the next visitor
 * of the device has chosen nothing. An identity service that fails tells nothing about who is here.
 */
export function useStoredTheme(): void {
  const { loading, error, user } = useAuth();
  const { phase, profile } = useProfile();
  const isNobodyHere = !loading && !error && !user;

  useEffect(() => {
    if (isNobodyHere) keepTheme('system');
  }, [isNobodyHere]);

  useEffect(() => {
    if (phase === 'ready') keepTheme(profile.theme);
    if (phase === 'failed') console.error('The theme could not be loaded');
  }, [phase, profile.theme]);
}
