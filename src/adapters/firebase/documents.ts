import type { FirebaseSettings } from './config';
import { createUserFirestore, type FirestorePorts } from './firestore';
import { createProfileDocuments } from './profile';

/** All documents of users; call it once. One file of the build, most of which is Firestore's client. */
export function createFirebaseDocuments(settings: FirebaseSettings, ports: FirestorePorts) {
  const store = createUserFirestore(settings, ports);
  return {
    profiles: createProfileDocuments(store),
    /** For the documents that only one page needs: their code comes with that page. */
    store,
    pending: store.pending,
    clear: store.clear,
  };
}
