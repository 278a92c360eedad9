import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { smallTargets, walk } from '../support/by-hand';
import { openInDashboard } from '../support/in-app';
import { DASHBOARD_PATHS, DIALOG_PAGES } from '../support/pages/routes';
import { richAnswer } from '../support/rich-answer';
import { waitForWholePage } from '../support/whole-page';

const LEGAL = ['/terms-of-service', '/privacy-policy'];

/** Pages with elements that stay over the content, or with many controls: the focus is walked through these. */
const WALKED = /settings|sandbox|dialog of .*(api|campaigns)$/;

/** A walk must begin at the start of the page, which only a page load guarantees. */
const open = (page: Page, path: string, where: string) =>
  WALKED.test(where) || !path.startsWith('/dashboard/') ? page.goto(path) : openInDashboard(page, path);

/** Shows a page and waits until it is complete; the Sandbox with a result and the evidence of one concept. */
async function show(page: Page, path: string) {
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

async function eachView(page: Page, look: (where: string) => Promise<void>) {
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

test(
  'every control of the dashboard and the legal pages is 24 pixels large; in Settings, the Sandbox and two dialogs the focus has a ring and is never covered',
  { tag: '@row-26' },
  async ({ dashboardPage: page }) => {
    test.slow();
    await eachView(page, async (where) => {
      expect.soft(await smallTargets(page, 24), where).toEqual([]);
      const stops = WALKED.test(where) ? await walk(page) : [];
      expect(
        stops.filter(({ isHidden, hasRing }) => isHidden || !hasRing),
        where,
      ).toEqual([]);
    });
  },
);

test(
  'the keyboard can skip the sidebar; the focus follows the reading order, stays in a dialog, and returns from it',
  { tag: '@row-27' },
  async ({ dashboardPage: page }) => {
    await page.goto('/dashboard/campaigns');
    await waitForWholePage(page);
    await page.getByRole('table').waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await page.reload();
    await page.getByRole('table').waitFor();
    const stops = (await walk(page)).filter(({ left }) => left > 280);
    expect(stops.length).toBeGreaterThan(4);
    const inOrder = [...stops].sort((a, b) =>
      Math.abs(a.top - b.top) < 24 ? a.left - b.left : a.top - b.top,
    );
    expect(stops.map(({ html }) => html)).toEqual(inOrder.map(({ html }) => html));

    const open = page.getByRole('button', { name: 'New Campaign' });
    await open.press('Enter');
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel('Name');
    const create = dialog.getByRole('button', { name: 'Create Campaign' });
    const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);
    await expect(name).toBeFocused();
    let isAtEnd = false;
    let isBack = false;
    // The parts of a date are stops, too.
    for (let presses = 0; presses < 20 && !isBack; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const { activeElement } = document;
          // Between the last and the first stop of a page, the focus is in the browser itself.
          return activeElement === document.body || activeElement?.closest('dialog') !== null;
        }),
      ).toBe(true);
      isAtEnd ||= await hasFocus(create);
      isBack = await hasFocus(name);
    }
    expect([isAtEnd, isBack], 'to the last button, and back to the first field').toEqual([true, true]);
    await name.fill('Half a name');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
  },
);
