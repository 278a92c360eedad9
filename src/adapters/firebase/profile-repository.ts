import { doc, getDoc, setDoc, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';
import type { ProfileRepository } from '@/profile/profile-repository';
import { ProfileStoreError } from '@/profile/profile-store-error';
import type { UserProfile } from '@/profile/user-profile';
import type { FirebaseSettings } from './config';
import { openFirestore } from './firestore';
import { toLoadError, toSaveError } from './profile-failure';

/** As long as Firestore itself waits for its first connection. */
const tenSeconds = (): AbortSignal => AbortSignal.timeout(10_000);

/**
 * Profiles in Firestore, `users/{uid}`, read and written as the person whom the identity of the same settings
 * has signed in. To be called once, after `createFirebaseIdentity`.
 *
 * Time: a read fails at once when the device is offline and does not know the profile, and as `unavailable` when
 * `patience` ends (by default after 10 s): Firestore's own limit of that length holds only until it has been
 * connected once. A save reads first, since only a new document gets `createdAt`, and then writes. Firestore
 * settles a write only when the server has answered, which may be never; so when a second `patience` ends, the
 * save rejects as `unconfirmed`. Firestore keeps the write and sends it when it can; what becomes of it then is
 * only logged.
 */
export function createFirebaseProfileRepository(
  settings: FirebaseSettings,
  { patience = tenSeconds }: { patience?: () => AbortSignal } = {},
): ProfileRepository {
  const opening = openFirestore(settings);
  // Who calls is told; a page that calls nothing must not see an unhandled rejection.
  opening.catch(() => undefined);
  const profileOf = async (uid: string): Promise<DocumentReference> => doc(await opening, 'users', uid);
  const read = (profile: DocumentReference): Promise<DocumentSnapshot> =>
    within(patience(), getDoc(profile), {
      late: () => new ProfileStoreError('unavailable', 'The server has not answered'),
      onLateFailure: () => undefined,
    });

  return {
    async load(uid) {
      try {
        const snapshot = await read(await profileOf(uid));
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
        const timestamps = (await read(profile)).exists()
          ? { updatedAt }
          : { createdAt: updatedAt, updatedAt };
        // Where two tabs create it at once, the rules refuse the second: `createdAt` never changes.
        await within(patience(), setDoc(profile, { ...changes, ...timestamps }, { merge: true }), {
          late: () => new ProfileStoreError('unconfirmed', 'The server has not confirmed the changes'),
          onLateFailure: (error) => console.error('Error saving user profile', error),
        });
      } catch (error) {
        console.error('Error saving user profile', error);
        throw toSaveError(error);
      }
    },
  };
}

/** Waits for `work` until `patience` ends, and then rejects with `late`. What fails after that is told alone. */
async function within<T>(
  patience: AbortSignal,
  work: Promise<T>,
  { late, onLateFailure }: { late: () => Error; onLateFailure: (error: unknown) => void },
): Promise<T> {
  let giveUp: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    giveUp = () => {
      work.catch(onLateFailure);
      reject(late());
    };
  });
  patience.addEventListener('abort', giveUp);
  if (patience.aborted) giveUp();
  try {
    return await Promise.race([work, ended]);
  } finally {
    patience.removeEventListener('abort', giveUp);
  }
}
