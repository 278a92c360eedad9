import { storedProfile } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { ListPage } from '../../../e2e/support/pages/list-page';

const CAMPAIGNS = '/dashboard/campaigns';
const ORGANIZATIONS = '/dashboard/organizations';

for (const language of ['es', 'fr']) {
  test(`the cards of a narrow screen hold the longer words of "${language}"`, async ({ page, account }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await storedProfile(account.uid, { language: { stringValue: language } });
    await signIn(page, account);
    for (const path of [CAMPAIGNS, ORGANIZATIONS]) {
      const list = new ListPage(page, path);
      await list.open();
      await expect(page.locator(`html[lang="${language}"]`)).toHaveCount(1);
      for (const part of await list.table.locator('tbody :is(td, th, td > *, td span), thead button').all()) {
        const overhang = await part.evaluate((element) => {
          const holder = element.closest('tbody tr') ?? document.body;
          return element.getBoundingClientRect().right - holder.getBoundingClientRect().right;
        });
        expect(overhang, await part.innerText()).toBeLessThanOrEqual(0);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });
}
