import { storedProfile } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { SettingsPage } from '../support/pages/settings-page';
import { word } from '../support/words';

test(
  'a language that is saved in Settings is that of every page after a reload, fits a narrow window, and ends with the session',
  { tag: '@row-29' },
  async ({ dashboardPage: page, account }) => {
    const settings = new SettingsPage(page);
    await settings.choice('Language').selectOption('de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('de', 'settings.title'));
    await page.getByRole('button', { name: word('de', 'settings.save') }).click();
    await expect(page.getByText(word('de', 'settings.saved'))).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({ language: 'de' });

    await page.reload();
    await page.getByRole('link', { name: word('de', 'shell.billing') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('de', 'shell.billing'));
    await expect(page.getByText(word('de', 'billing.plan.title'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: word('de', 'shell.sign-out') }).click();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);
