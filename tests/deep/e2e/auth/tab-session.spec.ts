import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/support/accounts';
import { keptOnDevice } from '../../../e2e/support/kept-on-device';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { ON_PAGE } from '../../../e2e/support/saves';
import { analyze, saveUnsent, signInForTheTab, VIDEO } from '../../../e2e/support/tab-session';

test.use({ patientSaves: false });

test(
  'a session that is not remembered stores nothing but itself, and the browser and a sign-out ask before work is lost',
  { tag: '@row-20' },
  async ({ page, context, account }) => {
    await page.goto('/signin');
    const tab = await signInForTheTab(context, account);
    await analyze(tab);
    await new Dashboard(tab).link('Personal Settings').click();
    await saveUnsent(tab, 'Countess Lovelace');
    const storedIn = async (of: Page) => {
      const kept = await keptOnDevice(of);
      return [account.uid, account.email, VIDEO, 'Countess'].filter((trace) => kept.includes(trace));
    };
    expect(await storedIn(tab), 'the storage of the tab').toEqual([account.uid, account.email]);
    expect(await storedIn(page), 'the device, as another tab sees it').toEqual([]);

    const asked = tab.waitForEvent('dialog');
    await tab.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(tab.getByRole('main').getByText(ON_PAGE)).toBeVisible();

    const dashboard = new Dashboard(tab);
    await dashboard.signOut.click();
    await expect(tab.getByRole('alertdialog')).toContainText(
      '1 change or analysis is only on this device and will be lost.',
    );
    await tab.keyboard.press('Escape');
    await dashboard.signOut.click();
    await dashboard.signOutAnyway.click();
    await expect(tab).toHaveURL('/signin');
    await expect.poll(() => storedIn(tab)).toEqual([]);
  },
);
