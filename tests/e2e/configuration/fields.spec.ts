import { expect, test } from '../support/accounts';
import { ConfigurationPage } from '../support/pages/configuration-page';

test.beforeEach(async ({ sharedPage }) => {
  await new ConfigurationPage(sharedPage).open();
});

test(
  'the video settings have their defaults and choices',
  {
    tag: [
      '@spec-3.configuration-object.1',
      '@spec-3.configuration-object.2',
      '@spec-3.configuration-object.3',
      '@spec-3.configuration-object.4',
    ],
  },
  async ({ sharedPage: page }) => {
    const configuration = new ConfigurationPage(page);
    const size = configuration.field('Maximum Video Size (MB)');
    await expect(size).toHaveAttribute('type', 'number');
    await expect(size).toHaveValue('500');
    const formats = page.getByRole('group', { name: 'Supported Formats' }).getByRole('checkbox');
    await expect(formats).toHaveCount(3);
    for (const [place, name] of ['MP4', 'MOV', 'AVI'].entries()) {
      await expect(formats.nth(place)).toHaveAccessibleName(name);
      await expect(formats.nth(place)).toBeChecked();
    }
    expect(await configuration.options('Processing Quality')).toEqual(['low', 'medium', 'high']);
    await expect(configuration.field('Processing Quality')).toHaveValue('high');
    await expect(configuration.field('Auto-delete processed videos')).not.toBeChecked();
  },
);

test(
  'the storage settings have their defaults and choices',
  {
    tag: [
      '@spec-3.configuration-object.5',
      '@spec-3.configuration-object.6',
      '@spec-3.configuration-object.7',
    ],
  },
  async ({ sharedPage: page }) => {
    const configuration = new ConfigurationPage(page);
    expect(await configuration.options('Storage Provider')).toEqual(['aws', 'gcp', 'azure']);
    await expect(configuration.field('Storage Provider')).toHaveValue('aws');
    await expect(configuration.field('Storage Region')).toHaveJSProperty('type', 'text');
    await expect(configuration.field('Storage Region')).toHaveValue('us-east-1');
    await expect(configuration.field('Retention Period (days)')).toHaveValue('30');
  },
);

test(
  'the notification settings have their defaults',
  {
    tag: [
      '@spec-3.configuration-object.8',
      '@spec-3.configuration-object.9',
      '@spec-3.configuration-object.10',
    ],
  },
  async ({ sharedPage: page, sharedAccount: account }) => {
    const configuration = new ConfigurationPage(page);
    await expect(configuration.field('Email notifications')).toBeChecked();
    await expect(configuration.field('Webhook notifications')).toBeChecked();
    await expect(configuration.field('Notification Email')).toHaveValue(account.email);
  },
);

test(
  'the analysis settings have their defaults and choices',
  { tag: ['@spec-3.configuration-object.11', '@spec-3.configuration-object.12'] },
  async ({ sharedPage: page }) => {
    const configuration = new ConfigurationPage(page);
    expect(await configuration.options('Default Analysis Type')).toEqual(['basic', 'full', 'custom']);
    await expect(configuration.field('Default Analysis Type')).toHaveValue('full');
    for (const what of ['Language', 'Face', 'Object', 'Scene']) {
      await expect(configuration.field(`${what} detection`)).toBeChecked();
    }
  },
);
