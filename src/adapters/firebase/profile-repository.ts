import { doc, getDoc, runTransaction, type DocumentSnapshot, type Firestore } from 'firebase/firestore/lite';
import { lazyValue } from '@/lib/lazy-value';
import { withTimeout } from '@/lib/with-timeout';
import type { StoredProfile } from '@/profile/profile-record';
import type { ProfileRepository } from '@/profile/profile-repository';
import type { FirebaseSettings } from './config';
import { openFirestore } from './firestore';
import { toLoadError, toReadError, toSaveError } from './profile-failure';

type MergePlanner = Parameters<ProfileRepository['merge']>[1];

/** As long as the large Firestore client waits for its first connection. */
const tenSeconds = (): AbortSignal => AbortSignal.timeout(10_000);

/**
 * Profiles in Firestore, `users/{uid}`, read and written as the person whom the identity of the same settings
 * has signed in: calls wait for that elsewhere, since the store refuses what comes before. To be called once.
 *
 * When `patience` ends (by default after 10 s), a call rejects as `unavailable`. What is on its way then may
 * still arrive: a transaction writes only what nobody has changed since it has read, so that it cannot undo what
 * came after it.
 */
export function createFirebaseProfileRepository(
  settings: FirebaseSettings,
  { patience = tenSeconds }: { patience?: () => AbortSignal } = {},
): ProfileRepository {
  // A part of it may have to be fetched: without a network that fails, and is tried again by the next call.
  const open = lazyValue(() => openFirestore(settings));

  return {
    async load(uid) {
      try {
        const read = async () => storedIn(await getDoc(doc(await open(), 'users', uid)));
        return await withTimeout(patience(), read());
      } catch (error) {
        console.error('Error getting user profile', error);
        throw toLoadError(error);
      }
    },
    async merge(uid, plan) {
      try {
        const merging = async () => mergeInto(await open(), uid, plan);
        return await withTimeout(patience(), merging());
      } catch (error) {
        console.error('Error saving user profile', error);
        throw toSaveError(error);
      }
    },
  };
}

function mergeInto(store: Firestore, uid: string, plan: MergePlanner): Promise<StoredProfile> {
  const profile = doc(store, 'users', uid);
  return runTransaction(
    store,
    async (transaction) => {
      const stored = storedIn(await transaction.get(profile).catch(toReadError));
      const changes = plan(stored);
      if (!changes) return stored;
      transaction.set(profile, changes, { merge: true });
      return { ...stored, ...changes };
    },
    // Against other devices that write at the same moment. Who has no network is tried again by the caller.
    { maxAttempts: 3 },
  );
}

/** The rules let nothing else in than a profile's fields; `completeProfile` judges the values. */
function storedIn(snapshot: DocumentSnapshot): StoredProfile {
  return (snapshot.data() as StoredProfile | undefined) ?? null;
}
