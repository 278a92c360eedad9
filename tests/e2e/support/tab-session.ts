import { expect, type BrowserContext, type Page } from '@playwright/test';
import { signIn, type Account } from './accounts';
import { answerWith, replaceFunction } from './answers';
import { Dashboard } from './pages/dashboard';
import { SandboxPage } from './pages/sandbox-page';
import { SettingsPage } from './pages/settings-page';
import { ON_PAGE } from './saves';
import { expectNothingToLose } from './stored';

export const VIDEO = 'https://example.com/of-ada.mp4';
export const STORE = /\.Firestore\/(Listen|Write)\/channel/;

/** The session is in the tab only and is lost when the tab closes. */
export async function signInForTheTab(context: BrowserContext, account: Account) {
  const page = await context.newPage();
  await signIn(page, account);
  await new SettingsPage(page).choice('Timezone').waitFor();
  return page;
}

export async function analyze(page: Page) {
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({ videoUrl: VIDEO }) }));
  const sandbox = new SandboxPage(page);
  await new Dashboard(page).link('Sandbox').click();
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.success).toBeVisible();
  await expectNothingToLose(page);
}

/** A save that does not reach the server. */
export async function saveUnsent(page: Page, name: string) {
  await page.route(STORE, (route) => route.abort());
  const settings = new SettingsPage(page);
  await settings.name.fill(name);
  await settings.save.click();
  await expect(page.getByRole('main').getByText(ON_PAGE)).toBeVisible();
}
