import { storedProfile } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { ListPage } from '../support/pages/list-page';

const CAMPAIGNS = '/dashboard/campaigns';
const ORGANIZATIONS = '/dashboard/organizations';

test(
  'a table of organizations with very long names keeps its shape',
  { tag: ['@spec-5.7a', '@spec-5.7b'] },
  async ({ dashboardPage: page }) => {
    const list = new ListPage(page, ORGANIZATIONS);
    await list.open();
    const long = 'مرحبا🎬'.repeat(2_000).slice(0, 10_000);
    await list.button('New Organization').click();
    await list.field('Name').fill(long);
    await list.field('Email').fill('no address');
    await list.submit('Create Organization');
    await expect(list.rows).toHaveCount(4);
    const height = await list.rows.last().evaluate((row) => row.getBoundingClientRect().height);
    expect(height).toBeLessThan(160);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await list.rows
      .last()
      .getByRole('button', { name: /^Edit / })
      .click();
    await expect(list.field('Name')).toHaveValue(long);
  },
);

test('on a narrow screen each row is a card: every value has its label, nothing is cut off, in German too; a high dialog scrolls', async ({
  dashboardPage: page,
  account,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const list = new ListPage(page, CAMPAIGNS);
  await list.open();
  const row = list.row('Final Whistle');
  const labels = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels).toEqual([
    ...['"Status"', '"Start Date"', '"End Date"', '"Budget"', '"Analysis Type"', 'none'],
  ]);
  for (const part of await row.locator('th, td, button').all()) {
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  }
  await list.orderBy('Name');
  expect((await list.names()).at(0)).toBe('Final Whistle');

  await page.setViewportSize({ width: 390, height: 320 });
  await list.button('New Campaign').click();
  const create = list.dialog.getByRole('button', { name: 'Create Campaign' });
  await expect(create, 'the dialog is higher than the screen').not.toBeInViewport();
  await create.click();
  await expect(list.dialog).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 700 });
  await storedProfile(account.uid, { language: { stringValue: 'de' } });
  await page.reload();
  await expect(page.locator('html[lang="de"]')).toHaveCount(1);
  await list.table.waitFor();
  const overhangs = await list.table
    .locator('tbody :is(td, th, td > *, td span), thead button')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const holder = part.closest('tbody tr') ?? document.body;
        return part.getBoundingClientRect().right - holder.getBoundingClientRect().right;
      }),
    );
  expect(overhangs.length).toBeGreaterThan(20);
  expect(Math.max(...overhangs)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
