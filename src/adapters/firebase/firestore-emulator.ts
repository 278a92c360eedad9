import { connectFirestoreEmulator, type Firestore } from 'firebase/firestore';
import type { FirebaseEmulators } from './config';

/** Connects `store` to the Firestore emulator. Call it before the first request. */
export function connectStore(store: Firestore, { firestoreHost, firestorePort }: FirebaseEmulators): void {
  connectFirestoreEmulator(store, firestoreHost, firestorePort);
}
