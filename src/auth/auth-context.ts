import { createContext } from 'react';
import type { Session } from './session';
import type { SessionState } from './session-state';

/** What every component below the provider can know and do about the signed-in person. */
export interface Auth
  extends
    SessionState,
    Pick<
      Session,
      | 'signIn'
      | 'signUp'
      | 'signInWithGoogle'
      | 'signOut'
      | 'unsentChanges'
      | 'updateDisplayName'
      | 'changePassword'
    > {
  /** True when there is a user. */
  isAuthenticated: boolean;
}

export const AuthContext = createContext<Auth | null>(null);
