import { expect, type Page } from '@playwright/test';
import { storedProfile } from '../../firebase/emulators';

/** The stored profile of `uid` without its timestamps, and the timestamps separately. */
export async function profileAndTimes(uid: string) {
  const { createdAt, updatedAt, ...profile } = await storedProfile(uid);
  return { profile, createdAt, updatedAt };
}

/** The timestamp format of the specification: ISO 8601, here always in UTC. */
export const ISO_TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Waits until the browser would not ask before the page is closed: everything is stored somewhere. */
export async function expectNothingToLose(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(false);
}
