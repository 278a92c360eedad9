import type { BrowserContext, Page } from '@playwright/test';
import { expect, signIn, test, type Account } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { keptOnDevice } from '../support/kept-on-device';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { SettingsPage } from '../support/pages/settings-page';
import { ON_PAGE } from '../support/saves';

const VIDEO = 'https://example.com/of-ada.mp4';
const STORE = /\.Firestore\/(Listen|Write)\/channel/;

test.use({ patientSaves: false });

/** The session is in the tab only and is lost when the tab closes. */
async function signInForTheTab(context: BrowserContext, account: Account) {
  const page = await context.newPage();
  await signIn(page, account);
  await new SettingsPage(page).choice('Timezone').waitFor();
  return page;
}

async function analyze(page: Page) {
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({ videoUrl: VIDEO }) }));
  const sandbox = new SandboxPage(page);
  await new Dashboard(page).link('Sandbox').click();
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.success).toBeVisible();
}

/** A save that does not reach the server. */
async function saveUnsent(page: Page, name: string) {
  await page.route(STORE, (route) => route.abort());
  const settings = new SettingsPage(page);
  await settings.name.fill(name);
  await settings.save.click();
  await expect(page.getByRole('main').getByText(ON_PAGE)).toBeVisible();
}

test(
  'a session that is not remembered stores nothing but itself, and the browser and a sign-out ask before work is lost',
  { tag: '@row-20' },
  async ({ page, context, account }) => {
    await page.goto('/signin');
    const tab = await signInForTheTab(context, account);
    await analyze(tab);
    await new Dashboard(tab).link('Personal Settings').click();
    await saveUnsent(tab, 'Countess Lovelace');
    const storedIn = async (of: Page) => {
      const kept = await keptOnDevice(of);
      return [account.uid, account.email, VIDEO, 'Countess'].filter((trace) => kept.includes(trace));
    };
    expect(await storedIn(tab), 'the storage of the tab').toEqual([account.uid, account.email]);
    expect(await storedIn(page), 'the device, as another tab sees it').toEqual([]);

    const asked = tab.waitForEvent('dialog');
    await tab.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(tab.getByRole('main').getByText(ON_PAGE)).toBeVisible();

    const dashboard = new Dashboard(tab);
    await dashboard.signOut.click();
    await expect(tab.getByRole('alertdialog')).toContainText(
      '1 change or analysis is only on this device and will be lost.',
    );
    await tab.keyboard.press('Escape');
    await dashboard.signOut.click();
    await dashboard.signOutAnyway.click();
    await expect(tab).toHaveURL('/signin');
    await expect.poll(() => storedIn(tab)).toEqual([]);
  },
);
