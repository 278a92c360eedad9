import type { AuthUser } from '@/auth/identity';
import type { ProfileDocuments } from './profile-documents';
import { ownerAndTimes, refusalOf } from './profile-changes';
import { newProfile, type StoredProfile } from './user-profile';

/**
 * Stores what a sign-up knows, or a first sign-in with Google. A document that exists keeps its other fields, and the
 * time when it was created: the rules refuse to change that.
 *
 * @returns settles when the server has answered
 * @throws RemoteError
 */
export async function storeFirstProfile(
  documents: ProfileDocuments,
  user: AuthUser,
  fullName: string | null,
): Promise<void> {
  const profile = newProfile(fullName ?? user.displayName ?? '');
  const merge = (stored: StoredProfile) =>
    documents.merge(user.uid, { ...profile, ...ownerAndTimes(stored, user) });
  if (await refusalOf(merge(null))) await merge({});
}
