import { expect, signIn } from '../support/accounts';
import { comeBack, test } from '../support/back-forward-cache';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';

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
