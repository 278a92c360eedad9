import { storedProfile } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { replaceFunction } from '../../../e2e/support/answers';
import { expectNoFindings } from '../../../e2e/support/axe';
import { openInDashboard } from '../../../e2e/support/in-app';
import { richAnswer } from '../../../e2e/support/rich-answer';

for (const [language, colorScheme] of [
  ['fr', 'dark'],
  ['es', 'light'],
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
