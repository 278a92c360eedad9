import type { AuthUser, Identity } from './identity';
import type { SessionRecords } from './session-records';
import type { SessionStorage } from './session-storage';

export interface SessionPorts {
  /** Loads the identity service, by network if need be; called again after a failure. */
  loadIdentity: () => Promise<Identity>;
  storage: SessionStorage;
  records: Pick<SessionRecords, 'removeAllOf' | 'removeOthers'>;
  /** Creates the profile of a new account. `fullName`: as signed up; null for a Google account, which may have one. */
  createProfile: (user: AuthUser, fullName: string | null) => Promise<void>;
  /**
   * How much a sign-out would lose: edits that are not sent yet, and analyses that only this device has. Null where that
   * cannot be known.
   */
  onlyOnDevice: (uid: string) => Promise<number | null>;
  limits?: Partial<SessionLimits>;
}

/** How long the identity service is waited for. */
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
