import { expect, type Page } from '@playwright/test';
import { storedProfile } from '../../firebase/emulators';

/** The id of the account with which the page signs in or up next, from the response of the identity service. */
export async function nextUserId(page: Page): Promise<string> {
  const response = await page.waitForResponse(/\/accounts:(signUp|signInWithPassword|signInWithIdp)\b/);
  const { localId } = (await response.json()) as { localId: string };
  return localId;
}

/** The ID of the next user who signs up, once the profile is stored: after 5 s the application goes on without that. */
export async function nextStoredUserId(page: Page): Promise<string> {
  const uid = await nextUserId(page);
  await expect(() => storedProfile(uid)).toPass();
  return uid;
}
