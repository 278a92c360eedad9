import { expect, test } from '../support/accounts';
import { callsFrom } from '../support/calls';
import { hueOf } from '../support/hue-of';
import { ConfigurationPage } from '../support/pages/configuration-page';

test(
  'Reset to Defaults shows an error and resets nothing',
  { tag: '@spec-8.9a' },
  async ({ sharedPage: page }) => {
    const configuration = new ConfigurationPage(page);
    await configuration.open();
    await configuration.field('Storage Region').fill('eu-west-3');
    await configuration.field('Face detection').uncheck();
    await configuration.reset.click();
    await expect(page.getByRole('alert')).toHaveText('Failed to reset configuration');
    expect(await hueOf(page.getByRole('alert'))).toBe('red');
    await expect(configuration.field('Storage Region')).toHaveValue('eu-west-3');
    await expect(configuration.field('Face detection')).not.toBeChecked();
  },
);

test(
  'Save Changes shows a success message and saves nothing',
  { tag: '@spec-8.9b' },
  async ({ dashboardPage: page }) => {
    const configuration = new ConfigurationPage(page);
    await configuration.open();
    const calls = callsFrom(page);
    await configuration.field('Maximum Video Size (MB)').fill('900');
    await configuration.reset.click();
    await configuration.save.dblclick();
    const status = page.getByRole('status').filter({ hasText: 'Configuration saved successfully' });
    await expect(status).toBeVisible();
    expect(await hueOf(page.getByText('Configuration saved successfully'))).toBe('green');
    await expect(page.getByRole('alert'), 'one answer at a time').toHaveCount(0);
    await expect(configuration.save).toBeEnabled();
    expect(calls, '"Configuration save/reset … make no calls"').toEqual([]);
    await page.reload();
    await expect(configuration.field('Maximum Video Size (MB)')).toHaveValue('500');
  },
);
