/// <reference types="vite/client" />

/** Every variable that the build reads. All are strings, and any of them can be missing. */
interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_TOKEN_SYNC_URL?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  readonly VITE_AUTH_EMULATOR_URL?: string;
  readonly VITE_FIRESTORE_EMULATOR_HOST?: string;
  /** Set by `vite.config.ts` from the settings of the function. */
  readonly VITE_SPEECH_HOST?: string;
  readonly VITE_SPEECH_MINUTES?: string;
  readonly VITE_SCENE_HOST?: string;
  readonly VITE_SCENES_PER_DAY?: string;
}
