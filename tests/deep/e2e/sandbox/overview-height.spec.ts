import type { AnalysisResponse } from '../../../../src/contracts/analysis';
import type { Language } from '../../../../src/i18n/language';
import { storedProfile } from '../../../firebase/emulators';
import { expect, test } from '../../../e2e/support/accounts';
import { replaceFunction } from '../../../e2e/support/answers';
import { waitForWholePage } from '../../../e2e/support/whole-page';
import { word } from '../../../e2e/support/words';

/** Of 800 pixels each. */
const SCREENS = 3;

/** The result at the end of a stream of events. */
function resultOf(stream: string): AnalysisResponse {
  const [, result = ''] = /^event: result\ndata: (.*)$/m.exec(stream) ?? [];
  return JSON.parse(result) as AnalysisResponse;
}

test('the overview of the sample fits on three screens, in every language', async ({
  dashboardPage: page,
  account,
}) => {
  test.setTimeout(200_000);
  const screens: Partial<Record<Language, number>> = {};
  let answer: AnalysisResponse | undefined;
  await replaceFunction(page, async (route) => {
    answer ??= resultOf(await (await route.fetch({ timeout: 100_000 })).text());
    // On a slow machine the time does not suffice for everything. The note about that is not part of the measurement.
    await route.fulfill({ json: { ...answer, partial: undefined } });
  });
  for (const language of ['en', 'de', 'es', 'fr'] as const) {
    await storedProfile(account.uid, { language: { stringValue: language } });
    await page.goto('/dashboard/sandbox');
    await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
    await page.getByRole('button', { name: word(language, 'sandbox.try-sample') }).click();
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText(word(language, 'sandbox.succeeded'))).toBeVisible({ timeout: 100_000 });
    await waitForWholePage(page);
    await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible();
    screens[language] = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  }
  const tooLong = Object.entries(screens).filter(([, count]) => count > SCREENS);
  expect(tooLong, JSON.stringify(screens)).toEqual([]);
});
