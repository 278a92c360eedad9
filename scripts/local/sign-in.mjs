import { DEMO_ACCOUNT } from './demo-account.mjs';

/**
 * Signs in on the page of the site. @param {import('@playwright/test').Page} page @param {string} site its URL
 * @param {{ account?: { email: string, password: string }, isRemembered?: boolean }} [options] `isRemembered`: so that the
 *   sign-in outlives its tab
 */
export async function signIn(page, site, { account = DEMO_ACCOUNT, isRemembered = false } = {}) {
  await page.goto(`${site}/signin`);
  await page.getByLabel('Email Address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  if (isRemembered) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard/**');
}
