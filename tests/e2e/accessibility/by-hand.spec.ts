import type { Locator } from '@playwright/test';
import { expect, test } from '../support/accounts';
import { walk } from '../support/by-hand';
import { waitForWholePage } from '../support/whole-page';

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
          return activeElement === document.body || activeElement?.closest('[aria-modal=true]') !== null;
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
