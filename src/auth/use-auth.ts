import { createSafeContext } from '@/lib/safe-context';
import type { AuthUser, IdentityResult } from './identity';
import type { SessionState } from './session-state';

interface SignInInput {
  email: string;
  password: string;
  rememberMe: boolean;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** What changes a session, or its user. */
export interface SessionActions {
  signIn: (input: SignInInput) => Promise<IdentityResult<AuthUser>>;
  signUp: (input: SignInInput & { fullName: string }) => Promise<IdentityResult<AuthUser>>;
  signInWithGoogle: (input: { rememberMe: boolean }) => Promise<IdentityResult<AuthUser>>;
  /**
   * Ends the session, and removes all data of the user from this device. Does not wait for a service that does not
   * answer: it ends the session when it can, possibly after a reload.
   */
  signOut: () => Promise<IdentityResult<void>>;
  /** How many edits and analyses of the signed-in user a sign-out would lose; null if it cannot be known. */
  onlyOnDevice: () => Promise<number | null>;
  updateDisplayName: (displayName: string) => Promise<IdentityResult<AuthUser>>;
  changePassword: (change: PasswordChange) => Promise<IdentityResult<void>>;
}

/** What components below the provider can know and do about the signed-in user. */
export interface Auth extends SessionActions, Pick<SessionState, 'status' | 'user' | 'error'> {
  /** True while neither the device nor the identity service has said who is signed in. */
  loading: boolean;
  /** True when there is a user. */
  isAuthenticated: boolean;
  /** True when the identity service, and not the user, ended the last session. */
  ended: boolean;
}

export const [AuthContext, useAuth] = createSafeContext<Auth>('useAuth must be used within an AuthProvider');
