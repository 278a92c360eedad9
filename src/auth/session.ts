import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '@/lib/readonly-store';
import { withTimeout } from '@/lib/with-timeout';
import type { AuthUser, Identity, IdentityResult } from './identity';
import { createIdentityLoader } from './identity-loader';
import { DEFAULT_LIMITS, type SessionPorts } from './session-ports';
import { STARTING, transition, type SessionEvent, type SessionState } from './session-state';
import type { SessionActions } from './use-auth';

/** The session of this page: its state, in a store, and everything that changes it. */
export interface Session extends SessionActions, ReadonlyStore<SessionState> {
  /** Loads the identity service and follows it. Further calls do nothing. */
  start: () => void;
  /** As `Identity.idToken`, but waits for the start, and also rejects if there is no answer in time. */
  idToken: (renewed?: boolean) => Promise<string | null>;
}

type ServiceCall<T> = (identity: Identity) => Promise<IdentityResult<T>>;

/** The effects around the transitions of `session-state.ts`. */
export function createSession({ loadIdentity, storage, records, ...ports }: SessionPorts): Session {
  const limits = { ...DEFAULT_LIMITS, ...ports.limits };
  const store = createStore<SessionState>(() => STARTING);
  const { getState } = store;
  const started = new AbortController();
  const whenStarted = new Promise((resolve) => started.signal.addEventListener('abort', resolve));
  const service = createIdentityLoader({
    load: loadIdentity,
    onLoaded: observe,
    onFailure(error) {
      console.error('Auth state error', error);
      dispatch({ type: 'serviceUnreachable', error });
    },
    timeout: limits.answer,
  });

  function dispatch(event: SessionEvent): void {
    store.setState(transition(getState(), event), true);
  }

  const pendingSignOut = storage.pendingSignOut();
  const rememberedUser = storage.user();
  if (pendingSignOut !== null) dispatch({ type: 'signOutRemembered', uid: pendingSignOut });
  else if (rememberedUser) dispatch({ type: 'userRemembered', user: rememberedUser });

  function observe(identity: Identity): void {
    // Before any other call: the service keeps the order of the calls.
    const uid = storage.pendingSignOut();
    if (uid !== null) finishSignOut(uid, identity.signOut(uid), records.removeAllOf(uid));
    identity.observe(
      (user) => {
        const rememberedUid = storage.user()?.uid ?? null;
        follow({ type: 'serviceReported', user, rememberedUid }, identity.isRemembered());
      },
      (error) => {
        console.error('Auth state error', error);
        dispatch({ type: 'authFailed', error });
      },
    );
  }

  /** Applies the service's report. It is stored before the page shows it: the location of the records depends on it. */
  function follow(
    event: Extract<SessionEvent, { type: 'serviceReported' | 'signInSucceeded' }>,
    remembered: boolean,
  ): void {
    const before = getState().user;
    const { user } = transition(getState(), event);
    const isStored = before !== null && storage.user()?.uid === before.uid;
    const isMoved = (storage.userOfTab() === null) !== remembered;
    if (isStored && (before.uid !== user?.uid || isMoved)) storage.clear();
    if (user) {
      storage.endSignOut();
      storage.store(user, remembered);
    }
    dispatch(event);
    removeRecordsOfOthers();
  }

  function removeRecordsOfOthers(): void {
    records
      .removeOthers((uid) => uid === getState().user?.uid)
      .then((hasUnsent) => {
        if (hasUnsent) dispatch({ type: 'unsentFound' });
      })
      .catch((error: unknown) => console.error('Removing the records of other users failed', error));
  }

  async function enter(make: ServiceCall<AuthUser>): Promise<IdentityResult<AuthUser>> {
    return service.callOnline(async (identity) => {
      const result = await make(identity);
      // The observer reports the same user a moment later; the guard must not see a gap before that.
      if (result.ok) follow({ type: 'signInSucceeded', user: result.value }, identity.isRemembered());
      return result;
    });
  }

  /**
   * For calls that can create accounts: logs a failure, stores it as the auth error, and returns it (specification,
   * section 8).
   */
  async function enterOrStoreError(
    what: string,
    make: ServiceCall<AuthUser>,
    fullName: string | null,
  ): Promise<IdentityResult<AuthUser>> {
    const result = await enter(make);
    if (result.ok) {
      await ports
        .createProfile(result.value, fullName)
        .catch((error: unknown) => console.error('Creating the profile failed', error));
      return result;
    }
    const error = new Error(result.failure.message);
    console.error(`${what} failed`, error);
    dispatch({ type: result.failure.kind === 'network' ? 'serviceUnreachable' : 'authFailed', error });
    return result;
  }

  /** @param ending the service's sign-out @param emptied the removal of what the device stores */
  function finishSignOut(uid: string, ending: Promise<IdentityResult<void>>, emptied: Promise<void>): void {
    Promise.all([ending, emptied]).then(
      ([{ ok }]) => {
        if (!ok) return;
        if (storage.pendingSignOut() === uid) storage.endSignOut();
        dispatch({ type: 'signOutFinished', uid });
      },
      (error: unknown) => console.error('Finishing the sign-out failed', error),
    );
  }

  function followOtherTab(cleared: AuthUser | null): void {
    const { user } = getState();
    if (!user) return;
    const isOfTab = storage.userOfTab()?.uid === user.uid;
    // Another user has signed out, and this tab has its own session.
    if (isOfTab && cleared && cleared.uid !== user.uid) return;
    dispatch({ type: 'signedOutInOtherTab' });
    if (isOfTab) storage.clear();
    // If only this tab has the service's session, no other tab can end it.
    void service.call(async (identity) =>
      identity.isRemembered() ? { ok: true, value: undefined } : identity.signOut(),
    );
    removeRecordsOfOthers();
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start() {
      if (started.signal.aborted) return;
      started.abort();
      storage.onOtherTab({
        stored: (user) => dispatch({ type: 'userRenamed', user }),
        cleared: followOtherTab,
      });
      limits.firstReport().addEventListener('abort', () => dispatch({ type: 'serviceTimedOut' }));
      service.start();
    },
    async signIn({ email, password, rememberMe }) {
      const result = await enter((identity) => identity.signIn(email, password, rememberMe));
      if (!result.ok && result.failure.kind === 'unknown') {
        console.error('Sign-in failed', result.failure.message);
      }
      return result;
    },
    signUp: ({ fullName, email, password, rememberMe }) =>
      enterOrStoreError(
        'Sign-up',
        (identity) => identity.signUp(email, password, fullName, rememberMe),
        fullName,
      ),
    signInWithGoogle: ({ rememberMe }) =>
      enterOrStoreError('Google sign-in', (identity) => identity.signInWithGoogle(rememberMe), null),
    async signOut() {
      const { status, user } = getState();
      const uid = user?.uid ?? null;
      const ending = service.call((identity) => identity.signOut(uid));
      // A service that has not even reported who is signed in may not answer for a long time.
      const timeout = status === 'remembered' ? AbortSignal.abort() : limits.signOut();
      const result = await withTimeout(timeout, ending).catch(() => null);
      if (result && !result.ok) {
        console.error('Sign-out failed', result.failure.message);
        return result;
      }
      // The service may have reported the sign-out before its call has settled.
      const { user: left } = getState();
      if (left) storage.beginSignOut(left.uid);
      dispatch({ type: 'signedOut' });
      if (uid !== null) {
        const emptied = records.removeAllOf(uid);
        finishSignOut(uid, ending, emptied);
        await withTimeout(limits.signOut(), emptied).catch(() => undefined);
      }
      removeRecordsOfOthers();
      return { ok: true, value: undefined };
    },
    async onlyOnDevice() {
      const { user } = getState();
      try {
        return user ? await ports.onlyOnDevice(user.uid) : 0;
      } catch (error) {
        console.error('Counting the unsent edits failed', error);
        return null;
      }
    },
    async updateDisplayName(displayName) {
      const result = await service.callOnline(async (identity) => {
        const renamed = await identity.updateDisplayName(displayName);
        // Not for a user who has signed out meanwhile.
        if (renamed.ok && getState().user?.uid === renamed.value.uid) {
          storage.store(renamed.value, identity.isRemembered());
          dispatch({ type: 'userRenamed', user: renamed.value });
        }
        return renamed;
      });
      if (!result.ok) console.error('Changing the display name failed', result.failure.message);
      return result;
    },
    async changePassword({ currentPassword, newPassword }) {
      const result = await service.callOnline((identity) =>
        identity.changePassword(currentPassword, newPassword),
      );
      if (!result.ok) console.error('Changing the password failed', result.failure.message);
      return result;
    },
    idToken: (renewed) =>
      withTimeout(
        limits.answer(),
        whenStarted.then(service.get).then((identity) => identity.idToken(renewed)),
      ),
  };
}
