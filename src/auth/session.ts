import { withTimeout } from '@/lib/with-timeout';
import type { AuthUser, Identity, IdentityResult } from './identity';
import { createIdentityLink } from './identity-link';
import { createPresence, type PresencePorts } from './presence';
import type { SessionState } from './session-state';

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
  /**
   * Ends the session, and takes all that belongs to the person from this device. A service that does not answer
   * is not waited for: it ends the session when it can, be it after a reload.
   */
  signOut: () => Promise<IdentityResult<void>>;
  /** How many changes of the signed-in person wait on this device, and would be lost by a sign-out. */
  unsentChanges: () => Promise<number>;
  updateDisplayName: (displayName: string) => Promise<IdentityResult<AuthUser>>;
  changePassword: (change: PasswordChange) => Promise<IdentityResult<void>>;
  /** As the identity's; waits for the start, and rejects also when there is no answer in time. */
  idToken: () => Promise<string | null>;
}

export interface SessionPorts extends Omit<PresencePorts, 'endSessionOfTab'> {
  /** How many changes of this person wait on this device to be sent. */
  unsentChanges: (uid: string) => Promise<number>;
  /** Brings the identity service, by network if need be; called again after a failure. */
  loadIdentity: () => Promise<Identity>;
  limits?: Partial<SessionLimits>;
}

/** How long is waited for the identity service. */
export interface SessionLimits {
  /** For its first word about a visitor whom this device does not know. */
  firstAnswer: () => AbortSignal;
  /** For any answer that somebody waits for. */
  answer: () => AbortSignal;
  /** For a sign-out, which needs no network. */
  signOut: () => AbortSignal;
}

const LIMITS: SessionLimits = {
  firstAnswer: () => AbortSignal.timeout(5_000),
  answer: () => AbortSignal.timeout(15_000),
  signOut: () => AbortSignal.timeout(2_000),
};

export function createSession({ loadIdentity, limits: given, ...ports }: SessionPorts): Session {
  const limits = { ...LIMITS, ...given };
  const presence = createPresence({ ...ports, endSessionOfTab });
  const { getState, subscribe } = presence;
  const link = createIdentityLink({ load: loadIdentity, onLoaded: follow, patience: limits.answer });
  let started = false;
  let tellOfStart: () => void;
  const start = new Promise<void>((resolve) => (tellOfStart = resolve));

  function follow(identity: Identity) {
    // Before anything else is asked of it: it keeps the order.
    const leaving = presence.leaving();
    if (leaving !== null) finishLeaving(identity.signOut(leaving), presence.leave(leaving));
    identity.observe(
      (user) => presence.hear(user, identity.outlivesTab()),
      (error) => {
        console.error('Auth state error', error);
        presence.fail(error);
      },
    );
  }

  function endSessionOfTab() {
    // That the service cannot be loaded is known: it is pursued from the start.
    link.get().then(
      (identity) => (identity.outlivesTab() ? null : identity.signOut()),
      () => null,
    );
  }

  function finishLeaving(ending: Promise<IdentityResult<void>>, emptied: Promise<void>) {
    const uid = presence.leaving();
    Promise.all([ending, emptied]).then(
      ([{ ok }]) => {
        if (ok && presence.leaving() === uid) presence.left();
      },
      (error: unknown) => console.error('The sign-out is not finished', error),
    );
  }

  /** A way in. The observer reports the same user a moment later; the guard must not see a gap before that. */
  async function enter(call: (identity: Identity) => Promise<IdentityResult<AuthUser>>) {
    return link.callOnline(async (identity) => {
      const result = await call(identity);
      if (result.ok) presence.welcome(result.value, identity.outlivesTab());
      return result;
    });
  }

  /**
   * What becomes of a way in that creates accounts (specification, section 8): a failure is logged, stored as the
   * auth error and given back.
   */
  function keepFailure(what: string, result: IdentityResult<AuthUser>): IdentityResult<AuthUser> {
    if (result.ok) return result;
    const error = new Error(result.failure.message);
    console.error(`${what} failed`, error);
    if (result.failure.kind === 'network') presence.failToReach(error);
    else presence.fail(error);
    return result;
  }

  return {
    getState,
    subscribe,
    start() {
      if (started) return;
      started = true;
      tellOfStart();
      limits.firstAnswer().addEventListener('abort', presence.stopWaiting);
      link.pursue((error) => {
        console.error('Auth state error', error);
        presence.failToReach(error);
      });
    },
    async signIn({ email, password, rememberMe }) {
      const result = await enter((identity) => identity.signIn(email, password, rememberMe));
      if (!result.ok && result.failure.kind === 'unknown')
        console.error('Sign-in failed', result.failure.message);
      return result;
    },
    async signUp({ fullName, email, password, rememberMe }) {
      return keepFailure(
        'Sign-up',
        await enter((identity) => identity.signUp(email, password, fullName, rememberMe)),
      );
    },
    async signInWithGoogle({ rememberMe }) {
      return keepFailure('Google sign-in', await enter((identity) => identity.signInWithGoogle(rememberMe)));
    },
    async signOut() {
      // The service may say that they are gone before it has answered.
      const uid = getState().user?.uid ?? null;
      const ending = link.call((identity) => identity.signOut(uid));
      // A service that has not even said who is here may be silent for long.
      const patience = getState().user && !getState().confirmed ? AbortSignal.abort() : limits.signOut();
      const result = await withTimeout(patience, ending).catch(() => null);
      if (result && !result.ok) {
        console.error('Sign-out failed', result.failure.message);
        return result;
      }
      const emptied = presence.leave(uid);
      finishLeaving(ending, emptied);
      await emptied.catch(() => undefined);
      return { ok: true, value: undefined };
    },
    async unsentChanges() {
      const { user } = getState();
      try {
        return user ? await ports.unsentChanges(user.uid) : 0;
      } catch (error) {
        console.error('Nobody knows what is not sent yet', error);
        return 0;
      }
    },
    async updateDisplayName(displayName) {
      const result = await link.callOnline(async (identity) => {
        const named = await identity.updateDisplayName(displayName);
        // Who has gone meanwhile does not come back for it.
        if (named.ok && getState().user?.uid === named.value.uid) {
          presence.welcome(named.value, identity.outlivesTab());
        }
        return named;
      });
      if (!result.ok) console.error('The display name could not be changed', result.failure.message);
      return result;
    },
    async changePassword({ currentPassword, newPassword }) {
      const result = await link.callOnline((identity) =>
        identity.changePassword(currentPassword, newPassword),
      );
      if (!result.ok) console.error('The password could not be changed', result.failure.message);
      return result;
    },
    idToken: () =>
      withTimeout(
        limits.answer(),
        start.then(link.get).then((identity) => identity.idToken()),
      ),
  };
}
