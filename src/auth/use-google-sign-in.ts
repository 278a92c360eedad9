import { useRef, useState } from 'react';
import { useProfileStore } from '@/profile/use-profile-store';
import { signUpProfile } from '@/profile/user-profile';
import type { AuthUser, IdentityResult } from './identity';
import { useAuth } from './use-auth';

/**
 * Sign-in or sign-up with Google, and the profile of whoever comes for the first time: it is read first and
 * created only if absent (specification, section 7). However often it is started, one window opens.
 */
export function useGoogleSignIn() {
  const auth = useAuth();
  const profiles = useProfileStore();
  const [busy, setBusy] = useState(false);
  // A second press can come before React has disabled the button.
  const underway = useRef(false);

  /** @returns null when one is under way already */
  async function start(rememberMe: boolean): Promise<IdentityResult<AuthUser> | null> {
    if (underway.current) return null;
    underway.current = true;
    setBusy(true);
    const result = await auth.signInWithGoogle({ rememberMe });
    if (result.ok) {
      const { uid, displayName, email } = result.value;
      try {
        await profiles.createIfAbsent(uid, signUpProfile(displayName ?? '', email ?? ''));
      } catch (error) {
        // Not even noted. The person is signed in. Everything that reads a profile does without one, and
        // Settings creates it: go on.
        console.error('The new account has no profile yet', error);
      }
    }
    underway.current = false;
    setBusy(false);
    return result;
  }

  return { busy, start };
}
