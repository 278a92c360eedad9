import type { AuthUser } from '@/auth/identity';
import type { PersonsVault } from '@/lib/device-vault';
import type { StoredProfile, UserProfile } from '../model/user-profile';

/** Where profiles are stored. */
export interface ProfileRepository {
  /**
   * Reads `users/{uid}` as stored; null when there is none.
   * @throws ProfileStoreError when the store cannot answer, or not in time
   */
  load(uid: string): Promise<StoredProfile>;
  /**
   * Reads `users/{uid}` and merges the result of `changesTo` into it, in one transaction: it begins anew, and calls
   * `changesTo` again, when another device has changed the document in between. Never drops a field that it does not know.
   *
   * @returns what is stored afterwards
   * @throws ProfileStoreError `rejected` when the rules refuse the change; any other says nothing about whether the
   *   change was made: the answer may have been lost
   */
  merge(uid: string, changesTo: (stored: StoredProfile) => Partial<UserProfile>): Promise<StoredProfile>;
}

/** What profiles need of the identity. */
export interface ProfileIdentity {
  /** Who is signed in, as far as this page knows; null when nobody is. */
  person: () => AuthUser | null;
  /**
   * True as soon as requests go out with the person's token; false when the identity service knows nobody.
   * Rejects when it cannot tell.
   *
   * @param renewed whether the token has to be a new one
   */
  ready: (renewed?: boolean) => Promise<boolean>;
  /** False when the session ends with this tab. */
  staysSignedIn: () => boolean;
  /** Gives the identity the name of the profile. False: it has to be tried again later. */
  rename: (displayName: string) => Promise<boolean>;
}

export interface ProfilePorts {
  /** Brings the store of profiles, by network if need be; called again after a failure. */
  loadRepository: () => Promise<ProfileRepository>;
  identity: ProfileIdentity;
  vaultOf: (uid: string) => PersonsVault;
}

/**
 * Why the store did not do what was asked:
 * - `unavailable`: it cannot be reached, or has not answered in time;
 * - `rejected`: its rules say no, and nothing is changed;
 * - `unknown`: anything else.
 */
export type ProfileStoreProblem = 'unavailable' | 'rejected' | 'unknown';

/** A failed `load` or `merge`. `message` is for the log: `profileFailureMessage` words it for a person. */
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
