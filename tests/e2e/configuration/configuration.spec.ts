import { expect, test } from '../support/accounts';
import { ConfigurationPage } from '../support/pages/configuration-page';

test(
  'four cards hold all settings with their defaults',
  { tag: '@spec-2.configuration.1a' },
  async ({ sharedPage: page, sharedAccount: account }) => {
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
  },
);

test(
  'configuration has the buttons Reset to Defaults and Save Changes',
  { tag: '@spec-2.configuration.1b' },
  async ({ sharedPage: page }) => {
    const configuration = new ConfigurationPage(page);
    await configuration.open();
    await expect(page.getByRole('main').getByRole('button')).toHaveText([
      'Reset to Defaults',
      'Save Changes',
    ]);
  },
);
