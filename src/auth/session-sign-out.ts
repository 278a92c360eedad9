import { withTimeout } from '@/lib/with-timeout';
import type { AuthUser, IdentityResult } from './identity';
import { logFailedRemoval, type SessionContext } from './session-context';

/** Signs out of the page, and of the service as soon as it answers. @returns a failure of the service's sign-out */
export async function signOut(context: SessionContext): Promise<IdentityResult<void>> {
  const { getState, dispatch, service, storage, device, limits, lastSignOut } = context;
  const { status, user } = getState();
  const uid = user?.uid ?? null;
  context.leaving = uid;
  const ending = service.call((identity) => identity.signOut(uid)).finally(() => (context.leaving = null));
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
    finishSignOut(context, uid, ending, emptied);
    await withTimeout(limits.signOut(), emptied).catch(() => undefined);
  }
  return { ok: true, value: undefined };
}

/** @param ending the service's sign-out @param emptied the removal of what the device stores */
export function finishSignOut(
  { dispatch, storage }: SessionContext,
  uid: string,
  ending: Promise<IdentityResult<void>>,
  emptied: Promise<void>,
): void {
  Promise.all([ending, emptied]).then(
    ([{ ok }]) => {
      if (!ok) return;
      if (storage.pendingSignOut() === uid) storage.endSignOut();
      dispatch({ type: 'signOutFinished', uid });
    },
    (error: unknown) => console.error('Finishing the sign-out failed', error),
  );
}

/** @param cleared the user who has signed out in another tab, or whom another one has replaced there */
export function followOtherTab(
  { getState, dispatch, service, storage, device, lastSignOut, hasReported }: SessionContext,
  cleared: AuthUser | null,
): void {
  const { user } = getState();
  if (!user) return;
  const isOfTab = storage.userOfTab()?.uid === user.uid;
  // Another user has signed out, and this tab has its own session.
  if (isOfTab && cleared && cleared.uid !== user.uid) return;
  lastSignOut.note(user.uid);
  dispatch({ type: 'signedOutInOtherTab' });
  if (isOfTab) storage.clear();
  logFailedRemoval(device.removeAllOf(user.uid));
  // The session may be only in this tab, or restored by its start. Before the first report, that comes too late; and the
  // next user of the device keeps their session.
  if (hasReported && !storage.userOfDevice()) void service.call((identity) => identity.signOut(user.uid));
}
