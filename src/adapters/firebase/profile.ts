import { doc, onSnapshot, setDoc } from 'firebase/firestore';
import type { ProfileDocuments } from '@/data/profile/profile-documents';
import type { StoredProfile } from '@/data/profile/user-profile';
import type { UserFirestore } from './firestore';
import { toRemoteError } from './firestore-errors';

/** Profiles in Firestore: `users/{uid}`. */
export function createProfileDocuments(store: UserFirestore): ProfileDocuments {
  return {
    follow(uid, next, failed) {
      const fail = (error: Error) => {
        console.error('Error getting user profile', error);
        failed(toRemoteError(error));
      };
      return store.follow(
        uid,
        (db) =>
          onSnapshot(
            doc(db, 'users', uid),
            { includeMetadataChanges: true },
            (snapshot) => {
              const { fromCache, hasPendingWrites } = snapshot.metadata;
              next({
                stored: storedIn(snapshot.data()),
                fromCache,
                hasPendingWrites,
                isKept: store.isKept(),
              });
            },
            fail,
          ),
        fail,
      );
    },
    async merge(uid, changes) {
      try {
        await store.write(uid, (db) => setDoc(doc(db, 'users', uid), changes, { merge: true }));
      } catch (error) {
        console.error('Error saving user profile', error);
        throw error;
      }
    },
  };
}

/** The rules accept only a profile's fields; `completeProfile` checks the values. */
function storedIn(data: object | undefined): StoredProfile {
  return data ?? null;
}
