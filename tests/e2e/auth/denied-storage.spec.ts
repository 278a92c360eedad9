import type { Page } from '@playwright/test';
import { expect, test } from '../support/accounts';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';

/** Like a browser whose user allows no site to store anything. */
async function denyAllStorage(page: Page) {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
    };
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, area, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

test('where the browser denies all storage a user can sign in, save and navigate, and stays signed in as long as the page', async ({
  page,
  account,
}) => {
  await denyAllStorage(page);
  const form = new SignInPage(page);
  await form.open();
  await form.signIn(account.email, 'Wrong-Password-1', { rememberMe: true });
  await expect(form.banner).toHaveText('Error: Invalid credentials');
  await form.signIn(account.email, account.password, { rememberMe: true });
  await expect(page).toHaveURL('/dashboard/settings');
  const dashboard = new Dashboard(page);
  await expect(dashboard.sidebar).toContainText(account.email);
  const settings = new SettingsPage(page);
  await settings.name.fill('Countess Lovelace');
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  await dashboard.link('Billing').click();
  await expect(dashboard.heading).toHaveText('Billing');
  await page.reload();
  await expect(page).toHaveURL('/signin');
});
