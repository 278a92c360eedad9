import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { countDocuments } from '../../../firebase/emulators';
import { expect, test, type Account } from '../../../e2e/support/accounts';
import { keptOnDevice } from '../../../e2e/support/kept-on-device';
import { cutNetwork, restoreNetwork } from '../../../e2e/support/network';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { plannedAnswer, showAnswer } from '../../../e2e/support/planned-answer';
import { plantSession } from '../../../e2e/support/planted-session';

const SYNCED = /are saved on this device and on the server/;
const profilePanel = (page: Page) => page.getByRole('region', { name: 'Suitability profile' });
const planned = (page: Page) => page.getByRole('list', { name: 'Planned breaks' }).getByRole('listitem');
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

/** The value of a field after its page has become visible again, which queries the server at once. */
async function afterLook(page: Page, field: Locator): Promise<string> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  return field.inputValue();
}

test('what is planned at the desk is there on the tablet, also what both have changed without each other', async ({
  dashboardPage: desk,
  account,
  browser,
}) => {
  await showAnswer(desk, plannedAnswer());
  await desk.getByLabel('Suitability profile').first().selectOption('Open');
  await briefText(desk).fill('cooking');
  await desk.getByRole('button', { name: 'Keep the break at 00:50.0' }).click();
  await expect(planned(desk).filter({ hasText: 'chosen by hand' })).toHaveCount(1);
  await expect.poll(() => countDocuments(`users/${account.uid}/planning`)).toBe(2);

  const { page: tablet, context } = await tabletOf(browser, account);
  await expect(briefText(tablet)).toHaveValue('cooking');
  // The break may be stored in a later write than the brief.
  await expect
    .poll(async () => {
      await afterLook(tablet, briefText(tablet));
      return planned(tablet).filter({ hasText: 'chosen by hand' }).count();
    })
    .toBe(1);
  await expect(profilePanel(tablet).getByLabel('Profile', { exact: true })).toHaveValue('open');

  await cutNetwork(context);
  await briefText(tablet).fill('cooking, no crime');
  await desk.getByLabel('Suitability profile').first().selectOption('Careful');
  await restoreNetwork(context);
  const chosen = profilePanel(tablet).getByLabel('Profile', { exact: true });
  await expect.poll(() => afterLook(tablet, chosen)).toBe('careful');
  await expect(briefText(tablet)).toHaveValue('cooking, no crime');
  await expect.poll(() => afterLook(desk, briefText(desk))).toBe('cooking, no crime');
  await context.close();
});

test('a sign-out sends what waits, or asks; nothing stays on the device, and nobody else sees it', async ({
  dashboardPage: page,
  context,
  account,
  sharedAccount,
}) => {
  await showAnswer(page, plannedAnswer());
  await expect(profilePanel(page).getByText(SYNCED)).toBeVisible();
  // The sign-out sends for 4 s at most: here for as long as the server needs.
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => (ms === 4_000 ? new AbortController().signal : timeout(ms));
  });
  await cutNetwork(context);
  await briefText(page).fill('cooking');
  const { signOut, signOutAnyway } = new Dashboard(page);
  const question = page.getByRole('alertdialog', { name: 'Sign out and lose work on this device?' });
  await signOut.click();
  // The edits, and the analysis, which was made on this device.
  await expect(question).toContainText('2 changes or analyses are only on this device and will be lost.');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await restoreNetwork(context);
  await briefText(page).fill('cooking and travel');
  await signOut.click();
  await expect(question).toContainText('1 change or analysis is only on this device and will be lost.');
  await signOutAnyway.click();
  await page.waitForURL('/signin');
  for (const trace of [account.uid, account.email, 'cooking'])
    await expect.poll(() => keptOnDevice(page)).not.toContain(trace);

  await plantSession(page, sharedAccount);
  await showAnswer(page, plannedAnswer());
  await expect(profilePanel(page).getByText(SYNCED)).toBeVisible();
  await expect(briefText(page)).toHaveValue('');

  await plantSession(page, account);
  await showAnswer(page, plannedAnswer());
  await expect(briefText(page)).toHaveValue('cooking and travel');
});
