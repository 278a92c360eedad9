import { FirebaseError } from 'firebase/app';
import { doc, getDoc, runTransaction, type DocumentSnapshot, type Firestore } from 'firebase/firestore/lite';
import { lazyValue } from '@/lib/lazy-value';
import { withTimeout } from '@/lib/with-timeout';
import type { StoredProfile } from '@/data/profile/model/user-profile';
import {
  ProfileStoreError,
  type ProfileRepository,
  type ProfileStoreProblem,
} from '@/data/profile/sync/ports';
import type { FirebaseSettings } from './config';
import { openFirestore } from './firestore';

type ChangesTo = Parameters<ProfileRepository['merge']>[1];

/** As long as the full Firestore client waits for its first connection. */
const tenSeconds = (): AbortSignal => AbortSignal.timeout(10_000);

/**
 * Profiles in Firestore, `users/{uid}`, read and written as the user whom the identity service with the same settings
 * has signed in. The callers wait for that sign-in, since the store refuses earlier calls. Call it once.
 *
 * When `timeout` aborts (by default after 10 s), a call rejects as `unavailable`. Its requests may still arrive: a
 * transaction writes only if the document has not changed since it was read, so it cannot undo later changes.
 */
export function createFirebaseProfileRepository(
  settings: FirebaseSettings,
  { timeout = tenSeconds }: { timeout?: () => AbortSignal } = {},
): ProfileRepository {
  // Some of its code may have to be fetched. Without a network that fails, and the next call tries again.
  const open = lazyValue(() => openFirestore(settings));

  return {
    async load(uid, ended) {
      try {
        const read = async () => storedIn(await getDoc(doc(await open(), 'users', uid)));
        return await withTimeout(timeout(), read());
      } catch (error) {
        ended?.throwIfAborted();
        console.error('Error getting user profile', error);
        throw new ProfileStoreError(problemOf(error), LOAD_FAILED, { cause: error });
      }
    },
    async merge(uid, changesTo, ended) {
      try {
        const merging = async () => mergeInto(await open(), uid, changesTo);
        return await withTimeout(timeout(), merging());
      } catch (error) {
        ended?.throwIfAborted();
        console.error('Error saving user profile', error);
        if (error instanceof ProfileStoreError) throw error;
        throw new ProfileStoreError(problemOf(error), 'Failed to save user profile', { cause: error });
      }
    },
  };
}

function mergeInto(store: Firestore, uid: string, changesTo: ChangesTo): Promise<StoredProfile> {
  const profile = doc(store, 'users', uid);
  return runTransaction(
    store,
    async (transaction) => {
      const stored = storedIn(await transaction.get(profile).catch(readFailed));
      const changes = changesTo(stored);
      transaction.set(profile, changes, { merge: true });
      return { ...stored, ...changes };
    },
    // For conflicts with other devices that write at the same time. The caller retries after a network failure.
    { maxAttempts: 3 },
  );
}

/** The rules accept only a profile's fields; `completeProfile` checks the values. */
function storedIn(snapshot: DocumentSnapshot): StoredProfile {
  return (snapshot.data() as StoredProfile | undefined) ?? null;
}

const LOAD_FAILED = 'Failed to load user profile';

/** For the read before a write: a refused read says nothing about the change. */
function readFailed(cause: unknown): never {
  const problem = problemOf(cause);
  throw new ProfileStoreError(problem === 'rejected' ? 'unknown' : problem, LOAD_FAILED, { cause });
}

/**
 * What the codes of the store and of the identity service mean to the application. A code that is missing here is
 * `unknown`. An expired token (`unauthenticated`) does not mean that a change is refused: the next try has a new one.
 */
const problems: ReadonlyMap<string, ProfileStoreProblem> = new Map([
  ['unavailable', 'unavailable'],
  ['deadline-exceeded', 'unavailable'],
  // The lite client has no other code for a request that never reached a server.
  ['unknown', 'unavailable'],
  ['unauthenticated', 'unavailable'],
  ['auth/network-request-failed', 'unavailable'],
  ['permission-denied', 'rejected'],
  ['invalid-argument', 'rejected'],
]);

function problemOf(cause: unknown): ProfileStoreProblem {
  // The call has timed out.
  if (cause instanceof DOMException) return 'unavailable';
  const problem = cause instanceof FirebaseError ? problems.get(cause.code) : undefined;
  return problem ?? 'unknown';
}
