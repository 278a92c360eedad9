import { FirebaseError } from 'firebase/app';
import { ProfileStoreError, type ProfileStoreProblem } from '@/profile/profile-store-error';

/**
 * What the codes of the store and of the identity mean to the application. A code that is missing here is
 * `unknown`. An expired token (`unauthenticated`) is no verdict on a change: it can be sent with the next one.
 */
const problems: ReadonlyMap<string, ProfileStoreProblem> = new Map([
  ['unavailable', 'unavailable'],
  ['deadline-exceeded', 'unavailable'],
  // The store's small client has no other word for a request that never reached a server.
  ['unknown', 'unavailable'],
  ['unauthenticated', 'unavailable'],
  ['auth/network-request-failed', 'unavailable'],
  ['permission-denied', 'refused'],
  ['invalid-argument', 'refused'],
]);

/** A failed read in the application's words (specification, section 8). */
export function toLoadError(cause: unknown): ProfileStoreError {
  return new ProfileStoreError(problemOf(cause), 'Failed to load user profile', { cause });
}

/** For the read before a write: who may not even read has not been told anything about the change. */
export function toReadError(cause: unknown): never {
  const problem = problemOf(cause);
  throw new ProfileStoreError(problem === 'refused' ? 'unknown' : problem, 'Failed to load user profile', {
    cause,
  });
}

/** A failed write: its problem says which words a page has for it. */
export function toSaveError(cause: unknown): ProfileStoreError {
  if (cause instanceof ProfileStoreError) return cause;
  return new ProfileStoreError(problemOf(cause), 'Failed to save user profile', { cause });
}

function problemOf(cause: unknown): ProfileStoreProblem {
  if (cause instanceof ProfileStoreError) return cause.problem;
  // Nobody waited any longer.
  if (cause instanceof DOMException) return 'unavailable';
  const problem = cause instanceof FirebaseError ? problems.get(cause.code) : undefined;
  return problem ?? 'unknown';
}
