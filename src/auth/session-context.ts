import type { IdentityLoader } from './identity-loader';
import type { LastSignOut } from './last-sign-out';
import type { SessionLimits, SessionPorts } from './session-ports';
import type { SessionEvent, SessionState } from './session-state';

/** What the parts of a session share. */
export interface SessionContext extends Pick<SessionPorts, 'storage' | 'device' | 'createProfile'> {
  getState: () => SessionState;
  dispatch: (event: SessionEvent) => void;
  service: IdentityLoader;
  limits: SessionLimits;
  lastSignOut: LastSignOut;
  /** Whether the service has said who is signed in. */
  hasReported: boolean;
  /** Number of sign-ins that are being answered. */
  signIns: number;
  /** The user whom a sign-out is ending. */
  leaving: string | null;
}

/** For a removal that nobody waits for. */
export function logFailedRemoval(removal: Promise<void>): void {
  removal.catch((error: unknown) => console.error('Removing what the device stores of users failed', error));
}
