import { FirebaseError } from 'firebase/app';
import { doc, getDoc, runTransaction, type DocumentSnapshot, type Firestore } from 'firebase/firestore/lite';
import { lazyValue } from '@/lib/lazy-value';
import { withTimeout } from '@/lib/with-timeout';
import type { StoredProfile } from '@/profile/model/user-profile';
import { ProfileStoreError, type ProfileRepository, type ProfileStoreProblem } from '@/profile/sync/ports';
import type { FirebaseSettings } from './config';
import { openFirestore } from './firestore';

type ChangesTo = Parameters<ProfileRepository['merge']>[1];

/** As long as the large Firestore client waits for its first connection. */
const tenSeconds = (): AbortSignal => AbortSignal.timeout(10_000);

/**
 * Profiles in Firestore, `users/{uid}`, read and written as the person whom the identity of the same settings
 * has signed in: calls wait for that elsewhere, since the store refuses what comes before. To be called once.
 *
 * When `timeout` aborts (by default after 10 s), a call rejects as `unavailable`. What is on its way then may
 * still arrive: a transaction writes only what nobody has changed since it has read, so that it cannot undo what
 * came after it.
 */
export function createFirebaseProfileRepository(
  settings: FirebaseSettings,
  { timeout = tenSeconds }: { timeout?: () => AbortSignal } = {},
): ProfileRepository {
  // A part of it may have to be fetched: without a network that fails, and is tried again by the next call.
  const open = lazyValue(() => openFirestore(settings));

  return {
    async load(uid) {
      try {
        const read = async () => storedIn(await getDoc(doc(await open(), 'users', uid)));
        return await withTimeout(timeout(), read());
      } catch (error) {
        console.error('Error getting user profile', error);
        throw new ProfileStoreError(problemOf(error), LOAD_FAILED, { cause: error });
      }
    },
    async merge(uid, changesTo) {
      try {
        const merging = async () => mergeInto(await open(), uid, changesTo);
        return await withTimeout(timeout(), merging());
      } catch (error) {
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
    // Against other devices that write at the same moment. Who has no network is tried again by the caller.
    { maxAttempts: 3 },
  );
}

/** The rules let nothing else in than a profile's fields; `completeProfile` checks the values. */
function storedIn(snapshot: DocumentSnapshot): StoredProfile {
  return (snapshot.data() as StoredProfile | undefined) ?? null;
}

const LOAD_FAILED = 'Failed to load user profile';

/** Of the read before a write: who may not even read has not been told anything about the change. */
function readFailed(cause: unknown): never {
  const problem = problemOf(cause);
  throw new ProfileStoreError(problem === 'rejected' ? 'unknown' : problem, LOAD_FAILED, { cause });
}

/**
 * What the codes of the store and of the identity mean to the application. A code that is missing here is
 * `unknown`. An expired token (`unauthenticated`) is no verdict on a change: the next try has a new one.
 */
const problems: ReadonlyMap<string, ProfileStoreProblem> = new Map([
  ['unavailable', 'unavailable'],
  ['deadline-exceeded', 'unavailable'],
  // The store's small client has no other word for a request that never reached a server.
  ['unknown', 'unavailable'],
  ['unauthenticated', 'unavailable'],
  ['auth/network-request-failed', 'unavailable'],
  ['permission-denied', 'rejected'],
  ['invalid-argument', 'rejected'],
]);

function problemOf(cause: unknown): ProfileStoreProblem {
  // Nobody waited any longer.
  if (cause instanceof DOMException) return 'unavailable';
  const problem = cause instanceof FirebaseError ? problems.get(cause.code) : undefined;
  return problem ?? 'unknown';
}
