import { newEmail, PASSWORD, storedProfile } from '../../../firebase/emulators';
import { expect, test } from '../../../e2e/support/accounts';
import { createGate } from '../../../e2e/support/gate';
import { SignUpPage } from '../../../e2e/support/pages/sign-up-page';
import { profileAndTimes } from '../../../e2e/support/stored';
import { nextUserId } from '../../../e2e/support/user-ids';

const LONG_AGO = '2025-05-28T08:00:00.000Z';

test(
  'a sign-up that finds a profile merges its fields and sets updatedAt',
  { tag: '@spec-4.3a' },
  async ({ page }) => {
    // Between the creation of the account and of its profile, another client stores a profile: another tab, or an
    // importer.
    const gate = createGate();
    await page.route('**/accounts:update*', async (route) => {
      await gate.passed;
      await route.continue();
    });
    const email = newEmail();
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    const uid = nextUserId(page);
    await signUpPage.signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
    await storedProfile(await uid, {
      name: { stringValue: 'Somebody' },
      email: { stringValue: email },
      timezone: { stringValue: 'PST' },
      createdAt: { stringValue: LONG_AGO },
      updatedAt: { stringValue: LONG_AGO },
    });
    gate.open();
    await expect(page).toHaveURL('/dashboard/settings');
    await expect.poll(async () => (await storedProfile(await uid)).name).toBe('Grace Hopper');
    const { profile, createdAt, updatedAt } = await profileAndTimes(await uid);
    expect(profile).toEqual({
      name: 'Grace Hopper',
      email,
      timezone: 'PST',
      notifications: true,
      theme: 'light',
    });
    expect(createdAt).toBe(LONG_AGO);
    expect(updatedAt).not.toBe(LONG_AGO);
  },
);
