import type { Page } from '@playwright/test';
import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { createGate } from '../support/gate';
import { Dashboard } from '../support/pages/dashboard';
import { LandingPage } from '../support/pages/landing-page';
import { SettingsPage } from '../support/pages/settings-page';

const DARK = 'rgb(13, 14, 17)';
const LIGHT = 'rgb(245, 246, 249)';

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** Holds back the application, so that only the code that runs before it can paint the page. */
async function holdApplication(page: Page) {
  const gate = createGate();
  await page.route('**/assets/index-*.js', async (route) => {
    await gate.passed;
    await route.continue();
  });
  return gate;
}

test(
  'the system theme is painted before the application runs, and follows the operating system live',
  { tag: '@spec-4.4b' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const application = await holdApplication(page);
    const root = page.locator('html');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => background(page)).toBe(DARK);
    application.open();
    await new LandingPage(page).heading.waitFor();
    await expect(root).toHaveAttribute('data-theme', 'dark');

    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
    expect(await background(page)).toBe(LIGHT);
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

    const application = await holdApplication(page);
    await page.reload({ waitUntil: 'commit' });
    await page.locator('body').waitFor({ state: 'attached' });
    await expect.poll(() => background(page)).toBe(DARK);
    application.open();
    const settings = new SettingsPage(page);
    await settings.name.waitFor();
    await expect(root).toHaveAttribute('data-theme', 'dark');

    await settings.theme('Light').check();
    await expect.poll(() => background(page)).toBe(LIGHT);
    await settings.theme('Dark').check();
    await new Dashboard(page).signOut.click();
    await expect(page).toHaveURL('/signin');
    await expect(root).toHaveAttribute('data-theme', 'light');
  },
);
