import type { Page } from '@playwright/test';
import { countDocuments } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { plannedAnswer, showAnswer } from '../../../e2e/support/planned-answer';
import { DASHBOARD_PATHS, OPEN_PATHS } from '../../../e2e/support/pages/routes';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { SignInPage } from '../../../e2e/support/pages/sign-in-page';
import { waitForWholePage } from '../../../e2e/support/whole-page';

/** Like a browser whose user allows no site to use databases. */
async function denyDatabases(page: Page) {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
    };
  });
}

test('where the browser denies service workers every page opens', async ({ page, account }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const openAll = async (paths: string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await waitForWholePage(page);
      await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
    }
  };
  await openAll(OPEN_PATHS);
  await signIn(page, account);
  await expect(new Dashboard(page).sidebar).toContainText(account.email);
  await openAll(DASHBOARD_PATHS);
});

test('where the browser has no locks and no channels between tabs, saves are sent and analyses run', async ({
  page,
  account,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  await signIn(page, account, { rememberMe: true });
  expect(await page.evaluate(() => [typeof navigator.locks, typeof BroadcastChannel])).toEqual([
    'undefined',
    'undefined',
  ]);
  const settings = new SettingsPage(page);
  await settings.name.fill('Countess Lovelace');
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  const sandbox = await showAnswer(page, plannedAnswer());
  const brief = page.getByLabel('The brief in your own words');
  await brief.fill('cooking');
  await expect.poll(() => countDocuments(`users/${account.uid}/planning`)).toBe(1);
  await sandbox.openView('Suitability');
  await expect(page.getByText('saved in your account, for all your devices')).toBeVisible();
  await page.reload();
  await expect(brief).toHaveValue('cooking');
});

test('where databases never answer a user can sign in, and stays signed in as long as the tab', async ({
  page,
  account,
}) => {
  await page.addInitScript(() => {
    // Like some browsers after a crash: no event is ever fired.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await signIn(page, account, { rememberMe: true });
  const dashboard = new Dashboard(page);
  await expect(dashboard.sidebar).toContainText(account.email);
  await page.reload();
  await expect(dashboard.sidebar).toContainText(account.email);
  const settings = new SettingsPage(page);
  await settings.name.fill('Countess Lovelace');
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  await dashboard.signOut.click();
  await expect(page).toHaveURL('/signin');
});

for (const rememberMe of [true, false]) {
  test(`where databases are denied a user can sign in, and stays signed in as long as the tab (remember me: ${String(rememberMe)})`, async ({
    page,
    account,
  }) => {
    await denyDatabases(page);
    await signIn(page, account, { rememberMe });
    const dashboard = new Dashboard(page);
    await expect(dashboard.sidebar).toContainText(account.email);
    await page.reload();
    await expect(dashboard.sidebar).toContainText(account.email);
    await dashboard.signOut.click();
    await expect(page).toHaveURL('/signin');
    await page.reload();
    await expect(new SignInPage(page).submit).toBeVisible();
  });
}
