import type { AuthUser, Identity } from './identity';
import type { SessionStorage } from './session-storage';

/** What the device stores of users, besides the session itself. */
export interface DeviceData {
  /** Everything of a user who has signed out. */
  removeAllOf: (uid: string) => Promise<void>;
  /** Everything of all users but this one. */
  removeOthers: (uid: string) => Promise<void>;
}

export interface SessionPorts {
  /** Loads the identity service, over the network if necessary; called again after a failure. */
  loadIdentity: () => Promise<Identity>;
  storage: SessionStorage;
  device: DeviceData;
  /**
   * Creates the profile of a new account. `fullName`: from the sign-up; null for a Google account, which may already
   * have a profile.
   */
  createProfile: (user: AuthUser, fullName: string | null) => Promise<void>;
  /**
   * Number of unsent edits, and of analyses and plans that only this device has, that a sign-out would lose. Null if it
   * cannot be known.
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
