import type { AuthUser } from '@/auth/identity';
import type { Session } from '@/auth/session';
import type { UserVault } from '@/lib/device-vault';
import type { StoredProfile, UserProfile } from '../model/user-profile';

/** Where profiles are stored. */
export interface ProfileRepository {
  /**
   * Reads `users/{uid}` as stored; null when there is none.
   * @param ended aborted when the user signs out. A read that fails after that is no failure: it has no token any more,
   *   and no caller waits for it. It rejects with the signal's reason, and nothing is logged.
   * @throws ProfileStoreError when the store cannot answer, or not in time
   */
  load(uid: string, ended?: AbortSignal): Promise<StoredProfile>;
  /**
   * Reads `users/{uid}` and merges the result of `changesTo` into it, in one transaction. It starts again, and calls
   * `changesTo` again, if another device has changed the document in between. Never drops a field that it does not
   * know.
   *
   * @param ended as for `load`
   * @returns what is stored afterwards
   * @throws ProfileStoreError `rejected` if the rules refuse the change; with any other problem it is unknown whether
   *   the change was made: the answer may have been lost
   */
  merge(
    uid: string,
    changesTo: (stored: StoredProfile) => Partial<UserProfile>,
    ended?: AbortSignal,
  ): Promise<StoredProfile>;
}

export interface ProfilePorts {
  /** Loads the repository, over the network if necessary; called again after a failure. */
  loadRepository: () => Promise<ProfileRepository>;
  session: Pick<Session, 'getState' | 'idToken' | 'updateDisplayName'>;
  /** The user whom the device remembers for all tabs. */
  userOfDevice: () => AuthUser | null;
  vaultOf: (uid: string) => UserVault;
}

/**
 * Why the store did not do what was asked:
 * - `unavailable`: it cannot be reached, or has not answered in time;
 * - `rejected`: its rules refuse it, and nothing is changed;
 * - `unknown`: anything else.
 */
export type ProfileStoreProblem = 'unavailable' | 'rejected' | 'unknown';

/** `message` is for the log. */
export class ProfileStoreError extends Error {
  override readonly name = 'ProfileStoreError';

  constructor(
    readonly problem: ProfileStoreProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
