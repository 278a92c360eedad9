import { FirebaseError } from 'firebase/app';
import { ProfileStoreError, type ProfileStoreProblem } from '@/profile/profile-store-error';

/** What the store's codes mean to the application. A code that is missing here is `unknown`. */
const problems: ReadonlyMap<string, 'unavailable' | 'refused'> = new Map([
  ['unavailable', 'unavailable'],
  ['deadline-exceeded', 'unavailable'],
  ['permission-denied', 'refused'],
  ['unauthenticated', 'refused'],
  ['invalid-argument', 'refused'],
]);

/** A failed read in the application's words (specification, section 8). */
export function toLoadError(cause: unknown): ProfileStoreError {
  return new ProfileStoreError(problemOf(cause), 'Failed to load user profile', { cause });
}

/** A failed write: its problem says which words a page has for it. */
export function toSaveError(cause: unknown): ProfileStoreError {
  if (cause instanceof ProfileStoreError) return cause;
  return new ProfileStoreError(problemOf(cause), 'Failed to save user profile', { cause });
}

function problemOf(cause: unknown): ProfileStoreProblem {
  if (cause instanceof ProfileStoreError) return cause.problem;
  const problem = cause instanceof FirebaseError ? problems.get(cause.code) : undefined;
  return problem ?? 'unknown';
}
