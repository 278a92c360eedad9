import type { BrowserContext, Page } from '@playwright/test';
import { storedProfile } from '../../firebase/emulators';
import { expect, type Account } from './accounts';
import { cutNetwork, restoreNetwork } from './network';
import { Dashboard } from './pages/dashboard';
import { SettingsPage } from './pages/settings-page';

/** All requests to Firestore and to the identity service. */
export const BACKENDS = /Firestore\/(Listen|Write)|documents:|identitytoolkit|securetoken/;

/** Aborts all requests to the backends, and takes the page offline. A new page may still report that it is online. */
export async function disconnect(context: BrowserContext) {
  await context.route(BACKENDS, (route) => route.abort());
  await cutNetwork(context);
}

export async function reconnect(context: BrowserContext) {
  await context.unrouteAll();
  await restoreNetwork(context);
}

/** The pending edits, as shown at the foot of the sidebar. */
export const sidebarState = (page: Page) => new Dashboard(page).sidebar.getByRole('status');

/** Not the default, so a form that shows it has loaded the stored profile. */
export const DATE_FORMAT = 'DD/MM/YYYY';

export async function storeOf({ uid, email }: Account, more: Record<string, string> = {}) {
  const now = new Date().toISOString();
  const fields = {
    name: 'Ada Lovelace',
    email,
    createdAt: now,
    updatedAt: now,
    timezone: 'UTC',
    dateFormat: DATE_FORMAT,
    ...more,
  };
  return storedProfile(
    uid,
    Object.fromEntries(Object.entries(fields).map(([field, stringValue]) => [field, { stringValue }])),
  );
}

/** Opens Settings with the stored profile. */
export async function settingsOf(page: Page, account: Account) {
  await storeOf(account);
  const settings = new SettingsPage(page);
  await settings.open();
  await expect(settings.choice('Date Format')).toHaveValue(DATE_FORMAT);
  return settings;
}

/** The channel on which Firestore's client sends writes, and the one on which it hears of documents. */
export const WRITES = '**/google.firestore.v1.Firestore/Write/**';
export const READS = '**/google.firestore.v1.Firestore/Listen/**';

/** Replaces `uid` by another one in requests to the store, which its real rules refuse. */
export async function askForAnotherProfile(page: Page, channel: string, uid: string) {
  await page.route(channel, async (route) => {
    const postData = route.request().postData()?.replaceAll(uid, `x${uid}`);
    await route.continue(postData === undefined ? {} : { postData });
  });
}

/** The state of a save that only the page has: the session is not remembered. */
export const ON_PAGE = /^Not synced yet\. Your changes are only in this page: keep it open\./;
