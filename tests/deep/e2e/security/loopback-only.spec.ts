import { storedProfile } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';

test(
  'sign-in and saves work on a machine with only the loopback interface',
  { tag: '@row-33' },
  async ({ page, account }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    const looked = page.waitForRequest((request) => request.method() === 'HEAD');
    await signIn(page, account);
    const settings = new SettingsPage(page);
    await settings.choice('Timezone').selectOption('PST');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'PST' });

    await looked;
    await expect(new Dashboard(page).sidebar).toBeVisible();
    await expect(new Dashboard(page).sidebar.getByText('Offline', { exact: true })).toHaveCount(0);
  },
);
