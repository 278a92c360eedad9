import type { Page } from '@playwright/test';
import { expect, signIn } from '../../../e2e/support/accounts';
import { storedProfile } from '../../../firebase/emulators';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { refuseServers } from '../../../e2e/support/servers';
import { testInWholeBrowser } from '../../../e2e/support/whole-browser';

/** A browser with the back/forward cache, which Playwright disables. */
const test = testInWholeBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

/** Leaves the page for another site, and comes back to it from the back/forward cache. */
async function comeBack(page: Page, meanwhile: () => Promise<void>) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto('about:blank');
  await meanwhile();
  // A restored page fires no load event.
  await page.goBack({ waitUntil: 'commit' });
}

test('a page that returns from the back/forward cache sends the unsent edits and keeps what was typed', async ({
  page,
  account,
}) => {
  await signIn(page, account, { rememberMe: true });
  const settings = new SettingsPage(page);
  await settings.name.waitFor();
  const accept = await refuseServers(page);
  await settings.name.fill('Countess Lovelace');
  await settings.save.click();
  await expect(settings.onDevice).toBeVisible();
  await settings.choice('Timezone').selectOption('EST');
  await comeBack(page, accept);
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(settings.choice('Timezone')).toHaveValue('EST');
  await expect
    .poll(() => storedProfile(account.uid).catch(() => null))
    .toMatchObject({ name: 'Countess Lovelace' });
});
