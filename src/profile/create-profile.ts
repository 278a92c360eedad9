import type { AuthUser } from '@/auth/identity';
import type { ProfileStore } from './profile-store';
import { signUpProfile } from './user-profile';

/**
 * Creates the profile of a new account (specification, section 7). A sign-up, with `fullName`, saves it; a Google sign-in
 * creates it only where there is none. Without a profile the account works all the same: Settings creates it.
 */
export async function createProfile(
  profiles: Pick<ProfileStore, 'save' | 'createIfAbsent'>,
  { uid, displayName, email }: AuthUser,
  fullName: string | null,
): Promise<void> {
  const profile = signUpProfile(fullName ?? displayName ?? '', email ?? '');
  if (fullName === null) await profiles.createIfAbsent(uid, profile);
  else await profiles.save(uid, profile);
}
