import { FirebaseError } from 'firebase/app';

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
async function inTime<T>(request: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    const late = () => reject(new FirebaseError('deadline-exceeded', 'There was no answer in time'));
    timer = setTimeout(late, TIMEOUT_MS);
  });
  return Promise.race([request, limit]).finally(() => clearTimeout(timer));
}

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
