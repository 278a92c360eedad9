import { expect, test } from '../support/accounts';
import { ConfigurationPage } from '../support/pages/configuration-page';
import { ListPage } from '../support/pages/list-page';

test(
  'the configuration accepts whatever is typed',
  { tag: ['@spec-5.7a', '@spec-5.7b'] },
  async ({ sharedPage: page }) => {
    const configuration = new ConfigurationPage(page);
    await configuration.open();
    const long = '🎬 مرحبا '.repeat(1_000).slice(0, 10_000);
    await configuration.field('Storage Region').fill(long);
    await configuration.field('Notification Email').fill('  not an address ');
    await configuration.field('Retention Period (days)').fill('-5');
    await configuration.field('Maximum Video Size (MB)').fill('');
    await configuration.save.click();
    await expect(page.getByText('Configuration saved successfully')).toBeVisible();
    await expect(configuration.field('Storage Region')).toHaveValue(long);
    // The browser trims what is typed into a field for an address.
    await expect(configuration.field('Notification Email')).toHaveValue('not an address');
    await expect(configuration.field('Retention Period (days)')).toHaveValue('-5');
    await expect(configuration.field('Maximum Video Size (MB)')).toHaveValue('');
  },
);

test(
  'an organization accepts anything, and the table stays in shape',
  { tag: ['@spec-5.7a', '@spec-5.7b'] },
  async ({ dashboardPage: page }) => {
    const list = new ListPage(page, '/dashboard/organizations');
    await list.open();
    const long = 'مرحبا🎬'.repeat(2_000).slice(0, 10_000);
    for (const name of ['', '   ', long]) {
      await list.button('New Organization').click();
      await list.field('Name').fill(name);
      await list.field('Email').fill('no address');
      await list.submit('Create Organization');
    }
    await expect(list.rows).toHaveCount(6);
    await expect(list.row('Unnamed')).toHaveCount(2);
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

test(
  'a campaign may end before it begins, and have a negative budget',
  { tag: ['@spec-5.7a', '@spec-5.7b'] },
  async ({ dashboardPage: page }) => {
    const list = new ListPage(page, '/dashboard/campaigns');
    await list.open();
    await list.button('New Campaign').click();
    await expect(list.field('Start Date')).toHaveAttribute('type', 'date');
    await expect(list.field('Budget')).toHaveAttribute('type', 'number');
    await expect(list.field('Notification Email')).toHaveAttribute('type', 'email');
    await list.field('Start Date').fill('2025-09-01');
    await list.field('End Date').fill('2024-01-01');
    await list.field('Budget').fill('-5');
    await list.field('Notification Email').fill('no address');
    await list.submit('Create Campaign');
    await expect(list.row('Unnamed').getByRole('cell')).toHaveText([
      ...['Active', '09/01/2025', '01/01/2024', '-$5', 'Full', ''],
    ]);
  },
);

test('a key needs no name', { tag: ['@spec-5.7a', '@spec-5.7b'] }, async ({ sharedPage: page }) => {
  const list = new ListPage(page, '/dashboard/api');
  await list.open();
  await list.button('Generate New Key').click();
  await list.submit('Generate Key');
  await expect(list.dialog).toHaveCount(0);
});
