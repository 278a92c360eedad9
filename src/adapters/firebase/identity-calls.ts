import type { Auth, User } from 'firebase/auth';
import type { IdentityResult } from '@/auth/identity';
import { withTimeout } from '@/lib/with-timeout';
import { NO_ANSWER, NOT_AUTHENTICATED, toIdentityFailure } from './identity-failure';
import type { UserObservers } from './user-observers';

/** The identity service's client, and the reports of who is signed in. */
export interface OpenedSession {
  auth: Auth;
  observers: UserObservers;
}

/**
 * Runs `call` with the session as soon as it is open. What it throws is returned as a failure.
 *
 * @param limit if it ends first, the call fails with `late`
 */
export async function attempt<T>(
  session: Promise<OpenedSession>,
  call: (session: OpenedSession) => Promise<T>,
  limit: AbortSignal | null = null,
  late: () => Error = NO_ANSWER,
): Promise<IdentityResult<T>> {
  try {
    const work = session.then(call);
    return { ok: true, value: await (limit ? withTimeout(limit, work) : work) };
  } catch (error) {
    return { ok: false, failure: toIdentityFailure(limit && error === limit.reason ? late() : error) };
  }
}

/** A page may know the user before the SDK does. @throws `NOT_AUTHENTICATED` */
export async function currentUser(auth: Auth): Promise<User> {
  await auth.authStateReady();
  if (!auth.currentUser) throw NOT_AUTHENTICATED();
  return auth.currentUser;
}
