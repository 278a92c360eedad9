import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { callsFrom } from '../support/calls';
import { openInDashboard } from '../support/in-app';
import { ConfigurationPage } from '../support/pages/configuration-page';
import { ListPage } from '../support/pages/list-page';
import { SandboxPage } from '../support/pages/sandbox-page';
import { SettingsPage } from '../support/pages/settings-page';

test(
  'a profile is read from the store, or null where there is none',
  { tag: ['@spec-7.8a', '@spec-7.8b'] },
  async ({ page, account }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('documents:batchGet')) asked.push(request.postData() ?? '');
    });
    await signIn(page, account);
    const settings = new SettingsPage(page);
    await expect(settings.choice('Timezone'), 'null: the defaults').toHaveValue('UTC');
    expect(asked.join('\n')).toContain(`/documents/users/${account.uid}`);
    await storedProfile(account.uid, {
      name: { stringValue: 'Countess Lovelace' },
      email: { stringValue: account.email },
      timezone: { stringValue: 'EST' },
    });
    await page.reload();
    await expect(settings.choice('Timezone'), 'data').toHaveValue('EST');
    await expect(settings.name).toHaveValue('Countess Lovelace');
  },
);

test(
  'a save updates the profile, or creates it with timestamps',
  { tag: '@spec-7.9a' },
  async ({ dashboardPage: page, account }) => {
    const settings = new SettingsPage(page);
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    const created = await storedProfile(account.uid);
    expect(created.createdAt).toBe(created.updatedAt);
    await settings.toggle('Marketing Emails').press('Space');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    const updated = await storedProfile(account.uid);
    expect(updated).toEqual({ ...created, marketingEmails: false, updatedAt: updated.updatedAt });
    expect(String(updated.updatedAt) > String(created.updatedAt)).toBe(true);
  },
);

test(
  'an analysis posts its URL as JSON, with the ID token of the user',
  { tag: '@spec-7.11a' },
  async ({ dashboardPage: page }) => {
    await new SandboxPage(page).open();
    const request = page.waitForRequest('**/.netlify/functions/analyze');
    await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
    await new SandboxPage(page).analyzeUrl('https://example.com/programme.mp4');
    const headers = (await request).headers();
    expect(headers.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]*$/);
    expect(headers['content-type']).toBe('application/json');
    expect((await request).method()).toBe('POST');
    expect((await request).postDataJSON()).toEqual({ url: 'https://example.com/programme.mp4' });
  },
);

test(
  'pages of sample data make no calls when they are used',
  { tag: '@spec-7.12' },
  async ({ dashboardPage: page }) => {
    await new SettingsPage(page).name.waitFor();
    const calls = callsFrom(page);
    const configuration = new ConfigurationPage(page);
    await configuration.open();
    await configuration.save.click();
    await configuration.reset.click();
    for (const [path, create, submit, remove] of [
      ['/dashboard/api', 'Generate New Key', 'Generate Key', 'Delete Production'],
      ['/dashboard/organizations', 'New Organization', 'Create Organization', 'Delete Northwind Media'],
      ['/dashboard/campaigns', 'New Campaign', 'Create Campaign', 'Delete Winter Lights'],
    ] as const) {
      const list = new ListPage(page, path);
      await list.open();
      await list.button(create).click();
      await list.submit(submit);
      await list.button(remove).click();
    }
    await openInDashboard(page, '/dashboard/billing');
    await page.getByRole('button', { name: 'Manage Plan' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(calls).toEqual([]);
  },
);
