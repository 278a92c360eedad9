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

const saveMessages: Readonly<Record<Exclude<ProfileStoreProblem, 'unconfirmed'>, string>> = {
  unavailable:
    'Your profile could not be saved: the server cannot be reached. Check your connection and try again.',
  refused: 'Your profile could not be saved: the server refused the change.',
  unknown: 'Your profile could not be saved.',
};

/** A failed read in the application's words (specification, section 8). */
export function toLoadError(cause: unknown): ProfileStoreError {
  return new ProfileStoreError(problemOf(cause), 'Failed to load user profile', { cause });
}

/** A failed write in the application's words. */
export function toSaveError(cause: unknown): ProfileStoreError {
  if (cause instanceof ProfileStoreError) return cause;
  const problem = problemOf(cause);
  return new ProfileStoreError(problem, saveMessages[problem], { cause });
}

function problemOf(cause: unknown): Exclude<ProfileStoreProblem, 'unconfirmed'> {
  const problem = cause instanceof FirebaseError ? problems.get(cause.code) : undefined;
  return problem ?? 'unknown';
}
