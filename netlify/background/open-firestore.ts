import { deleteApp, FirebaseError, initializeServerApp } from 'firebase/app';
import { connectAuthEmulator, getAuth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite';

export interface FirebaseProject {
  projectId: string;
  /** Of the web app: it identifies the project to the identity service, and is no secret. */
  apiKey: string;
  /** `host:port` of the emulators; Google's services unless given. */
  authEmulatorHost?: string;
  firestoreEmulatorHost?: string;
}

/** Firestore as one user sees it. */
export interface OpenFirestore {
  firestore: Firestore;
  /** Releases what the client keeps for this token. */
  close: () => Promise<void>;
}

// The client would log each refused request with its content, which is the user's.
setLogLevel('silent');

/**
 * Opens Firestore with a user's ID token: the security rules apply to each request as to this user. The identity
 * service is asked once for the account, so a session that was revoked cannot be used.
 *
 * @throws FirebaseError `unauthenticated` if the account cannot be read with this token
 */
export async function openFirestore(project: FirebaseProject, authIdToken: string): Promise<OpenFirestore> {
  const { projectId, apiKey, authEmulatorHost, firestoreEmulatorHost } = project;
  const app = initializeServerApp({ projectId, apiKey }, { authIdToken });
  const close = () => deleteApp(app);
  // Firestore takes the token from Auth.
  const auth = getAuth(app);
  if (authEmulatorHost) connectAuthEmulator(auth, `http://${authEmulatorHost}`, { disableWarnings: true });
  const firestore = getFirestore(app);
  if (firestoreEmulatorHost) {
    const { hostname, port } = new URL(`http://${firestoreEmulatorHost}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  await auth.authStateReady();
  if (auth.currentUser) return { firestore, close };
  await close();
  throw new FirebaseError('unauthenticated', 'The account cannot be read with this token');
}
