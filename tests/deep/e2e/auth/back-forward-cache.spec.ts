import { expect, signIn } from '../../../e2e/support/accounts';
import { comeBack, test } from '../../../e2e/support/back-forward-cache';
import { storedProfile } from '../../../firebase/emulators';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { refuseServers } from '../../../e2e/support/servers';

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
