import type { Page } from '@playwright/test';
import { replaceFunction } from './answers';
import { openInDashboard } from './in-app';
import { DASHBOARD_PATHS, DIALOG_PAGES } from './pages/routes';
import { richAnswer } from './rich-answer';
import { waitForWholePage } from './whole-page';

const LEGAL = ['/terms-of-service', '/privacy-policy'];

/** Pages with elements that stay over the content, or with many controls: the focus is walked through these. */
export const WALKED = /settings|sandbox|dialog of .*(api|campaigns)$/;

/** A walk must begin at the start of the page, which only a page load guarantees. */
const open = (page: Page, path: string, where: string) =>
  WALKED.test(where) || !path.startsWith('/dashboard/') ? page.goto(path) : openInDashboard(page, path);

/** Shows a page and waits until it is complete; the Sandbox with a result and the evidence of one concept. */
export async function show(page: Page, path: string) {
  await open(page, path, path);
  await waitForWholePage(page);
  if (path !== '/dashboard/sandbox') return;
  await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
  await page.getByRole('textbox').fill('https://example.com/programme.mp4');
  await page.keyboard.press('Enter');
  await page.locator('ol button[aria-expanded]').first().press('Enter');
}

/** Opens the dialog of a page with the keyboard, so that the focused element shows its focus ring. */
async function showDialog(page: Page, path: string, where: string) {
  await open(page, path, where);
  await page.locator('main section > div > button').first().press('Enter');
  await page.getByRole('dialog').waitFor();
}

/** Shows every page of the dashboard, the legal pages and the dialogs, and calls `look` for each. */
export async function eachView(page: Page, look: (where: string) => Promise<void>) {
  for (const path of [...DASHBOARD_PATHS, ...LEGAL]) {
    await show(page, path);
    await look(path);
  }
  for (const path of DIALOG_PAGES) {
    const where = `the dialog of ${path}`;
    await showDialog(page, path, where);
    await look(where);
  }
}
