import type { Identity } from './identity';
import { logFailedRemoval, type SessionContext } from './session-context';
import { finishSignOut } from './session-sign-out';
import { transition, type SessionEvent } from './session-state';

/** Follows who is signed in by the service, after it has ended a session whose sign-out is not finished. */
export function followService(context: SessionContext, identity: Identity): void {
  const { dispatch, storage, device, lastSignOut } = context;
  // Before any other call: the service keeps the order of the calls.
  const uid = storage.pendingSignOut();
  if (uid !== null) finishSignOut(context, uid, identity.signOut(uid), device.removeAllOf(uid));
  identity.observe(
    (user) => {
      // The first report is of a stored session, the next ones may be of a sign-in that is about to succeed.
      const isStored = !context.hasReported || context.signIns === 0;
      context.hasReported = true;
      if (user && isStored && lastSignOut.holds(user.uid)) {
        void identity.signOut(user.uid);
        return;
      }
      const rememberedUid = storage.user()?.uid ?? null;
      applyReport(context, { type: 'serviceReported', user, rememberedUid }, identity.isRemembered());
    },
    (error) => {
      console.error('Auth state error', error);
      dispatch({ type: 'authFailed', error });
    },
  );
}

/**
 * Applies the service's report. It is stored before the page shows it: the location of the records depends on it.
 *
 * @param remembered whether the service stores the session on the device
 */
export function applyReport(
  { getState, dispatch, storage, device, lastSignOut, leaving }: SessionContext,
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
  if (user) logFailedRemoval(device.removeOthers(storage.userOfDevice()?.uid ?? user.uid));
}
