import { expect, test } from './accounts';

test('nothing adds styles to the page at run time, as a strict policy will demand', async ({
  dashboardPage: page,
}) => {
  await page.goto('/dashboard/sandbox');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('style').count()).toBe(0);
});
