import { expect, test } from './accounts';
import { callsFrom } from './calls';
import { ConfigurationPage } from './pages/configuration-page';

test('"Four cards: Video Processing, Storage, Notification, Analysis settings" with all fields and defaults', async ({
  dashboardPage: page,
  account,
}) => {
  const configuration = new ConfigurationPage(page);
  await configuration.open();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Video Processing',
    'Storage',
    'Notification',
    'Analysis',
  ]);
  expect(await configuration.values()).toEqual({
    'Maximum Video Size (MB)': '500',
    'Processing Quality': 'high',
    'Storage Provider': 'aws',
    'Storage Region': 'us-east-1',
    'Retention Period (days)': '30',
    // "defaults to the signed-in user's e-mail"
    'Notification Email': account.email,
    'Default Analysis Type': 'full',
    MP4: true,
    MOV: true,
    AVI: true,
    'Auto-delete processed videos': false,
    'Email notifications': true,
    'Webhook notifications': true,
    'Language detection': true,
    'Face detection': true,
    'Object detection': true,
    'Scene detection': true,
  });
  await expect(page.getByRole('group', { name: 'Supported Formats' }).getByRole('checkbox')).toHaveCount(3);
  expect(await configuration.options('Processing Quality')).toEqual(['low', 'medium', 'high']);
  expect(await configuration.options('Storage Provider')).toEqual(['aws', 'gcp', 'azure']);
  expect(await configuration.options('Default Analysis Type')).toEqual(['basic', 'full', 'custom']);
});

test('"Reset to Defaults shows an error alert "Failed to reset configuration" and resets nothing"', async ({
  dashboardPage: page,
}) => {
  const configuration = new ConfigurationPage(page);
  await configuration.open();
  await configuration.field('Storage Region').fill('eu-west-3');
  await configuration.field('Face detection').uncheck();
  await configuration.reset.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to reset configuration');
  await expect(configuration.field('Storage Region')).toHaveValue('eu-west-3');
  await expect(configuration.field('Face detection')).not.toBeChecked();
});

test('"Save Changes shows a success alert "Configuration saved successfully" and saves nothing"', async ({
  dashboardPage: page,
}) => {
  const configuration = new ConfigurationPage(page);
  await configuration.open();
  const calls = callsFrom(page);
  await configuration.field('Maximum Video Size (MB)').fill('900');
  await configuration.reset.click();
  await configuration.save.dblclick();
  const status = page.getByRole('status').filter({ hasText: 'Configuration saved successfully' });
  await expect(status).toBeVisible();
  await expect(page.getByRole('alert'), 'one answer at a time').toHaveCount(0);
  await expect(configuration.save).toBeEnabled();
  expect(calls, '"Configuration save/reset … make no calls"').toEqual([]);
  await page.reload();
  await expect(configuration.field('Maximum Video Size (MB)')).toHaveValue('500');
});

test('"no required or bound checks": anything may be typed, and stays', async ({ dashboardPage: page }) => {
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
  await expect(configuration.field('Retention Period (days)')).toHaveValue('-5');
});
