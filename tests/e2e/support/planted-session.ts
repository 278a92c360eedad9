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
 * Leaves a real session in the tab, as a sign-in without "Remember me" does, and as the library writes it down. Two
 * hundred tests begin with somebody who is signed in: the form of the sign-in is tested by others.
 */
export async function plantSession(page: Page, { email, password }: Account): Promise<void> {
  opened ??= openAuth();
  const { user } = await signInWithEmailAndPassword(opened, email, password);
  // A file of the site: its storage can be written before the application is there.
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => entries.forEach(([key, value]) => sessionStorage.setItem(key, value)), [
    [`firebase:authUser:${opened.config.apiKey}:[DEFAULT]`, JSON.stringify(user)],
    ['scenecue.user', JSON.stringify({ uid: user.uid, displayName: user.displayName, email: user.email })],
  ] as const);
}
