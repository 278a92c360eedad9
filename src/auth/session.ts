import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReadonlyStore } from '@/lib/readonly-store';
import { withTimeout } from '@/lib/with-timeout';
import type { AuthUser, IdentityResult } from './identity';
import { createIdentityLoader } from './identity-loader';
import { createLastSignOut } from './last-sign-out';
import type { SessionContext } from './session-context';
import { DEFAULT_LIMITS, type SessionPorts } from './session-ports';
import { followService } from './session-reports';
import { signInsOf } from './session-sign-in';
import { followOtherTab, signOut } from './session-sign-out';
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

/** The effects around the transitions of `session-state.ts`: how it starts, and its other actions. */
export function createSession(ports: SessionPorts): Session {
  const store = createStore<SessionState>(() => STARTING);
  const { getState } = store;
  const context = contextOf(ports, store);
  const { dispatch, service, storage, limits } = context;
  const started = new AbortController();
  const whenStarted = new Promise((resolve) => started.signal.addEventListener('abort', resolve));
  const whenLoaded = () => whenStarted.then(service.get);
  recallUser(context);

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start() {
      if (started.signal.aborted) return;
      started.abort();
      storage.onOtherTab({
        stored: (user) => dispatch({ type: 'userRenamed', user }),
        cleared: (user) => followOtherTab(context, user),
      });
      limits.firstReport().addEventListener('abort', () => dispatch({ type: 'serviceTimedOut' }));
      service.start();
    },
    ...signInsOf(context),
    signOut: () => signOut(context),
    async onlyOnDevice() {
      await confirmed(store);
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
    updateDisplayName: (displayName) => updateDisplayName(context, displayName),
    async changePassword({ currentPassword, newPassword }) {
      const result = await service.callOnline((identity) =>
        identity.changePassword(currentPassword, newPassword),
      );
      if (!result.ok) console.error('Changing the password failed', result.failure.message);
      return result;
    },
    whenLoaded,
    idToken: (renewed) =>
      withTimeout(
        limits.answer(),
        whenLoaded().then((identity) => identity.idToken(renewed)),
      ),
  };
}

function contextOf(ports: SessionPorts, { getState, setState }: StoreApi<SessionState>): SessionContext {
  const limits = { ...DEFAULT_LIMITS, ...ports.limits };
  const dispatch = (event: SessionEvent) => setState(transition(getState(), event), true);
  const service = createIdentityLoader({
    load: ports.loadIdentity,
    onLoaded: (identity) => followService(context, identity),
    onFailure(error) {
      console.error('Auth state error', error);
      dispatch({ type: 'serviceUnreachable', error });
    },
    timeout: limits.answer,
  });
  const context: SessionContext = {
    ...ports,
    ...{ getState, dispatch, service, limits },
    lastSignOut: createLastSignOut(ports.storage),
    hasReported: false,
    signIns: 0,
    leaving: null,
  };
  return context;
}

/** What the storage of the browser knows, before the service has been asked. */
function recallUser({ dispatch, storage, lastSignOut }: SessionContext): void {
  const pendingSignOut = storage.pendingSignOut();
  const rememberedUser = storage.user();
  if (pendingSignOut !== null) {
    lastSignOut.note(pendingSignOut);
    dispatch({ type: 'signOutRemembered', uid: pendingSignOut });
  } else if (rememberedUser) dispatch({ type: 'userRemembered', user: rememberedUser });
}

/** Settles when the service has confirmed the remembered user, or does not answer at once. */
async function confirmed({ getState, subscribe }: ReadonlyStore<SessionState>): Promise<void> {
  const answered = new Promise<void>((resolve) => {
    const check = () => {
      if (getState().status !== 'remembered') resolve();
    };
    subscribe(check);
    check();
  });
  await withTimeout(AbortSignal.timeout(CONFIRM_MS), answered).catch(() => undefined);
}

async function updateDisplayName(
  { getState, dispatch, service, storage }: SessionContext,
  displayName: string,
): Promise<IdentityResult<AuthUser>> {
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
}
