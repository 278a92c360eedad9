import type { Page } from '@playwright/test';
import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { consoleOf } from '../support/console-of';
import { SettingsPage } from '../support/pages/settings-page';

const STORE_READ = '**/documents:batchGet*';
const STORE_WRITE = '**/documents:commit*';

/** Replaces `uid` by another id in requests to the store, which its real rules reject. */
async function askForAnotherProfile(page: Page, url: string, uid: string) {
  await page.route(url, async (route) => {
    const postData = route.request().postData()?.replaceAll(uid, `x${uid}`);
    await route.continue(postData === undefined ? {} : { postData });
  });
}

test(
  'a load and a save that the rules of the store reject are logged and shown, and succeed at the next try',
  { tag: ['@spec-8.4a', '@spec-8.4b', '@spec-8.5a'] },
  async ({ page, account }) => {
    const logged = consoleOf(page);
    const settings = new SettingsPage(page);
    await askForAnotherProfile(page, STORE_READ, account.uid);
    await signIn(page, account);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load user profile');
    expect(logged.join('\n')).toContain('Error getting user profile');
    // The error also reached the code that called the store.
    expect(logged.join('\n')).toContain('The profile could not be loaded');
    await page.unroute(STORE_READ);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(settings.name).toHaveValue('Ada Lovelace');

    await askForAnotherProfile(page, STORE_WRITE, account.uid);
    await settings.name.fill('Countess Lovelace');
    await settings.choice('Date Format').selectOption('DD/MM/YYYY');
    await settings.save.click();
    await expect(page.getByRole('alert')).toContainText(
      'Your profile could not be saved: the server rejected the change',
    );
    expect(logged.join('\n')).toContain('Error saving user profile');
    await expect(settings.name).toHaveValue('Countess Lovelace');
    await expect(settings.choice('Date Format')).toHaveValue('DD/MM/YYYY');
    await page.unroute(STORE_WRITE);
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({
      name: 'Countess Lovelace',
      dateFormat: 'DD/MM/YYYY',
    });
  },
);
