import type { Page } from '@playwright/test';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import { authEmulatorUrl, emulatorSettings } from '../../firebase/emulators';
import type { Account } from './accounts';

let opened: Auth | null = null;

function openAuth(): Auth {
  const { apiKey, authDomain, projectId } = emulatorSettings();
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: inMemoryPersistence,
  });
  connectAuthEmulator(auth, authEmulatorUrl(), { disableWarnings: true });
  return auth;
}

/**
 * Stores a real session in the format of the identity library, as a sign-in with "Remember me" does. For tests that begin
 * with a signed-in user; other tests cover the sign-in form.
 */
export async function plantSession(page: Page, { email, password }: Account): Promise<void> {
  opened ??= openAuth();
  const { user } = await signInWithEmailAndPassword(opened, email, password);
  // A static file of the site, so that the storage can be written before the application runs.
  await page.goto('/favicon.svg');
  await page.evaluate(
    async (entries) => {
      // The session of an earlier user, which the library would prefer.
      const request = indexedDB.deleteDatabase('firebaseLocalStorageDb');
      await new Promise((resolve) => (request.onsuccess = resolve));
      entries.forEach(([key, value]) => localStorage.setItem(key, value));
    },
    [
      [`firebase:authUser:${opened.config.apiKey}:[DEFAULT]`, JSON.stringify(user)],
      ['scenecue.user', JSON.stringify({ uid: user.uid, displayName: user.displayName, email: user.email })],
    ] as const,
  );
}
