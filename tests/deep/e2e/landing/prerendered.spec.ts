import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/support/accounts';
import { complaintsOf } from '../../../e2e/support/complaints';
import { createGate } from '../../../e2e/support/gate';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { word } from '../../../e2e/support/words';

test('a user who is signed in, and whose language is German, sees no broken page at the address of the landing page', async ({
  dashboardPage: page,
}) => {
  const complaints = complaintsOf(page);
  // When the profile has loaded, its language has been stored.
  await new SettingsPage(page).name.waitFor();
  // The user is not known yet: only the settings on the device apply.
  await page.evaluate(() => {
    localStorage.setItem('scenecue.language', 'de');
    localStorage.removeItem('scenecue.user');
  });
  const gate = createGate();
  await page.route('**/assets/identity-*.js', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('de', 'landing.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    word('de', 'app.description'),
  );
  gate.open();
  await expect(page).toHaveURL('/dashboard/settings');
  expect(complaints).toEqual([]);
});

/** Waits for the styles: until they have loaded, the page also shows parts for other visitors. */
const expectLoading = (page: Page) =>
  expect.poll(() => page.getByRole('status').allTextContents()).toEqual(['Loading']);

test('a form and a page of the dashboard say that they are loading before the application runs, and ask for their parts at once', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => undefined);
  for (const [path, title, parts] of [
    ['/signin', 'Sign in · SceneCue', ['signin-page', 'identity']],
    ['/dashboard/statistics', 'Statistics · SceneCue', ['statistics-page', 'dashboard-shell']],
  ] as const) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path, { waitUntil: 'commit' });
    await expectLoading(page);
    await expect(page).toHaveTitle(title);
    for (const part of parts) {
      await expect.poll(() => asked.filter((url) => url.includes(`/assets/${part}-`))).not.toEqual([]);
    }
    page.removeAllListeners('request');
  }
});
