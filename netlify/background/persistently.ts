import { FirebaseError } from 'firebase/app';
import { within } from '../http/within';

/**
 * Worth retrying: these say nothing about the request itself. `unknown` is a connection that failed, `aborted` means
 * that others wrote to the document at the same time, `unauthenticated` may mean that the identity service did not
 * answer: https://firebase.google.com/docs/firestore/understand-error-codes
 */
const TRANSIENT = new Set([
  ...['unknown', 'unavailable', 'resource-exhausted', 'internal', 'deadline-exceeded', 'aborted'],
  'unauthenticated',
]);
const TRY_AGAIN_AFTER_MS = [500, 2_000, 5_000];
const TIMEOUT_MS = 20_000;

/** Whether the rules, or the lack of the document, have refused a write. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof FirebaseError && ['permission-denied', 'not-found'].includes(error.code);

/** The client has no time limit of its own. A request that is given up may still be made. */
const inTime = <T>(request: Promise<T>): Promise<T> =>
  within(request, TIMEOUT_MS, () => new FirebaseError('deadline-exceeded', 'There was no answer in time'));

/**
 * Makes a request that may be made twice: after a transient error at most three times more, with 20 s for each.
 *
 * @throws the last error
 */
export async function persistently<T>(request: () => Promise<T>): Promise<T> {
  for (const waitMs of TRY_AGAIN_AFTER_MS) {
    try {
      return await inTime(request());
    } catch (error) {
      if (!(error instanceof FirebaseError) || !TRANSIENT.has(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return inTime(request());
}
