import { describe, expect, it } from 'vitest';
import type { AuthUser } from './identity';
import { STARTING, transition, type SessionEvent, type SessionState } from './session-state';

const ada: AuthUser = { uid: 'u1', displayName: 'Ada', email: 'ada@example.com' };
const renamed: AuthUser = { ...ada, displayName: 'Countess Lovelace' };
const grace: AuthUser = { uid: 'u2', displayName: 'Grace', email: 'grace@example.com' };
const error = new Error('gone');

const remembered: SessionState = { status: 'remembered', user: ada, error: null };
const signedIn: SessionState = { status: 'signedIn', user: ada, error: null };
const graceSignedIn: SessionState = { status: 'signedIn', user: grace, error: null };
const signedOut: SessionState = { status: 'signedOut', user: null, ended: false, error: null };
const ended: SessionState = { ...signedOut, ended: true };
const signingOut: SessionState = { status: 'signingOut', user: null, uid: 'u1', error: null };
const unavailable: SessionState = { status: 'unavailable', user: null, error: null };

const reported = (user: AuthUser | null, rememberedUid: string | null = null): SessionEvent => ({
  type: 'serviceReported',
  user,
  rememberedUid,
});
const succeeded = (user: AuthUser): SessionEvent => ({ type: 'signInSucceeded', user });
const timedOut: SessionEvent = { type: 'serviceTimedOut' };
const unreachable: SessionEvent = { type: 'serviceUnreachable', error };
const authFailed: SessionEvent = { type: 'authFailed', error };
const signOut: SessionEvent = { type: 'signedOut' };
const otherTab: SessionEvent = { type: 'signedOutInOtherTab' };
const finished: SessionEvent = { type: 'signOutFinished', uid: 'u1' };
const rename: SessionEvent = { type: 'userRenamed', user: renamed };

/** From a state, by an event, to a state. */
const TABLE: [SessionState, SessionEvent, SessionState][] = [
  [STARTING, { type: 'userRemembered', user: ada }, remembered],
  [STARTING, { type: 'signOutRemembered', uid: 'u1' }, signingOut],
  [STARTING, reported(ada), signedIn],
  [STARTING, reported(null), signedOut],
  [STARTING, timedOut, unavailable],
  [STARTING, unreachable, { ...unavailable, error }],
  [STARTING, authFailed, { ...unavailable, error }],
  [STARTING, succeeded(ada), signedIn],

  [remembered, reported(ada, 'u1'), signedIn],
  [remembered, reported(renamed, 'u1'), { ...signedIn, user: renamed }],
  [remembered, reported(grace, 'u1'), graceSignedIn],
  [remembered, reported(null, 'u1'), ended],
  [remembered, reported(null, null), signedOut],
  [remembered, reported(null, 'u2'), signedOut],
  [remembered, rename, { ...remembered, user: renamed }],
  [remembered, authFailed, { ...remembered, error }],
  [remembered, signOut, signingOut],
  [remembered, otherTab, signingOut],

  [signedIn, reported(grace, 'u1'), graceSignedIn],
  [signedIn, reported(null, 'u1'), ended],
  [signedIn, reported(null, null), signedOut],
  [signedIn, succeeded(grace), graceSignedIn],
  [signedIn, rename, { ...signedIn, user: renamed }],
  [signedIn, authFailed, { ...signedIn, error }],
  [signedIn, signOut, signingOut],
  [signedIn, otherTab, signingOut],

  [signingOut, reported(ada, 'u1'), signedIn],
  [signingOut, reported(grace), graceSignedIn],
  [signingOut, reported(null), signedOut],
  [signingOut, succeeded(ada), signedIn],
  [signingOut, finished, signedOut],
  [signingOut, unreachable, { ...signingOut, error }],

  [signedOut, reported(ada), signedIn],
  [signedOut, authFailed, { ...signedOut, error }],
  [ended, reported(null), ended],
  [ended, signOut, signedOut],
  [ended, succeeded(ada), signedIn],

  [unavailable, reported(ada), signedIn],
  [unavailable, reported(null), signedOut],
  [unavailable, unreachable, { ...unavailable, error }],
  [unavailable, succeeded(ada), signedIn],
];

/** What changes nothing: the very same state is returned, so that no view renders again. */
const IGNORED: [SessionState, SessionEvent][] = [
  [remembered, timedOut],
  [remembered, unreachable],
  [remembered, finished],
  [remembered, { type: 'userRenamed', user: grace }],
  [signedIn, timedOut],
  [signedIn, unreachable],
  [signedIn, finished],
  [signedIn, { type: 'userRenamed', user: ada }],
  [signingOut, signOut],
  [signingOut, otherTab],
  [signingOut, { type: 'signOutFinished', uid: 'u2' }],
  [signedOut, timedOut],
  [signedOut, otherTab],
  [signedOut, rename],
  [unavailable, timedOut],
];

const name = ({ status, user }: SessionState) => `${status}${user ? ` (${user.displayName ?? ''})` : ''}`;

describe('the session', () => {
  it.each(TABLE.map((row) => [name(row[0]), row[1].type, name(row[2]), row] as const))(
    '%s, %s: %s',
    (_, __, ___, [state, event, next]) => {
      expect(transition(state, event)).toEqual(next);
    },
  );

  it.each(IGNORED.map((row) => [name(row[0]), row[1].type, row] as const))(
    '%s ignores %s',
    (_, __, [state, event]) => {
      expect(transition(state, event)).toBe(state);
    },
  );

  it('an auth error is cleared by the next change of the auth state', () => {
    for (const state of [remembered, signedIn, signedOut, unavailable]) {
      const failed = transition(state, authFailed);
      expect(failed.error).toBe(error);
      for (const event of [reported(ada, 'u1'), reported(null, 'u1'), succeeded(ada), signOut]) {
        expect(transition(failed, event).error).toBeNull();
      }
    }
  });

  it('the user object stays the same when the service reports the same user', () => {
    expect(transition(remembered, reported({ ...ada }, 'u1')).user).toBe(ada);
  });
});
