import type { AuthUser } from '@/auth/identity';
import { newProfile } from '../model/user-profile';
import type { ProfileStore } from './profile-store';

/**
 * Creates the profile of a new account (specification, section 7). A sign-up, with `fullName`, saves it; a Google sign-in
 * creates it only where there is none. Without a profile the account works all the same: Settings creates it.
 */
export async function createProfile(
  profiles: Pick<ProfileStore, 'of'>,
  { uid, displayName }: AuthUser,
  fullName: string | null,
): Promise<void> {
  const profile = newProfile(fullName ?? displayName ?? '');
  await profiles.of(uid).create(profile, fullName === null ? 'keep' : 'merge');
}
