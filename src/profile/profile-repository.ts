import type { ProfileChanges, UserProfile } from './user-profile';

/** Where profiles are kept. */
export interface ProfileRepository {
  /**
   * Reads `users/{uid}` as stored; null when there is none. Rejects with a `ProfileStoreError` when the
   * store cannot answer.
   */
  load(uid: string): Promise<Partial<UserProfile> | null>;
  /**
   * Merges `changes` into `users/{uid}` and sets `updatedAt`; creates it with `createdAt` when absent, and
   * then needs `name` and `email`. Never drops a field that it does not know. `email` must be the one of the
   * signed-in identity. Rejects with a `ProfileStoreError` when the store refuses, cannot be reached, or has
   * not answered in time (`unconfirmed`: the change is not lost).
   */
  save(uid: string, changes: ProfileChanges): Promise<void>;
}
