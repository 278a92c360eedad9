import type { Page } from '@playwright/test';
import { PICTURE, plannedAnswer } from '../../../../src/features/sandbox/testing/answers';
import { storedProfile } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { replaceFunction } from '../../../e2e/support/answers';
import { expectNoFindings } from '../../../e2e/support/axe';
import { openInDashboard } from '../../../e2e/support/in-app';
import { storeAnalysis } from '../../../e2e/support/library';
import { richAnswer } from '../../../e2e/support/rich-answer';
import { waitForWholePage } from '../../../e2e/support/whole-page';

for (const [language, colorScheme] of [
  ['fr', 'dark'],
  ['es', 'light'],
  ['de', 'light'],
] as const) {
  test.describe(`in ${language}, in the ${colorScheme} theme, on a phone of 320 pixels`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 640 }, hasTouch: true });

    test('everything of a result fits, and axe finds nothing', async ({ page, account }) => {
      await storedProfile(account.uid, { language: { stringValue: language } });
      await signIn(page, account);
      await openInDashboard(page, '/dashboard/sandbox');
      await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
      await page.getByRole('textbox').fill('https://example.com/programme.mp4');
      await page.locator('form button[type=submit]').click();
      const chip = page.locator('ol button[aria-expanded]').first();
      await chip.tap();
      await expect(chip).toHaveAttribute('aria-expanded', 'true');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await expectNoFindings(page, 'the result');
      }
    });
  });
}

/** Each moment is there twice, so that there are segments. */
const planned = plannedAnswer();
const twice = {
  ...planned,
  analysis: planned.analysis.flatMap(({ timestamp, concepts }) => [
    { timestamp, concepts },
    { timestamp: timestamp + 1000, concepts },
  ]),
};

/** The text of the elements whose content is wider than they are. */
const cut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

for (const language of ['en', 'de', 'es', 'fr']) {
  test.describe(`in ${language}, on a phone of 390 pixels`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('no view of a result scrolls sideways, and no text is cut or broken', async ({ page, account }) => {
      await storedProfile(account.uid, { language: { stringValue: language } });
      await storeAnalysis(account, 'program', { state: 'done', parts: 1 }, twice);
      await signIn(page, account);
      await openInDashboard(page, '/dashboard/sandbox/program---------');
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(8);
      // When it was analyzed and where it is stored.
      await expect(page.locator('header p').first()).toContainText('2026');
      expect(await cut(page, 'header p:first-of-type')).toEqual([]);
      for (const tab of await tabs.all()) {
        await tab.click();
        await waitForWholePage(page);
        expect(await cut(page, 'html, main th, main td')).toEqual([]);
      }
      const lines = page
        .getByRole('tabpanel')
        .locator('[data-tone] > span')
        .evaluateAll((words) =>
          words.filter((word) => !word.textContent.includes(' ') && word.getBoundingClientRect().height > 24),
        );
      expect(await lines).toEqual([]);

      await tabs.nth(1).click();
      await page.locator('button[aria-haspopup=menu]').click();
      const box = await page.getByRole('menu').boundingBox();
      expect.soft(box?.x, 'the menu of files').toBeGreaterThanOrEqual(0);
      expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect.soft((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });

    test('no page over several programs scrolls sideways, and no text of it is cut', async ({
      page,
      account,
    }) => {
      await storedProfile(account.uid, { language: { stringValue: language } });
      for (const name of ['first', 'second'])
        await storeAnalysis(account, name, { state: 'done', parts: 1 }, twice);
      await signIn(page, account);
      for (const path of ['compare', 'moments', 'audit', 'many']) {
        await openInDashboard(page, `/dashboard/sandbox/${path}`);
        await waitForWholePage(page);
        if (path === 'compare' || path === 'moments') await page.getByRole('row').nth(1).waitFor();
        if (path === 'many') await page.getByRole('textbox').fill('https://example.com/a.mp4\nno-url');
        expect(await cut(page, 'html, main th, main td, main div:has(table)')).toEqual([]);
      }
    });
  });
}

test('the inputs of the program facts stand in line, whatever their labels and hints', async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await storedProfile(account.uid, { language: { stringValue: 'de' } });
  await storeAnalysis(account, 'program', { state: 'done', parts: 1 }, twice);
  await signIn(page, account);
  await openInDashboard(page, '/dashboard/sandbox/program---------?view=details');
  await page.locator('[aria-controls=program-form]').click();
  const inputs = page.locator('#program-form :is(input, textarea, select)');
  await expect(inputs).toHaveCount(18);
  const tops = await inputs.evaluateAll((all) => all.map((input) => input.getBoundingClientRect().top));
  // After the genre, two a row, and the last one alone.
  const [, ...fields] = tops;
  expect(fields.filter((_, index) => index % 2 === 0).slice(0, -1)).toEqual(
    fields.filter((_, index) => index % 2 === 1),
  );
});

test.describe('beside the player, in a window of 1100 pixels', () => {
  test.use({ viewport: { width: 1100, height: 800 } });

  test('the break sheet stays in its column', async ({ page, account }) => {
    await storedProfile(account.uid, { language: { stringValue: 'de' } });
    const thumbnails = [{ timestamp: 0, image: PICTURE }];
    await storeAnalysis(account, 'program', { state: 'done', parts: 1 }, { ...twice, thumbnails });
    await signIn(page, account);
    await openInDashboard(page, '/dashboard/sandbox/program---------?view=breaks');
    const panel = page.getByRole('tabpanel');
    // Of this program no break suits: the other places are folded.
    await panel.locator('h3 button').first().click();
    await expect(panel.locator('table').first()).toBeVisible();
    expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
