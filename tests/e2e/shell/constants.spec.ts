import { newEmail, PASSWORD, storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { hueOf } from '../support/hue-of';
import { openInDashboard } from '../support/in-app';
import { ConfigurationPage } from '../support/pages/configuration-page';
import { Dashboard } from '../support/pages/dashboard';
import { LegalPage } from '../support/pages/legal-page';
import { SandboxPage } from '../support/pages/sandbox-page';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { nextStoredUserId } from '../support/user-ids';

test(
  'the sidebar is 280 px wide, 72 px when collapsed',
  { tag: '@spec-9.1' },
  async ({ sharedPage: page }) => {
    const { sidebar, collapse, expand } = new Dashboard(page);
    const width = async () => (await sidebar.boundingBox())?.width;
    expect(await width()).toBe(280);
    await collapse.click();
    await expect.poll(width).toBe(72);
    await expand.click();
    await expect.poll(width).toBe(280);
  },
);

test(
  'passwords need 8 characters at sign-in and sign-up, 6 in the settings',
  { tag: '@spec-9.2' },
  async ({ page, account }) => {
    const message = page.getByText('Password must be at least 8 characters long');
    const signInPage = new SignInPage(page);
    for (const form of [new SignUpPage(page), signInPage]) {
      await form.open();
      await form.password.fill('Short-7');
      await form.submit.click();
      await expect(message).toBeVisible();
      await form.password.fill('Long-e-8');
      await form.submit.click();
      await expect(message).toHaveCount(0);
    }
    await signIn(page, account);
    const settings = new SettingsPage(page);
    await settings.changePassword(PASSWORD, '12345');
    await expect(settings.passwordCard.getByText('Password must be at least 6 characters')).toBeVisible();
    await settings.changePassword(PASSWORD, '123456');
    await expect(settings.saved).toBeVisible();
  },
);

test(
  'language, timezone, date format and theme have their options',
  { tag: ['@spec-9.3a', '@spec-9.3b', '@spec-9.3c', '@spec-9.3d'] },
  async ({ sharedPage: page }) => {
    await openInDashboard(page, '/dashboard/settings');
    const settings = new SettingsPage(page);
    const options = (name: Parameters<SettingsPage['choice']>[0]) => settings.choice(name).locator('option');
    await expect(options('Language')).toHaveText(['English', 'Spanish', 'French', 'German']);
    await expect(options('Timezone')).toHaveText(['UTC', 'EST', 'PST']);
    await expect(options('Date Format')).toHaveText(['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD']);
    const valuesOf = (all: Element[]) => all.map((choice) => choice.getAttribute('value'));
    expect(await options('Language').evaluateAll(valuesOf)).toEqual(['en', 'es', 'fr', 'de']);
    expect(await page.getByRole('radio').evaluateAll(valuesOf)).toEqual(['system', 'light', 'dark']);
  },
);

test(
  'a new profile has the defaults of the sign-up, then of the settings',
  { tag: '@spec-9.4' },
  async ({ page }) => {
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    const uid = nextStoredUserId(page);
    await signUpPage.signUp({ fullName: 'Grace Hopper', email: newEmail(), password: PASSWORD });
    const settings = new SettingsPage(page);
    await expect(settings.theme('Light')).toBeChecked();
    await expect(settings.toggle('SMS Notifications'), 'a default of the settings').not.toBeChecked();
    const stored = await storedProfile(await uid);
    expect(stored).toMatchObject({ notifications: true, theme: 'light' });
    expect(Object.keys(stored), 'not stored before it is saved').not.toContain('smsNotifications');
  },
);

test(
  'the configuration begins with 500 MB, 30 days and three formats',
  { tag: ['@spec-9.5a', '@spec-9.5b', '@spec-9.5c'] },
  async ({ sharedPage: page }) => {
    const configuration = new ConfigurationPage(page);
    await configuration.open();
    expect(await configuration.values()).toMatchObject({
      'Maximum Video Size (MB)': '500',
      'Retention Period (days)': '30',
      MP4: true,
      MOV: true,
      AVI: true,
    });
  },
);

test(
  'the Pro plan costs $49/month, with 75% used, on the page and in the terms',
  { tag: ['@spec-9.6a', '@spec-9.6b'] },
  async ({ dashboardPage: page }) => {
    await openInDashboard(page, '/dashboard/billing');
    await expect(page.getByRole('region', { name: 'Current Plan' })).toContainText('$49/month');
    await expect(page.getByRole('region', { name: 'Usage' }).getByText('75%', { exact: true })).toBeVisible();
    const terms = new LegalPage(page, '/terms-of-service');
    await terms.open();
    await expect(terms.textOf('Subscription and payment')).toContainText('The Pro plan costs $49 a month');
  },
);

test(
  'a confidence of exactly 80, 85, 90 or 95 percent belongs to the step below',
  { tag: '@spec-9.7' },
  async ({ sharedPage: page }) => {
    const confidences = [0.8, 0.8001, 0.85, 0.8501, 0.9, 0.9001, 0.95, 0.9501];
    const concepts = confidences.map((confidence) => ({ name: `at ${confidence}`, confidence }));
    await replaceFunction(page, (route) =>
      route.fulfill({ json: answerWith({ analysis: [{ timestamp: 0, concepts }] }) }),
    );
    const sandbox = new SandboxPage(page);
    await sandbox.open();
    await sandbox.analyzeUrl('https://example.com/programme.mp4');
    const chips = sandbox.chipsAt('00:00.0').locator('[data-tone]');
    await expect(chips).toHaveCount(confidences.length);
    const hues = [];
    for (const chip of await chips.all()) hues.push(await hueOf(chip));
    expect(hues).toEqual(['red', 'amber', 'amber', 'green', 'green', 'blue', 'blue', 'violet']);
  },
);

test('the top sources fall in 5-point steps from 30%', { tag: '@spec-9.8' }, async ({ sharedPage: page }) => {
  await openInDashboard(page, '/dashboard/statistics');
  const sources = page.getByRole('region', { name: 'Top Sources' }).getByRole('listitem');
  await expect(sources).toHaveCount(4);
  const shares = (await sources.allInnerTexts()).map((text) => Number(/(\d+)%/.exec(text)?.[1]));
  expect(shares).toEqual([30, 25, 20, 15]);
});

test('the themes are light, with a blue primary colour, and dark', { tag: '@spec-9.9' }, async ({ page }) => {
  const signInPage = new SignInPage(page);
  const brightness = () =>
    page.evaluate(() =>
      Math.max(...(getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)),
    );
  await page.emulateMedia({ colorScheme: 'light' });
  await signInPage.open();
  expect(await brightness()).toBeGreaterThan(230);
  expect(await hueOf(signInPage.submit, 'background-color'), 'primary').toBe('blue');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(brightness).toBeLessThan(40);
});

test(
  "the legal texts state 30 days' notice, a minimum age of 13 and their date",
  { tag: ['@spec-9.10a', '@spec-9.10b', '@spec-9.10c'] },
  async ({ page }) => {
    const terms = new LegalPage(page, '/terms-of-service');
    await terms.open();
    await expect(terms.textOf('Changes to prices and terms')).toContainText('30 days’ notice');
    await expect(terms.updated).toHaveText('Last updated May 28, 2025');
    const policy = new LegalPage(page, '/privacy-policy');
    await policy.open();
    await expect(policy.textOf('Minimum age')).toContainText('at least 13 years old');
    await expect(policy.updated).toHaveText('Last updated May 28, 2025');
    await expect(policy.updated.locator('time')).toHaveAttribute('datetime', '2025-05-28');
  },
);
