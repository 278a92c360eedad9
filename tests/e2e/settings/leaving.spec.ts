import { expect, test } from '../support/accounts';
import { Dashboard } from '../support/pages/dashboard';
import { SettingsPage } from '../support/pages/settings-page';

test('leaving with unsaved changes asks first: links, Back, closing and signing out', async ({
  dashboardPage: page,
}) => {
  const settings = new SettingsPage(page);
  const dashboard = new Dashboard(page);
  await dashboard.link('Billing').click();
  await dashboard.link('Personal Settings').click();
  await settings.name.fill('Countess Lovelace');

  await dashboard.link('Sandbox').click();
  await expect(settings.question).toBeVisible();
  await expect(settings.stay).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings.question).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(dashboard.link('Sandbox')).toBeFocused();

  await page.goBack();
  await settings.stay.click();
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(settings.name).toHaveValue('Countess Lovelace');
  await page.goBack();
  await settings.leave.click();
  await expect(page).toHaveURL('/dashboard/billing');

  await dashboard.link('Personal Settings').click();
  await settings.name.fill('Countess Lovelace');
  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await closing;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(settings.name).toHaveValue('Countess Lovelace');

  await dashboard.signOut.click();
  await settings.leave.click();
  await expect(page).toHaveURL('/signin');
});
