import type { StoredProfile } from './profile-record';
import type { UserProfile } from './user-profile';

/** Where profiles are kept. */
export interface ProfileRepository {
  /**
   * Reads `users/{uid}` as stored; null when there is none. Rejects with a `ProfileStoreError` when the
   * store cannot answer, or not in time.
   */
  load(uid: string): Promise<StoredProfile>;
  /**
   * Reads `users/{uid}`, asks `plan` what to merge into it (null: nothing), and does that unless somebody else
   * has changed the document in between: then it begins anew, so that `plan` may be called several times. Never
   * drops a field that it does not know.
   *
   * @returns what is stored afterwards
   * @throws ProfileStoreError `refused` when the rules refuse the change; any other says nothing about whether
   *   the change was made: the answer may have been lost on its way
   */
  merge(uid: string, plan: (stored: StoredProfile) => Partial<UserProfile> | null): Promise<StoredProfile>;
}
