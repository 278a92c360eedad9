import type { Browser, BrowserContext, Page } from '@playwright/test';
import { countDocuments } from '../../../firebase/emulators';
import { expect, test, type Account } from '../../../e2e/support/accounts';
import { keptOnDevice } from '../../../e2e/support/kept-on-device';
import { cutNetwork, restoreNetwork } from '../../../e2e/support/network';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SandboxPage } from '../../../e2e/support/pages/sandbox-page';
import { plannedAnswer, showAnswer } from '../../../e2e/support/planned-answer';
import { plantSession } from '../../../e2e/support/planted-session';
import { refuseServers } from '../../../e2e/support/servers';

const SYNCED = /are saved in your account, for all your devices/;
const profilePanel = (page: Page) => page.getByRole('tabpanel', { name: 'Suitability' });
const kept = (page: Page) => page.getByRole('tabpanel', { name: 'Breaks' }).getByText(/kept by hand/);

const openView = (page: Page, name: Parameters<SandboxPage['openView']>[0]) =>
  new SandboxPage(page).openView(name);
const briefText = (page: Page) => page.getByLabel('The brief in your own words');

/** Another device of this user, which shows the result of the same video. */
async function tabletOf(
  browser: Browser,
  account: Account,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 } });
  const page = await context.newPage();
  await plantSession(page, account);
  await showAnswer(page, plannedAnswer());
  return { page, context };
}

test('what is planned at the desk is there on the tablet, also what both have changed without each other', async ({
  dashboardPage: desk,
  account,
  browser,
}) => {
  await showAnswer(desk, plannedAnswer());
  await desk.getByLabel('Suitability profile').first().selectOption('Open');
  await briefText(desk).fill('cooking');
  await openView(desk, 'Breaks');
  await desk.getByRole('button', { name: 'Keep the break at 00:50.0' }).click();
  await expect(kept(desk)).toHaveCount(1);
  await expect.poll(() => countDocuments(`users/${account.uid}/planning`)).toBe(2);

  const { page: tablet, context } = await tabletOf(browser, account);
  await expect(briefText(tablet)).toHaveValue('cooking');
  await openView(tablet, 'Breaks');
  await expect(kept(tablet)).toHaveCount(1);
  await openView(tablet, 'Suitability');
  const chosen = profilePanel(tablet).getByLabel('Profile', { exact: true });
  await expect(chosen).toHaveValue('open');

  await cutNetwork(context);
  await briefText(tablet).fill('cooking, no crime');
  await desk.getByRole('button', { name: 'Drop the break at 00:50.0' }).click();
  await openView(desk, 'Overview');
  await desk.getByLabel('Suitability profile').first().selectOption('Careful');
  await restoreNetwork(context);
  await expect(chosen).toHaveValue('careful');
  await openView(tablet, 'Breaks');
  await expect(kept(tablet)).toHaveCount(0);
  await expect(briefText(tablet)).toHaveValue('cooking, no crime');
  await expect(briefText(desk)).toHaveValue('cooking, no crime');
  await context.close();
});

test('what is planned without the server is there after a reload, and is sent when the server is back', async ({
  dashboardPage: page,
  account,
}) => {
  await showAnswer(page, plannedAnswer());
  await page.getByLabel('Suitability profile').first().selectOption('Open');
  await expect.poll(() => countDocuments(`users/${account.uid}/planning`)).toBe(1);
  const restore = await refuseServers(page);
  await briefText(page).fill('cooking');
  await openView(page, 'Breaks');
  await page.getByRole('button', { name: 'Keep the break at 00:50.0' }).click();
  await openView(page, 'Suitability');
  await expect(
    profilePanel(page).getByText(/^The server and your other devices get .* as soon as it can be reached/),
  ).toBeVisible();
  // Until then, the browser would ask about what was just typed.
  await expect.poll(() => keptOnDevice(page)).toContain('kept');

  await showAnswer(page, plannedAnswer());
  await expect(briefText(page)).toHaveValue('cooking');
  await openView(page, 'Breaks');
  await expect(kept(page)).toHaveCount(1);
  expect(await countDocuments(`users/${account.uid}/planning`)).toBe(1);
  await restore();
  await openView(page, 'Suitability');
  await expect(profilePanel(page).getByText(SYNCED)).toBeVisible({ timeout: 60_000 });
  expect(await countDocuments(`users/${account.uid}/planning`)).toBe(2);
});

test('a sign-out sends what waits, or asks; nothing stays on the device, and nobody else sees it', async ({
  dashboardPage: page,
  context,
  account,
  sharedAccount,
}) => {
  await showAnswer(page, plannedAnswer());
  await openView(page, 'Suitability');
  await expect(profilePanel(page).getByText(SYNCED)).toBeVisible();
  await cutNetwork(context);
  await briefText(page).fill('cooking');
  const { signOut } = new Dashboard(page);
  const question = page.getByRole('alertdialog', { name: 'Sign out and lose work on this device?' });
  await signOut.click();
  await expect(question).toContainText('only on this device and will be lost.');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await restoreNetwork(context);
  await briefText(page).fill('cooking and travel');
  await signOut.click();
  await page.waitForURL('/signin');
  expect(await countDocuments(`users/${account.uid}/planning`)).toBe(1);
  for (const trace of [account.uid, account.email, 'cooking'])
    await expect.poll(() => keptOnDevice(page)).not.toContain(trace);

  await plantSession(page, sharedAccount);
  await showAnswer(page, plannedAnswer());
  await openView(page, 'Suitability');
  await expect(profilePanel(page).getByText(SYNCED)).toBeVisible();
  await expect(briefText(page)).toHaveValue('');
  await signOut.click();
  await page.waitForURL('/signin');
  // Otherwise the next page would finish the sign-out, and end the session that is planted.
  await expect.poll(() => keptOnDevice(page)).not.toContain(sharedAccount.uid);

  await plantSession(page, account);
  await showAnswer(page, plannedAnswer());
  await expect(page.getByRole('complementary')).toContainText(account.email);
  await expect(briefText(page)).toHaveValue('cooking and travel');
});
