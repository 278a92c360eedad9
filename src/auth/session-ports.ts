import type { AuthUser, Identity } from './identity';
import type { SessionRecords } from './session-records';
import type { SessionStorage } from './session-storage';

export interface SessionPorts {
  /** Loads the identity service, over the network if necessary; called again after a failure. */
  loadIdentity: () => Promise<Identity>;
  storage: SessionStorage;
  records: Pick<SessionRecords, 'removeAllOf' | 'removeOthers'>;
  /**
   * Creates the profile of a new account. `fullName`: from the sign-up; null for a Google account, which may already
   * have a profile.
   */
  createProfile: (user: AuthUser, fullName: string | null) => Promise<void>;
  /**
   * Number of unsent edits, and of analyses that only this device has, that a sign-out would lose. Null if it cannot be
   * known.
   */
  onlyOnDevice: (uid: string) => Promise<number | null>;
  limits?: Partial<SessionLimits>;
}

/** How long to wait for the identity service. */
export interface SessionLimits {
  /** `firstReport`: about a visitor whom this device does not remember. `signOut` needs no network. */
  firstReport: () => AbortSignal;
  answer: () => AbortSignal;
  signOut: () => AbortSignal;
}

export const DEFAULT_LIMITS: SessionLimits = {
  firstReport: () => AbortSignal.timeout(5_000),
  answer: () => AbortSignal.timeout(10_000),
  signOut: () => AbortSignal.timeout(2_000),
};
