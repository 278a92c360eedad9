import type { Page } from '@playwright/test';
import { languages, type Language } from '../../../../src/i18n/language';
import { storedProfile } from '../../../firebase/emulators';
import { expect, signIn, test, type Account } from '../../../e2e/support/accounts';
import { expectNoFindings } from '../../../e2e/support/axe';
import { goInApp } from '../../../e2e/support/in-app';
import { DASHBOARD_PATHS, DIALOG_PAGES } from '../../../e2e/support/pages/routes';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { waitForWholePage } from '../../../e2e/support/whole-page';
import { word } from '../../../e2e/support/words';

/** The contrast of fading elements is only correct once their animations have finished. */
function finishAnimations(page: Page) {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

/** Stores a profile as Settings would save it. */
function storePreferences({ uid, email }: Account, preferences: Record<string, string>) {
  const fields = { name: 'Ada Lovelace', email, ...preferences };
  return storedProfile(
    uid,
    Object.fromEntries(Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }])),
  );
}

test('a language that is saved before its messages are loaded is saved too', async ({
  dashboardPage: page,
}) => {
  const settings = new SettingsPage(page);
  await settings.name.waitFor();
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  // A save waits 3 s for a language: here for as long as its files need.
  await page.evaluate(() => {
    const setTimer = window.setTimeout.bind(window) as (handler: TimerHandler, ms?: number) => number;
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, ms = 0) => (ms === 3_000 ? 0 : setTimer(handler, ms)),
    });
  });
  await settings.choice('Language').selectOption('de');
  await settings.save.click();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('de', 'settings.title'));
  await expect(page.getByText(word('de', 'settings.saved'))).toBeVisible();
  await expect(page.getByText(word('de', 'settings.unsaved'))).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a saved language is shown from the first text of the next visit and in other tabs, and not to the next visitor', async ({
  dashboardPage: page,
  account,
  context,
}) => {
  const settings = new SettingsPage(page);
  const other = await context.newPage();
  await other.goto('/terms-of-service');
  await expect(other.getByRole('link', { name: 'Back to Home' })).toBeVisible();

  await settings.choice('Language').selectOption('fr');
  await page.getByRole('button', { name: word('fr', 'settings.save') }).click();
  await expect(page.getByText(word('fr', 'settings.saved'))).toBeVisible();
  expect(await storedProfile(account.uid)).toMatchObject({ language: 'fr' });
  await expect(other.getByRole('link', { name: word('fr', 'ui.back-to-home') })).toBeVisible();
  // The legal text itself is in English only, and is marked as such for screen readers.
  await expect(other.locator('[lang=en]').getByRole('heading', { level: 1 })).toHaveText('Terms of Service');

  // Before the profile has loaded: the device remembers the language.
  await page.route('**/v1/projects/*/databases/**', () => undefined);
  await page.addInitScript(() => {
    const shown = new Set<string>();
    new MutationObserver(() => {
      const first = document.querySelector('nav a')?.textContent;
      if (first) shown.add(first);
    }).observe(document, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { shown });
  });
  await page.reload();
  await expect(page.getByRole('link', { name: word('fr', 'shell.billing') })).toBeVisible();
  const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
  expect(shown).toEqual([word('fr', 'settings.title')]);
  await page.unrouteAll();

  await page.getByRole('button', { name: word('fr', 'shell.sign-out') }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('scenecue.language'))).toBeNull();
});

test('a language whose files cannot be loaded is reported, changes nothing, and can be chosen again', async ({
  dashboardPage: page,
}) => {
  const settings = new SettingsPage(page);
  await settings.choice('Language').waitFor();
  await page.route('**/assets/*.js', (route) => route.abort());
  await settings.choice('Language').selectOption('es');
  await expect(page.getByRole('alert')).toHaveText(word('en', 'settings.preferences.language-failed'));
  await expect(settings.choice('Language')).toHaveValue('en');
  await expect(settings.unsaved).toHaveCount(0);
  await page.unrouteAll();
  await settings.choice('Language').selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const others = languages.filter((language): language is Exclude<Language, 'en'> => language !== 'en');

for (const language of others) {
  test(
    `the dashboard and the forms in ${language} fit 320 px and show no message id, and the dialogs pass axe`,
    { tag: ['@row-25', '@row-29'] },
    async ({ page, account }) => {
      test.slow();
      const missing: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('There is no message')) missing.push(message.text());
      });
      await storePreferences(account, { language });
      await signIn(page, account);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of DASHBOARD_PATHS) {
        await goInApp(page, path);
        await waitForWholePage(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      }
      for (const path of DIALOG_PAGES) {
        await goInApp(page, path);
        await page.locator('main section > div > button').first().press('Enter');
        await page.getByRole('dialog').waitFor();
        await finishAnimations(page);
        await expectNoFindings(page, `the dialog of ${path} in ${language}`);
      }
      // So do the pages for sign-in and sign-up, for a user who has signed in on this device before.
      for (const path of ['/signin', '/signup', '/nowhere']) {
        await page.goto(path);
        await waitForWholePage(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      }
      expect(missing).toEqual([]);
    },
  );
}
