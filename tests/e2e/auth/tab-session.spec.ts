import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type Account } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { keptOnDevice } from '../support/kept-on-device';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { SettingsPage } from '../support/pages/settings-page';
import { plantSession } from '../support/planted-session';

const VIDEO = 'https://example.com/of-ada.mp4';
const STORE = /documents:/;

/** The session is in the tab only and is lost when the tab closes. */
async function signInForTheTab(context: BrowserContext, account: Account) {
  const page = await context.newPage();
  await plantSession(page, account);
  await page.goto('/dashboard/settings');
  await new SettingsPage(page).choice('Timezone').waitFor();
  return page;
}

async function analyze(page: Page) {
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({ videoUrl: VIDEO }) }));
  const sandbox = new SandboxPage(page);
  await new Dashboard(page).link('Sandbox').click();
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.success).toBeVisible();
  await expect.poll(() => keptOnDevice(page)).toContain(VIDEO);
}

/** A save that does not reach the server. */
async function saveUnsent(page: Page, name: string) {
  await page.route(STORE, (route) => route.abort());
  const settings = new SettingsPage(page);
  await settings.name.fill(name);
  await settings.save.click();
  await expect(settings.onDevice).toBeVisible();
}

test(
  'a session that is not remembered stores its records in the tab, and a sign-out asks before it removes what is only there',
  { tag: '@row-20' },
  async ({ page, context, account }) => {
    await page.goto('/signin');
    const tab = await signInForTheTab(context, account);
    await analyze(tab);
    await new Dashboard(tab).link('Personal Settings').click();
    await saveUnsent(tab, 'Countess Lovelace');
    const traces = [account.uid, account.email, VIDEO, 'Countess'];
    const storedIn = async (of: Page) => {
      const kept = await keptOnDevice(of);
      return traces.filter((trace) => kept.includes(trace));
    };
    expect(await storedIn(tab), 'the storage of the tab').toEqual(traces);
    expect(await storedIn(page), 'the device, as another tab sees it').toEqual([]);
    await tab.reload();
    await expect(new SettingsPage(tab).name).toHaveValue('Countess Lovelace');
    await expect(new SettingsPage(tab).onDevice).toBeVisible();
    const dashboard = new Dashboard(tab);
    await dashboard.signOut.click();
    await expect(tab.getByRole('alertdialog')).toContainText(
      '2 changes or analyses are only on this device and will be lost.',
    );
    await tab.keyboard.press('Escape');
    expect(await storedIn(tab), 'the user stays').toEqual(traces);
    await dashboard.signOut.click();
    await dashboard.signOutAnyway.click();
    await expect(tab).toHaveURL('/signin');
    await expect.poll(() => storedIn(tab)).toEqual([]);
  },
);
