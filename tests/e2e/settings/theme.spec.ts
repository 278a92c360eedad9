import type { Page } from '@playwright/test';
import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { createGate } from '../support/gate';
import { Dashboard } from '../support/pages/dashboard';
import { LandingPage } from '../support/pages/landing-page';
import { SettingsPage } from '../support/pages/settings-page';

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test('the theme is system, light or dark', { tag: '@spec-4.4a' }, async ({ dashboardPage: page }) => {
  const settings = new SettingsPage(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [choice, shown] of [
    ['Light', 'light'],
    ['Dark', 'dark'],
    ['Light', 'light'],
    ['Use system setting', 'dark'],
  ] as const) {
    await settings.theme(choice).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', shown);
  }
});

test(
  'the system theme follows the preference of the operating system, at once and live',
  { tag: '@spec-4.4b' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    // Held back, so that only code that runs before the application can have painted the page.
    const gate = createGate();
    await page.route('**/assets/index-*.js', async (route) => {
      await gate.passed;
      await route.continue();
    });
    const root = page.locator('html');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => background(page)).toBe('rgb(13, 14, 17)');
    gate.open();
    await new LandingPage(page).heading.waitFor();
    await expect(root).toHaveAttribute('data-theme', 'dark');

    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
    expect(await background(page)).toBe('rgb(245, 246, 249)');
  },
);

test(
  'a chosen theme is applied and broadcast at once, and stored only by Save Changes',
  { tag: ['@spec-4.4b', '@spec-4.4c'] },
  async ({ dashboardPage: page, account }) => {
    const settings = new SettingsPage(page);
    const root = page.locator('html');
    await settings.name.waitFor();
    await page.evaluate(() => {
      addEventListener('themeChanged', (event) => {
        document.title = JSON.stringify((event as CustomEvent<unknown>).detail);
      });
    });
    await settings.theme('Dark').check();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page).toHaveTitle('{"theme":"dark"}');
    // A fixed choice does not follow the system.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');

    // "it is persisted only on Save Changes": a user who leaves without saving gets the stored theme back.
    await new Dashboard(page).link('Billing').click();
    await settings.leave.click();
    await expect(page).toHaveURL('/dashboard/billing');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await new Dashboard(page).link('Personal Settings').click();
    await expect(settings.theme('Use system setting')).toBeChecked();

    await settings.theme('Dark').check();
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({ theme: 'dark' });
  },
);

test(
  'the stored theme is applied at sign-in, without a flash on the next load, and not for the next visitor',
  { tag: '@spec-4.4d' },
  async ({ page, account }) => {
    await storedProfile(account.uid, {
      name: { stringValue: 'Ada Lovelace' },
      email: { stringValue: account.email },
      theme: { stringValue: 'dark' },
    });
    const root = page.locator('html');
    await signIn(page, account);
    await expect(root).toHaveAttribute('data-theme', 'dark');

    const gate = createGate();
    await page.route('**/assets/index-*.js', async (route) => {
      await gate.passed;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.locator('body').waitFor({ state: 'attached' });
    await expect.poll(() => background(page)).toBe('rgb(13, 14, 17)');
    gate.open();
    await new SettingsPage(page).name.waitFor();
    await expect(root).toHaveAttribute('data-theme', 'dark');

    await new Dashboard(page).signOut.click();
    await expect(page).toHaveURL('/signin');
    await expect(root).toHaveAttribute('data-theme', 'light');
  },
);

test(
  'a theme-changed event switches the theme, and an unknown theme does not',
  { tag: '@spec-4.4e' },
  async ({ dashboardPage: page }) => {
    const settings = new SettingsPage(page);
    await settings.name.waitFor();
    const send = (theme: string) =>
      page.evaluate((detail) => dispatchEvent(new CustomEvent('themeChanged', { detail })), { theme });
    await send('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(settings.theme('Dark')).toBeChecked();
    await send('sepia');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await send('system');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  },
);
