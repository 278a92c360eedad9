import type { RemoteError } from '@/lib/remote-error';
import type { StoredProfile, UserProfile } from './user-profile';

/** `users/{uid}` as this device knows it. */
export interface ProfileSnapshot {
  /** With the user's own writes, also those that the server does not have yet; null if there is no document. */
  stored: StoredProfile;
  /** Whether the server may have something newer: it has not answered yet, or can no longer be reached. */
  fromCache: boolean;
  /** Whether there are writes that the server has not accepted yet. */
  hasPendingWrites: boolean;
  /** Whether the device stores them. If not, they are lost when the page closes. */
  isKept: boolean;
}

/** The profiles of users, where they are stored. */
export interface ProfileDocuments {
  /**
   * Reports the document, and each change of it.
   *
   * @param failed called if the server refuses to report it; nothing is reported after that
   * @returns ends it
   */
  follow(
    uid: string,
    next: (snapshot: ProfileSnapshot) => void,
    failed: (error: RemoteError) => void,
  ): () => void;
  /**
   * Merges `changes` into the document. They are reported at once, and sent when the server can be reached. A field
   * that is not known here stays.
   *
   * @returns settles when the server has answered, which may be long after the call
   * @throws RemoteError `rejected` if the rules refuse the change: then it is no longer reported
   */
  merge(uid: string, changes: Partial<UserProfile>): Promise<void>;
}
