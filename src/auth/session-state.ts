import type { AuthUser } from './identity';

/**
 * Who uses this page, and how that is known. ARCHITECTURE.md has a diagram of the states and events.
 *
 * - `starting`: neither the device nor the identity service has said who it is.
 * - `remembered`: the device remembers `user`; the service has not confirmed it yet.
 * - `signedIn`: the service has confirmed `user`.
 * - `signedOut`: the service has confirmed that no user is signed in. `ended`: the service, not the user, ended the last
 *   session.
 * - `signingOut`: signed out for this page. The service may still report `uid`, and has to end that session.
 * - `unavailable`: the device remembers no user, and the service has failed or has not answered in time.
 *
 * `error` is the last auth error. It is cleared by the next change of the auth state; until then the guard lets no user
 * through.
 */
export type SessionState = { error: Error | null } & (
  | { status: 'starting' | 'unavailable'; user: null }
  | { status: 'remembered' | 'signedIn'; user: AuthUser }
  | { status: 'signedOut'; user: null; ended: boolean }
  | { status: 'signingOut'; user: null; uid: string }
);

export type SessionEvent =
  /** At the start: the device remembers this user, or a sign-out that is not finished. */
  | { type: 'userRemembered'; user: AuthUser }
  | { type: 'signOutRemembered'; uid: string }
  /**
   * The service says who is signed in; `session-reports.ts` drops reports of a user who has just signed out. `rememberedUid`: the
   * user whom this tab, or else the device, remembers then.
   */
  | { type: 'serviceReported'; user: AuthUser | null; rememberedUid: string | null }
  | { type: 'serviceTimedOut' }
  /** The service cannot be loaded or reached. For a known user this is not an auth error. */
  | { type: 'serviceUnreachable'; error: Error }
  | { type: 'authFailed'; error: Error }
  | { type: 'signInSucceeded'; user: AuthUser }
  | { type: 'userRenamed'; user: AuthUser }
  | { type: 'signedOut' }
  | { type: 'signedOutInOtherTab' }
  | { type: 'signOutFinished'; uid: string };

export const STARTING: SessionState = { status: 'starting', user: null, error: null };

/** @returns the next state: `state` itself where the event changes nothing */
export function transition(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'userRemembered':
      return { status: 'remembered', user: event.user, error: null };
    case 'signOutRemembered':
      return { status: 'signingOut', user: null, uid: event.uid, error: null };
    case 'serviceReported':
      return event.user ? signedIn(state, event.user) : noUserReported(state, event.rememberedUid);
    case 'serviceTimedOut':
      return state.status === 'starting' ? { ...state, status: 'unavailable' } : state;
    case 'serviceUnreachable':
      return state.user ? state : failed(state, event.error);
    case 'authFailed':
      return failed(state, event.error);
    case 'signInSucceeded':
      return signedIn(state, event.user);
    case 'userRenamed':
      return renamed(state, event.user);
    case 'signedOut':
      return state.user
        ? signingOut(state.user.uid)
        : state.status === 'signingOut'
          ? state
          : signedOut(false);
    case 'signedOutInOtherTab':
      return state.user ? signingOut(state.user.uid) : state;
    case 'signOutFinished':
      return state.status === 'signingOut' && state.uid === event.uid ? signedOut(false) : state;
  }
}

function noUserReported(state: SessionState, rememberedUid: string | null): SessionState {
  // Where the device has forgotten the user, they have signed out in another tab.
  if (state.user) return signedOut(state.user.uid === rememberedUid);
  return signedOut(state.status === 'signedOut' && state.ended);
}

function renamed(state: SessionState, user: AuthUser): SessionState {
  if (state.user === null || isSame(state.user, user)) return state;
  return state.user.uid === user.uid ? { ...state, user } : state;
}

function failed(state: SessionState, error: Error): SessionState {
  return state.status === 'starting' ? { status: 'unavailable', user: null, error } : { ...state, error };
}

function signedIn(state: SessionState, user: AuthUser): SessionState {
  const known = state.user && isSame(state.user, user) ? state.user : user;
  return { status: 'signedIn', user: known, error: null };
}

const signedOut = (ended: boolean): SessionState => ({ status: 'signedOut', user: null, ended, error: null });

const signingOut = (uid: string): SessionState => ({ status: 'signingOut', user: null, uid, error: null });

function isSame(a: AuthUser, b: AuthUser): boolean {
  return a.uid === b.uid && a.displayName === b.displayName && a.email === b.email;
}
