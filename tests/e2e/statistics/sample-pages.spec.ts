import { expect, test } from '../support/accounts';
import { callsFrom } from '../support/calls';
import { hueOf } from '../support/hue-of';
import { ConfigurationPage } from '../support/pages/configuration-page';
import { Dashboard } from '../support/pages/dashboard';

test('statistics, billing and configuration show their data to scale and in color, and call no server', async ({
  dashboardPage: page,
}) => {
  await page.getByRole('textbox', { name: 'Full Name' }).waitFor();
  const dashboard = new Dashboard(page);
  const calls = callsFrom(page);

  await dashboard.link('Statistics').click();
  const views = page.getByRole('region', { name: 'Views Over Time' });
  const rows = views.getByRole('table', { name: 'Views Over Time' }).getByRole('row');
  await rows.nth(7).hover();
  await expect(views.getByText('128,700').first()).toBeVisible();
  const plot = await views.locator('svg').locator('..').boundingBox();
  if (!plot) throw new Error('The chart is not drawn');
  await page.mouse.move(plot.x + 1, plot.y + 20);
  await expect(rows.nth(1)).toHaveAttribute('data-highlighted', 'true');
  await page.mouse.move(0, 0);
  await expect(views.locator('[data-highlighted="true"]')).toHaveCount(0);
  expect(await hueOf(page.getByText('12% increase'))).toBe('green');
  expect(await hueOf(page.getByText('1.5% decrease'))).toBe('red');

  await dashboard.link('Billing').click();
  const filled = await page
    .getByRole('progressbar', { name: 'Usage' })
    .evaluate(
      (bar) => bar.getBoundingClientRect().width / (bar.parentElement?.getBoundingClientRect().width ?? 0),
    );
  expect(filled).toBeCloseTo(0.75, 2);
  const update = page.getByRole('button', { name: 'Update' });
  await update.click();
  await expect(page.getByRole('dialog', { name: 'Payment Method' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(update).toBeFocused();

  await dashboard.link('Configuration').click();
  const configuration = new ConfigurationPage(page);
  await configuration.field('Maximum Video Size (MB)').fill('900');
  await configuration.reset.click();
  expect(await hueOf(page.getByRole('alert'))).toBe('red');
  await configuration.save.click();
  expect(await hueOf(page.getByText('Configuration saved successfully'))).toBe('green');
  expect(calls).toEqual([]);
  await page.reload();
  await expect(configuration.field('Maximum Video Size (MB)')).toHaveValue('500');
});
