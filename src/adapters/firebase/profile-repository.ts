import { doc, getDoc, setDoc, type DocumentReference } from 'firebase/firestore';
import type { ProfileRepository } from '@/profile/profile-repository';
import { ProfileStoreError } from '@/profile/profile-store-error';
import type { UserProfile } from '@/profile/user-profile';
import type { FirebaseSettings } from './config';
import { openFirestore } from './firestore';
import { toLoadError, toSaveError } from './profile-failure';

/** As long as Firestore itself waits for a read. */
const tenSeconds = (): AbortSignal => AbortSignal.timeout(10_000);

/**
 * Profiles in Firestore, `users/{uid}`, read and written as the person whom the identity of the same settings
 * has signed in. To be called once, after `createFirebaseIdentity`.
 *
 * Time: a read of what the device knows takes 10 s at most when the server hangs (Firestore's own limit), and
 * fails at once when the device is offline and does not know. A save reads first, since only a new document
 * gets `createdAt`, and then writes. Firestore settles a write only when the server has answered, which may be
 * never; so when `patience` ends (by default 10 s after the write) the save rejects as `unconfirmed`. Firestore
 * keeps the write and sends it when it can; what becomes of it then is only logged.
 */
export function createFirebaseProfileRepository(
  settings: FirebaseSettings,
  { patience = tenSeconds }: { patience?: () => AbortSignal } = {},
): ProfileRepository {
  const opening = openFirestore(settings);
  // Who calls is told; a page that calls nothing must not see an unhandled rejection.
  opening.catch(() => undefined);
  const profileOf = async (uid: string): Promise<DocumentReference> => doc(await opening, 'users', uid);

  return {
    async load(uid) {
      try {
        const snapshot = await getDoc(await profileOf(uid));
        // The rules let nothing else in than a profile's fields; `completeProfile` judges the values.
        return (snapshot.data() as Partial<UserProfile> | undefined) ?? null;
      } catch (error) {
        console.error('Error getting user profile', error);
        throw toLoadError(error);
      }
    },
    async save(uid, changes) {
      try {
        const profile = await profileOf(uid);
        const updatedAt = new Date().toISOString();
        const timestamps = (await getDoc(profile)).exists()
          ? { updatedAt }
          : { createdAt: updatedAt, updatedAt };
        // Where two tabs create it at once, the rules refuse the second: `createdAt` never changes.
        await answered(setDoc(profile, { ...changes, ...timestamps }, { merge: true }), patience());
      } catch (error) {
        console.error('Error saving user profile', error);
        throw toSaveError(error);
      }
    },
  };
}

/** Waits for `write` until `patience` ends. */
async function answered(write: Promise<void>, patience: AbortSignal): Promise<void> {
  let giveUp: () => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    giveUp = () => {
      write.catch((error: unknown) => {
        console.error('Error saving user profile', error);
      });
      reject(new ProfileStoreError('unconfirmed', 'The server has not confirmed the changes'));
    };
  });
  patience.addEventListener('abort', giveUp);
  if (patience.aborted) giveUp();
  try {
    await Promise.race([write, late]);
  } finally {
    patience.removeEventListener('abort', giveUp);
  }
}
