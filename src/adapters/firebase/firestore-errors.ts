import { FirebaseError } from 'firebase/app';
import { RemoteError, type RemoteProblem } from '@/lib/remote-error';

/**
 * What the codes of Firestore mean to the application; any other is `unknown`. An expired token (`unauthenticated`) does
 * not mean that a change is refused.
 */
const PROBLEMS: ReadonlyMap<string, RemoteProblem> = new Map([
  ['unavailable', 'unavailable'],
  ['deadline-exceeded', 'unavailable'],
  ['cancelled', 'unavailable'],
  ['unauthenticated', 'unavailable'],
  ['resource-exhausted', 'unavailable'],
  // The client has ended: another tab has removed its cache.
  ['failed-precondition', 'unavailable'],
  ['permission-denied', 'rejected'],
  ['invalid-argument', 'rejected'],
  ['already-exists', 'rejected'],
  ['not-found', 'gone'],
]);

function problemOf(error: unknown): RemoteProblem {
  if (error instanceof RemoteError) return error.problem;
  // A call has timed out.
  if (error instanceof DOMException) return 'unavailable';
  const problem = error instanceof FirebaseError ? PROBLEMS.get(error.code) : undefined;
  return problem ?? 'unknown';
}

/** The error of the application for any failure of Firestore. */
export function toRemoteError(error: unknown): RemoteError {
  return error instanceof RemoteError ? error : new RemoteError(problemOf(error), { cause: error });
}
