import type { Page } from '@playwright/test';
import { storedProfile } from '../../../firebase/emulators';
import { expect, test } from '../../../e2e/support/accounts';
import { expectNoFindings } from '../../../e2e/support/axe';
import { disconnect, reconnect, recordKey, settingsOf } from '../../../e2e/support/saves';

const STORE_WRITE = '**/documents:commit*';
const TOO_LONG = 'x'.repeat(201);

/** Changes the pending edit of the name to a value that no form allows: it is longer than the rules allow. */
async function tamper(page: Page, uid: string) {
  await page.evaluate(
    ([key, value]) => {
      const record = JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
        value: { pending: { name: string } };
      };
      record.value.pending.name = value;
      sessionStorage.setItem(key, JSON.stringify(record));
    },
    [recordKey(uid), TOO_LONG] as const,
  );
}

/** From now on every write is rejected. */
const refuseWrites = (page: Page) =>
  page.route(STORE_WRITE, (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'No.' } },
    }),
  );

test(
  'a rejected save stays with the user, who can change or discard it',
  { tag: ['@row-17', '@row-19'] },
  async ({ dashboardPage: page, account }) => {
    const settings = await settingsOf(page, account);
    await disconnect(page.context());
    await settings.name.fill('Countess Lovelace');
    await settings.choice('Timezone').selectOption('EST');
    await settings.save.click();
    await expect(settings.onDevice).toBeVisible();
    await tamper(page, account.uid);
    await reconnect(page.context());
    await page.goto('/dashboard/billing');
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('The server rejected a change to your settings');
    await page.getByRole('link', { name: 'Open Personal Settings' }).click();
    await expect(notice).toContainText('Your profile could not be saved: the server rejected the change.');
    await expect(page.getByRole('region', { name: 'Rejected changes' })).toContainText(
      `Full Name: ${TOO_LONG}`,
    );
    await expect(settings.name).toHaveValue(TOO_LONG);
    await settings.choice('Date Format').focus();
    await page.getByRole('link', { name: 'Show changes' }).click();
    await expect(notice).toBeInViewport();
    await expectNoFindings(page, 'a rejected save');
    expect(await storedProfile(account.uid), 'the other edit is stored').toMatchObject({
      name: 'Ada Lovelace',
      timezone: 'EST',
    });

    await settings.name.fill('Ada King');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(await storedProfile(account.uid)).toMatchObject({ name: 'Ada King' });

    await refuseWrites(page);
    await settings.choice('Timezone').selectOption('PST');
    await settings.save.click();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Discard: Timezone' }).click();
    await expect(notice).toHaveCount(0);
    await expect(settings.choice('Timezone')).toHaveValue('EST');
  },
);
