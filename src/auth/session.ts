import type { AuthUser, Identity, IdentityResult } from './identity';

/** Who is here. `loading` is true until the identity service has answered for the first time. */
export interface SessionState {
  loading: boolean;
  user: AuthUser | null;
  /** The last failure of the service; cleared by the next change of user. */
  error: Error | null;
}

export interface SignInInput {
  email: string;
  password: string;
  rememberMe: boolean;
}

export interface GoogleSignInInput {
  rememberMe: boolean;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export interface SignUpInput extends SignInInput {
  fullName: string;
}

/** The signed-in person and the ways to become one, in a form that any view can subscribe to. */
export interface Session {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Loads the identity service and follows it. Further calls do nothing once it is followed. */
  start: () => void;
  signIn: (input: SignInInput) => Promise<IdentityResult<AuthUser>>;
  signUp: (input: SignUpInput) => Promise<IdentityResult<AuthUser>>;
  signInWithGoogle: (input: GoogleSignInInput) => Promise<IdentityResult<AuthUser>>;
  signOut: () => Promise<IdentityResult<void>>;
  updateDisplayName: (displayName: string) => Promise<IdentityResult<AuthUser>>;
  changePassword: (change: PasswordChange) => Promise<IdentityResult<void>>;
  idToken: () => Promise<string | null>;
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** @param loadIdentity brings the identity service, by network if need be; called again after a failure */
export function createSession(loadIdentity: () => Promise<Identity>): Session {
  let state: SessionState = { loading: true, user: null, error: null };
  let followed = false;
  const listeners = new Set<() => void>();

  function set(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function keepError(error: Error) {
    set({ ...state, loading: false, error });
  }

  async function connect(): Promise<Identity> {
    const identity = await loadIdentity();
    if (!followed) {
      followed = true;
      identity.observe(
        (user) => set({ loading: false, user, error: null }),
        (error) => {
          console.error('Auth state error', error);
          keepError(error);
        },
      );
    }
    return identity;
  }

  /** A service that cannot even be loaded is one more expected failure. */
  async function attempt<T>(
    call: (identity: Identity) => Promise<IdentityResult<T>>,
  ): Promise<IdentityResult<T>> {
    try {
      return await call(await connect());
    } catch (reason) {
      console.error('Identity service failed', reason);
      return {
        ok: false,
        failure: { kind: 'network', message: 'The sign-in service could not be reached. Please try again.' },
      };
    }
  }

  /**
   * What becomes of a way in that creates accounts (specification, section 8): the user is known at once, and
   * a failure is logged, kept as the auth error and given back. Somebody who is signed in all the while
   * stays so: the guard must not shut them out because of a second account that they did not get.
   */
  function entered(what: string, result: IdentityResult<AuthUser>): IdentityResult<AuthUser> {
    if (result.ok) {
      // The observer reports the same user a moment later; the guard must not see a gap before that.
      set({ loading: false, user: result.value, error: null });
      return result;
    }
    const error = new Error(result.failure.message);
    console.error(`${what} failed`, error);
    if (!state.user) keepError(error);
    return result;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      connect().catch((reason: unknown) => {
        console.error('Auth state error', reason);
        keepError(asError(reason));
      });
    },
    async signIn({ email, password, rememberMe }) {
      const result = await attempt((identity) => identity.signIn(email, password, rememberMe));
      // The observer reports the same user a moment later; the guard must not see a gap before that.
      if (result.ok) set({ loading: false, user: result.value, error: null });
      else if (result.failure.kind === 'unknown') console.error('Sign-in failed', result.failure.message);
      return result;
    },
    async signUp({ fullName, email, password, rememberMe }) {
      return entered(
        'Sign-up',
        await attempt((identity) => identity.signUp(email, password, fullName, rememberMe)),
      );
    },
    async signInWithGoogle({ rememberMe }) {
      return entered('Google sign-in', await attempt((identity) => identity.signInWithGoogle(rememberMe)));
    },
    async signOut() {
      const result = await attempt((identity) => identity.signOut());
      if (result.ok) set({ loading: false, user: null, error: null });
      else console.error('Sign-out failed', result.failure.message);
      return result;
    },
    async updateDisplayName(displayName) {
      const result = await attempt((identity) => identity.updateDisplayName(displayName));
      if (result.ok) set({ ...state, user: result.value });
      else console.error('The display name could not be changed', result.failure.message);
      return result;
    },
    async changePassword({ currentPassword, newPassword }) {
      const result = await attempt((identity) => identity.changePassword(currentPassword, newPassword));
      if (!result.ok) console.error('The password could not be changed', result.failure.message);
      return result;
    },
    idToken: async () => (await connect()).idToken(),
  };
}
