import { expect, signIn, test } from '../../../e2e/support/accounts';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';

test('a new display name that is saved in one tab appears in the others', async ({
  page,
  context,
  account,
}) => {
  await signIn(page, account, { rememberMe: true });
  const other = await context.newPage();
  await other.goto('/dashboard/billing');
  const { sidebar } = new Dashboard(other);
  await expect(sidebar).toContainText('Ada Lovelace');
  const settings = new SettingsPage(page);
  await settings.name.fill('Countess Lovelace');
  await settings.save.click();
  await expect(sidebar).toContainText('Countess Lovelace');
  await expect(new Dashboard(page).sidebar).toContainText('Countess Lovelace');
});
