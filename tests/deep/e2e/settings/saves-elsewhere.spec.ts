import type { Page } from '@playwright/test';
import { storedProfile } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { DATE_FORMAT, disconnect, ON_PAGE, reconnect, settingsOf, storeOf } from '../../../e2e/support/saves';

/** Records all messages of the save bar from now on, at any duration. @returns the messages so far */
async function saveBarLines(page: Page): Promise<() => Promise<string>> {
  const texts = await page
    .getByRole('button', { name: 'Save Changes' })
    .locator('xpath=..')
    .locator('[role=status]')
    .evaluateHandle((bar) => {
      const texts = [bar.textContent];
      new MutationObserver(() => texts.push(bar.textContent)).observe(bar, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return texts;
    });
  return async () => (await texts.jsonValue()).join('\n');
}

test('two devices edit different fields offline: both edits are stored; of the same field the last to arrive is stored', async ({
  dashboardPage: page,
  account,
  browser,
  baseURL,
}) => {
  const settings = await settingsOf(page, account);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const otherPage = await elsewhere.newPage();
  await signIn(otherPage, account);
  const other = new SettingsPage(otherPage);
  await expect(other.choice('Date Format')).toHaveValue(DATE_FORMAT);

  await disconnect(page.context());
  await settings.choice('Timezone').selectOption('PST');
  await settings.theme('Dark').check();
  await settings.save.click();
  await expect(settings.onDevice).toBeVisible();
  await disconnect(elsewhere);
  await other.choice('Timezone').selectOption('EST');
  await other.choice('Date Format').selectOption('YYYY-MM-DD');
  await other.save.click();
  await expect(otherPage.getByRole('main').getByText(ON_PAGE)).toBeVisible();

  await reconnect(elsewhere);
  await expect(otherPage.getByText('Synced.')).toBeVisible();
  const lines = await saveBarLines(page);
  await reconnect(page.context());
  await expect(page.getByText('Synced.')).toBeVisible();
  await expect(settings.choice('Date Format')).toHaveValue('YYYY-MM-DD');
  await expect(settings.choice('Timezone')).toHaveValue('PST');
  expect(await lines(), 'what another device changed is no edit of this user').not.toContain(
    'You have unsaved changes',
  );
  expect(await storedProfile(account.uid)).toMatchObject({
    timezone: 'PST',
    theme: 'dark',
    dateFormat: 'YYYY-MM-DD',
  });
  await elsewhere.close();
});

test('a theme that is chosen and not saved stays when another tab saves another one', async ({
  page,
  account,
  context,
}) => {
  await storeOf(account);
  await signIn(page, account, { rememberMe: true });
  const settings = new SettingsPage(page);
  await settings.choice('Timezone').waitFor();
  const otherPage = await context.newPage();
  const other = new SettingsPage(otherPage);
  await other.open();
  await expect(other.choice('Date Format')).toHaveValue(DATE_FORMAT);

  await settings.theme('Dark').check();
  await other.theme('Light').check();
  await other.choice('Timezone').selectOption('EST');
  await other.save.click();
  await expect(settings.choice('Timezone'), 'the save of the other tab has arrived').toHaveValue('EST');
  await expect(settings.theme('Dark')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html'), 'the stored theme').toHaveAttribute('data-theme', 'light');
});
