import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '@/lib/readonly-store';
import { withTimeout } from '@/lib/with-timeout';
import type { AuthUser, Identity, IdentityResult } from './identity';
import { createIdentityLoader } from './identity-loader';
import { createLastSignOut } from './last-sign-out';
import { DEFAULT_LIMITS, type SessionPorts } from './session-ports';
import { STARTING, transition, type SessionEvent, type SessionState } from './session-state';
import type { SessionActions } from './use-auth';

/** The session of this page: its state, in a store, and everything that changes it. */
export interface Session extends SessionActions, ReadonlyStore<SessionState> {
  /** Loads the identity service and follows it. Further calls do nothing. */
  start: () => void;
  /** Resolves when the identity service has been loaded. */
  whenLoaded: () => Promise<unknown>;
  /** As `Identity.idToken`, but waits for the start, and also rejects if there is no answer in time. */
  idToken: (renewed?: boolean) => Promise<string | null>;
}

/** Time in ms that a sign-out waits for the service to confirm who is signed in. */
const CONFIRM_MS = 3_000;

type ServiceCall<T> = (identity: Identity) => Promise<IdentityResult<T>>;

/** The effects around the transitions of `session-state.ts`. */
export function createSession({ loadIdentity, storage, device, ...ports }: SessionPorts): Session {
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
  const lastSignOut = createLastSignOut(storage);
  if (pendingSignOut !== null) {
    lastSignOut.note(pendingSignOut);
    dispatch({ type: 'signOutRemembered', uid: pendingSignOut });
  } else if (rememberedUser) dispatch({ type: 'userRemembered', user: rememberedUser });

  let hasReported = false;
  let signIns = 0;
  /** The user whom a sign-out is ending. */
  let leaving: string | null = null;

  function observe(identity: Identity): void {
    // Before any other call: the service keeps the order of the calls.
    const uid = storage.pendingSignOut();
    if (uid !== null) finishSignOut(uid, identity.signOut(uid), device.removeAllOf(uid));
    identity.observe(
      (user) => {
        // The first report is of a stored session, the next ones may be of a sign-in that is about to succeed.
        const isStored = !hasReported || signIns === 0;
        hasReported = true;
        if (user && isStored && lastSignOut.holds(user.uid)) {
          void identity.signOut(user.uid);
          return;
        }
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
    // Another user replaces the stored one at once: the other tabs must not see that there is none in between.
    if (isStored && (!user || isMoved)) {
      // The tab may be closed before the call of the sign-out has settled: the next start then removes what is left.
      if (!user && before.uid === leaving) storage.beginSignOut(before.uid);
      else storage.clear();
    }
    if (user) {
      lastSignOut.forget(user.uid);
      storage.endSignOut();
      storage.store(user, remembered);
    }
    dispatch(event);
    // A session that the service has ended leaves what is not sent yet, until somebody else signs in. Beside a session of
    // this tab the device may remember somebody else.
    if (user) remove(device.removeOthers(storage.userOfDevice()?.uid ?? user.uid));
  }

  /** Settles when the service has confirmed the remembered user, or does not answer at once. */
  async function confirmed(): Promise<void> {
    const answered = new Promise<void>((resolve) => {
      const check = () => {
        if (getState().status !== 'remembered') resolve();
      };
      store.subscribe(check);
      check();
    });
    await withTimeout(AbortSignal.timeout(CONFIRM_MS), answered).catch(() => undefined);
  }

  function remove(removal: Promise<void>): void {
    removal.catch((error: unknown) =>
      console.error('Removing what the device stores of users failed', error),
    );
  }

  async function enter(make: ServiceCall<AuthUser>): Promise<IdentityResult<AuthUser>> {
    return service.callOnline(async (identity) => {
      signIns += 1;
      const result = await make(identity).finally(() => (signIns -= 1));
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
    lastSignOut.note(user.uid);
    dispatch({ type: 'signedOutInOtherTab' });
    if (isOfTab) storage.clear();
    remove(device.removeAllOf(user.uid));
    // The session may be only in this tab, or restored by its start. Before the first report, that comes too late; and the
    // next user of the device keeps their session.
    if (hasReported && !storage.userOfDevice()) void service.call((identity) => identity.signOut(user.uid));
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
      leaving = uid;
      const ending = service.call((identity) => identity.signOut(uid)).finally(() => (leaving = null));
      // A service that has not even reported who is signed in may not answer for a long time.
      const timeout = status === 'remembered' ? AbortSignal.abort() : limits.signOut();
      const result = await withTimeout(timeout, ending).catch(() => null);
      if (result && !result.ok) {
        console.error('Sign-out failed', result.failure.message);
        return result;
      }
      // The service may have reported the sign-out before its call has settled.
      const { user: last } = getState();
      if (last) storage.beginSignOut(last.uid);
      dispatch({ type: 'signedOut' });
      if (uid !== null) {
        lastSignOut.note(uid);
        const emptied = device.removeAllOf(uid);
        finishSignOut(uid, ending, emptied);
        await withTimeout(limits.signOut(), emptied).catch(() => undefined);
      }
      return { ok: true, value: undefined };
    },
    async onlyOnDevice() {
      await confirmed();
      const { user, status } = getState();
      // Firestore waits for the identity service, and knows nothing before.
      if (status === 'remembered') return null;
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
    whenLoaded: () => whenStarted.then(service.get),
    idToken: (renewed) =>
      withTimeout(
        limits.answer(),
        whenStarted.then(service.get).then((identity) => identity.idToken(renewed)),
      ),
  };
}
