/** Which Firebase project the application talks to, and whether that is a real one. */
export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId: string;
  /** If set, local emulators are used instead of the hosted services. Only a build that is made for them can do so. */
  emulators?: FirebaseEmulators;
}

export interface FirebaseEmulators {
  /** Origin of the Auth emulator, such as `http://127.0.0.1:9099`. */
  authUrl: string;
  firestoreHost: string;
  firestorePort: number;
}
