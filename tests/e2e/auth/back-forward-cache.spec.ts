import type { Page } from '@playwright/test';
import { expect, signIn } from '../support/accounts';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';
import { testInWholeBrowser } from '../support/whole-browser';

/** A browser with the back/forward cache, which Playwright disables. */
const test = testInWholeBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

/** Leaves the page for another site, and comes back to it from the back/forward cache. */
async function comeBack(page: Page, meanwhile: () => Promise<void>) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto('about:blank');
  await meanwhile();
  // A restored page fires no load event.
  await page.goBack({ waitUntil: 'commit' });
}

// Messages of the other tab make Chromium reload the page; a unit test of the session's storage covers the other case.
test(
  'a page that returns from the back/forward cache does not show a user who has signed out meanwhile',
  { tag: '@row-20' },
  async ({ page, account }) => {
    await signIn(page, account, { rememberMe: true });
    await expect(new Dashboard(page).sidebar).toContainText(account.email);
    // The documents have been read: a page that is frozen while it stores them holds their database.
    await new SettingsPage(page).name.waitFor();
    const other = await page.context().newPage();
    await comeBack(page, async () => {
      await other.goto('/dashboard/billing');
      await new Dashboard(other).signOut.click();
      await expect(other).toHaveURL('/signin');
    });
    await expect(page).toHaveURL('/signin');
    await expect(page.getByText(account.email)).toHaveCount(0);
  },
);
