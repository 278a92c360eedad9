import { storedProfile } from '../../../firebase/emulators';
import { expect, test } from '../../../e2e/support/accounts';
import { createGate } from '../../../e2e/support/gate';
import { restoreNetwork } from '../../../e2e/support/network';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { DATE_FORMAT, disconnect, recordKey, settingsOf, sidebarState } from '../../../e2e/support/saves';

test.describe('with the time that a save has', () => {
  test.use({ patientSaves: false });

  test('a save does not wait for the store', { tag: '@row-18' }, async ({ dashboardPage: page, account }) => {
    const settings = await settingsOf(page, account);
    const gate = createGate();
    let held = 0;
    await page.route(/documents:/, async (route) => {
      held += 1;
      await gate.passed;
      held -= 1;
      await route.continue();
    });
    await page.reload();
    await expect(settings.choice('Timezone')).toHaveValue('UTC');
    await expect.poll(() => held).toBe(1);
    await settings.choice('Timezone').selectOption('EST');
    await settings.save.click();
    await expect(settings.save, 'the button is free again').toBeEnabled();
    await expect(settings.saved).toHaveCount(0);
    expect(held, 'nobody has answered').toBeGreaterThan(0);
    // Nothing is lost by leaving, so no confirmation is shown.
    await new Dashboard(page).link('Billing').click();
    await expect(page).toHaveURL('/dashboard/billing');
    await expect(sidebarState(page)).toHaveText(
      /Saved on this device, not synced yet\.|Syncing your changes/,
    );
    await new Dashboard(page).link('Personal Settings').click();
    await expect(settings.choice('Timezone')).toHaveValue('EST');
    gate.open();
    await expect(page.getByText('Synced.')).toBeVisible();
    expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'EST' });
  });
});

test('a request that nobody answers does not hold up a save once the network is back', async ({
  dashboardPage: page,
  account,
}) => {
  const settings = await settingsOf(page, account);
  await disconnect(page.context());
  await settings.choice('Timezone').selectOption('PST');
  await settings.save.click();
  await expect(settings.onDevice).toBeVisible();
  await page.context().unrouteAll();
  let asked = 0;
  await page.route(/documents:/, async (route) => {
    asked += 1;
    if (asked > 1) await route.continue();
  });
  await restoreNetwork(page.context());
  await expect.poll(() => asked).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Synced.')).toBeVisible();
  expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'PST' });
});

test('a record that a newer version of the application has written is left alone', async ({
  dashboardPage: page,
  account,
}) => {
  const settings = await settingsOf(page, account);
  const newer = JSON.stringify({ version: 99, value: ['of a later program'] });
  await page.evaluate(([key, record]) => sessionStorage.setItem(key, record), [
    recordKey(account.uid),
    newer,
  ] as const);
  await page.reload();
  await expect(settings.choice('Date Format')).toHaveValue(DATE_FORMAT);
  await settings.choice('Timezone').selectOption('PST');
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  expect(await storedProfile(account.uid)).toMatchObject({ timezone: 'PST' });
  expect(await page.evaluate((key) => sessionStorage.getItem(key), recordKey(account.uid))).toBe(newer);
});
