/** The signed-in user as the application reads it. */
export interface AuthUser {
  uid: string;
  displayName: string | null;
  email: string | null;
}

/**
 * What a failed identity call means to the application. The vendor's code stays inside its adapter.
 * `message` is the provider's own text; `failureMessage` has a message of ours for most.
 */
export type IdentityFailure = {
  kind:
    | 'invalid-credentials'
    | 'email-in-use'
    | 'weak-password'
    | 'password-policy'
    | 'too-many-requests'
    | 'network'
    | 'unconfirmed'
    | 'requires-recent-login'
    | 'popup-closed'
    | 'popup-blocked'
    | 'account-exists'
    | 'no-password'
    | 'unknown';
  message: string;
};

export type IdentityResult<T> = { ok: true; value: T } | { ok: false; failure: IdentityFailure };

/**
 * The identity service. Expected failures are returned as values, not thrown. Calls that need the network fail as
 * `network` if there is no answer in time, and then change nothing: what succeeds too late is undone. This is
 * impossible only for a new password that was already sent: that fails as `unconfirmed`. A sign-in with Google waits
 * for the user and has no time limit.
 * `remember`: true stores the session on the device, false ends it with the tab.
 */
export interface Identity {
  /**
   * Calls `next` with the current user (or null) at once when known, and after every change. Returns the unsubscribe.
   */
  observe(next: (user: AuthUser | null) => void, error: (error: Error) => void): () => void;
  signIn(email: string, password: string, remember: boolean): Promise<IdentityResult<AuthUser>>;
  /** Creates the account and sets its display name. */
  signUp(
    email: string,
    password: string,
    displayName: string,
    remember: boolean,
  ): Promise<IdentityResult<AuthUser>>;
  /** Lets the user choose a Google account. The first sign-in with it creates the account. */
  signInWithGoogle(remember: boolean): Promise<IdentityResult<AuthUser>>;
  /** Whether the session is stored on the device; false when it ends with the tab. */
  isRemembered(): boolean;
  /**
   * Needs no network, but waits until the service knows who is signed in. `uid`: whose session ends; any other user's
   * stays.
   */
  signOut(uid?: string | null): Promise<IdentityResult<void>>;
  /** Changes the name of the signed-in user, and reports it to observers. */
  updateDisplayName(displayName: string): Promise<IdentityResult<AuthUser>>;
  /** Asks for the current password again, and then sets the new one. The session continues. */
  changePassword(currentPassword: string, newPassword: string): Promise<IdentityResult<void>>;
  /**
   * A fresh ID token (JWT) of the signed-in user, or null when no user is signed in. Rejects if it cannot be renewed (no
   * network); that does not count as a sign-out.
   * `renewed`: true requests a new one even if the last one is still valid.
   */
  idToken(renewed?: boolean): Promise<string | null>;
}
