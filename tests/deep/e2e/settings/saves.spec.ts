import { storedProfile } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { createGate } from '../../../e2e/support/gate';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { disconnect, ON_PAGE, reconnect, sidebarState, storeOf } from '../../../e2e/support/saves';

test.describe('with the time that a save has', () => {
  test.use({ patientSaves: false });

  test('a save does not wait for the store', { tag: '@row-18' }, async ({ page, account }) => {
    await storeOf(account);
    await signIn(page, account, { rememberMe: true });
    const settings = new SettingsPage(page);
    await expect(settings.choice('Timezone')).toHaveValue('UTC');
    const gate = createGate();
    let held = 0;
    await page.route(/Firestore\/(Listen|Write)/, async (route) => {
      held += 1;
      await gate.passed;
      await route.continue();
    });
    await page.reload();
    await expect(settings.choice('Timezone')).toHaveValue('UTC');
    await settings.choice('Timezone').selectOption('EST');
    await settings.save.click();
    await expect(settings.save, 'the button is free again').toBeEnabled();
    await expect(settings.saved).toHaveCount(0);
    expect(held, 'nobody has answered').toBeGreaterThan(0);
    // Nothing is lost by leaving, so no confirmation is shown.
    await new Dashboard(page).link('Billing').click();
    await expect(page).toHaveURL('/dashboard/billing');
    await expect(sidebarState(page)).toHaveText('Saved on this device, not synced yet.');
    await new Dashboard(page).link('Personal Settings').click();
    await expect(settings.choice('Timezone')).toHaveValue('EST');
    gate.open();
    await expect(page.getByText('Synced.')).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'EST' });
  });
});

for (const [storage, breakIt] of [
  [
    'is denied',
    () => {
      indexedDB.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  ],
  ['never answers', () => (indexedDB.open = () => new EventTarget() as IDBOpenDBRequest)],
] as const) {
  test(`a browser whose database ${storage} works from the memory of the page, and says so`, async ({
    page,
    account,
    context,
  }) => {
    await storeOf(account);
    await page.addInitScript(breakIt);
    await signIn(page, account, { rememberMe: true });
    const settings = new SettingsPage(page);
    await expect(settings.choice('Timezone')).toHaveValue('UTC');
    await disconnect(context);
    await settings.choice('Timezone').selectOption('EST');
    await settings.save.click();
    await expect(page.getByRole('main').getByText(ON_PAGE)).toBeVisible();
    const closing = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await closing).dismiss();
    await reconnect(context);
    await expect(page.getByText('Synced.')).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'EST' });
  });
}

test('a sign-out with a save that was not sent asks, and then leaves nothing of it', async ({
  page,
  account,
  context,
}) => {
  await storeOf(account);
  await signIn(page, account, { rememberMe: true });
  const settings = new SettingsPage(page);
  await settings.choice('Timezone').waitFor();
  // Without a network the code that counts analyses could not be fetched: there is no service worker here.
  await new Dashboard(page).link('Sandbox').click();
  await page.getByRole('textbox').first().waitFor();
  await new Dashboard(page).link('Personal Settings').click();
  await disconnect(context);
  await settings.choice('Timezone').selectOption('EST');
  await settings.save.click();
  await expect(settings.onDevice).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 change or analysis is only on this device and will be lost.');
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL('/signin');
  await reconnect(context);
  await signIn(page, account, { rememberMe: true });
  await expect(settings.choice('Timezone')).toHaveValue('UTC');
  expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'UTC' });
});
