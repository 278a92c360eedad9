import { expect, test } from '../support/accounts';
import { callsFrom } from '../support/calls';
import { openInDashboard } from '../support/in-app';
import { Dashboard } from '../support/pages/dashboard';
import { plantSession } from '../support/planted-session';

test.beforeEach(async ({ sharedPage: page }) => {
  await openInDashboard(page, '/dashboard/statistics');
});

test(
  'the cards show three figures with their changes',
  { tag: ['@spec-2.statistics.1a', '@spec-2.statistics.1b', '@spec-2.statistics.1c'] },
  async ({ sharedPage: page }) => {
    const figures = page.getByRole('region', { name: 'Key figures' });
    expect((await figures.innerText()).split(/\n+/)).toEqual([
      ...['Total Views', '1.2M', '12% increase'],
      ...['Engagement Rate', '8.5%', '3.2% increase'],
      ...['Average Watch Time', '4:32', '1.5% decrease'],
    ]);
  },
);

test(
  'the top sources are listed with their shares',
  { tag: '@spec-2.statistics.3' },
  async ({ sharedPage: page }) => {
    const sources = page.getByRole('region', { name: 'Top Sources' }).getByRole('listitem');
    await expect(sources).toHaveText(['Direct 30%', 'Social Media 25%', 'Search 20%', 'Referral 15%']);
  },
);

test(
  'the views over time are a chart with its table beside it',
  { tag: ['@spec-2.statistics.2', '@row-28'] },
  async ({ sharedPage: page }) => {
    const part = page.getByRole('region', { name: 'Views Over Time' });
    const rows = part.getByRole('table', { name: 'Views Over Time' }).getByRole('row');
    await expect(rows).toHaveCount(13);
    await expect(rows.nth(1)).toHaveText('June 202471,200');
    const line = await part.locator('svg path').last().getAttribute('d');
    expect(line?.match(/[ML]/g)).toHaveLength(12);

    // Hovering over a month in the table or the chart marks it in both.
    await rows.nth(7).hover();
    await expect(part.getByText('128,700').first()).toBeVisible();
    const plot = part.locator('svg').locator('..');
    const box = await plot.boundingBox();
    if (!box) throw new Error('The chart is not drawn');
    await page.mouse.move(box.x + 1, box.y + 20);
    await expect(rows.nth(1)).toHaveAttribute('data-highlighted', 'true');
    await page.mouse.move(0, 0);
    await expect(part.locator('[data-highlighted="true"]')).toHaveCount(0);
  },
);

test('statistics are the same for everybody, and make no calls', async ({
  sharedPage: page,
  browser,
  account,
}) => {
  // Ends the library of analyses, which asks the server every 10 s after a test has opened the Sandbox in this page.
  await page.reload();
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { name: 'Top Sources' }).waitFor();
  const before = await page.getByRole('main').innerText();
  const dashboard = new Dashboard(page);
  await dashboard.link('Billing').click();
  const calls = callsFrom(page);
  await dashboard.link('Statistics').click();
  await page.getByRole('heading', { name: 'Top Sources' }).waitFor();
  // The chart marks the month under the pointer.
  await page.mouse.move(0, 0);
  expect(await page.getByRole('main').innerText()).toBe(before);
  expect(calls).toEqual([]);

  const other = await browser.newPage();
  await plantSession(other, account);
  await other.goto('/dashboard/statistics');
  await other.getByRole('heading', { name: 'Top Sources' }).waitFor();
  expect(await other.getByRole('main').innerText()).toBe(before);
  await other.context().close();
});
