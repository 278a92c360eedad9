import { storedProfile } from '../firebase/emulators';
import { expect, test } from './accounts';

test.beforeEach(async ({ dashboardPage: page }) => {
  await page.goto('/dashboard/statistics');
});

test('"Cards: Total Views 1.2M (12% increase); Engagement Rate 8.5% (3.2% increase); Average Watch Time 4:32 (1.5% decrease)"', async ({
  dashboardPage: page,
}) => {
  const figures = page.getByRole('region', { name: 'Key figures' });
  expect((await figures.innerText()).split(/\n+/)).toEqual([
    ...['Total Views', '1.2M', '12% increase'],
    ...['Engagement Rate', '8.5%', '3.2% increase'],
    ...['Average Watch Time', '4:32', '1.5% decrease'],
  ]);
});

test('"Top Sources list: Direct 30%, Social Media 25%, Search 20%, Referral 15%"', async ({
  dashboardPage: page,
}) => {
  const sources = page.getByRole('region', { name: 'Top Sources' }).getByRole('listitem');
  await expect(sources).toHaveText(['Direct 30%', 'Social Media 25%', 'Search 20%', 'Referral 15%']);
});

test('"A Views Over Time chart" shows the series, with its table beside it', async ({
  dashboardPage: page,
}) => {
  const part = page.getByRole('region', { name: 'Views Over Time' });
  const rows = part.getByRole('table', { name: 'Views Over Time' }).getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.nth(1)).toHaveText('June 202471,200');
  const line = await part.locator('svg path').last().getAttribute('d');
  expect(line?.match(/[ML]/g)).toHaveLength(12);

  // Pointing at a month in one marks it in both.
  await rows.nth(7).hover();
  await expect(part.getByText('128,700').first()).toBeVisible();
  const plot = part.locator('svg').locator('..');
  const box = await plot.boundingBox();
  if (!box) throw new Error('The chart is not drawn');
  await page.mouse.move(box.x + 1, box.y + 20);
  await expect(rows.nth(1)).toHaveAttribute('data-pointed', 'true');
  await page.mouse.move(0, 0);
  await expect(part.locator('[data-pointed="true"]')).toHaveCount(0);
});

test('the chart comes with its own page and not before', async ({ dashboardPage: page }) => {
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('statistics-page')),
    );
  await page.getByRole('heading', { name: 'Views Over Time' }).waitFor();
  expect(await scripts()).not.toEqual([]);
  await page.goto('/dashboard/billing');
  await page.getByRole('heading', { name: 'Current Plan' }).waitFor();
  expect(await scripts()).toEqual([]);
});

test('figures are written as the language of the page writes them', async ({
  dashboardPage: page,
  account,
}) => {
  await storedProfile(account.uid, { language: { stringValue: 'de' } });
  await page.reload();
  const figures = page.getByRole('region', { name: 'Kennzahlen' });
  await figures.waitFor();
  expect((await figures.innerText()).split(/\n+/)).toEqual([
    ...['Aufrufe gesamt', '1,2\u00a0Mio.', '12\u00a0% Zuwachs'],
    ...['Engagement-Rate', '8,5\u00a0%', '3,2\u00a0% Zuwachs'],
    ...['Mittlere Sehdauer', '4:32', '1,5\u00a0% Rückgang'],
  ]);
});
