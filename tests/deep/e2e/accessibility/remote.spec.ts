import { expect, test } from '../../../e2e/support/accounts';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { ListPage } from '../../../e2e/support/pages/list-page';
import { DASHBOARD_PAGES } from '../../../e2e/support/pages/routes';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { SignInPage } from '../../../e2e/support/pages/sign-in-page';
import { Remote } from '../../../e2e/support/remote';

test(
  'arrow keys, Enter and Back suffice to open every page, from sign-in to sign-out',
  { tag: '@row-27' },
  async ({ page, account }) => {
    test.slow();
    const remote = new Remote(page);
    const signIn = new SignInPage(page);
    await signIn.open();
    await remote.type(signIn.email, account.email);
    await remote.type(signIn.password, account.password);
    await remote.press(signIn.rememberMe);
    await expect(signIn.rememberMe).toBeChecked();
    await remote.press(signIn.submit);

    const dashboard = new Dashboard(page);
    const settings = new SettingsPage(page);
    await settings.name.waitFor();
    await remote.type(settings.name, 'Countess Lovelace');
    await remote.press(settings.toggle('SMS Notifications'));
    await expect(settings.toggle('SMS Notifications')).toBeChecked();
    await remote.goTo(settings.theme('Use system setting'));
    await page.keyboard.press('ArrowDown');
    await expect(settings.theme('Light')).toBeChecked();
    await remote.press(settings.choice('Timezone'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(settings.choice('Timezone')).not.toHaveValue('UTC');
    await remote.press(settings.save);
    await expect(settings.saved).toBeVisible();

    for (const [path, heading] of DASHBOARD_PAGES.slice(1)) {
      const name = heading === 'Video Analysis Sandbox' ? 'Sandbox' : heading;
      await remote.press(dashboard.link(name));
      await expect(page).toHaveURL(`/dashboard/${path}`);
      await expect(dashboard.heading).toHaveText(heading);
    }
    await remote.back();
    await expect(page).toHaveURL('/dashboard/campaigns');

    const list = new ListPage(page, '/dashboard/campaigns');
    await remote.press(list.button('New Campaign'));
    await list.dialog.waitFor();
    await remote.back();
    await expect(list.dialog).toHaveCount(0);
    await expect(list.button('New Campaign')).toBeFocused();
    await page.keyboard.press('Enter');
    await remote.type(list.field('Name'), 'Sofa Evenings');
    await remote.goTo(list.field('End Date'));
    await remote.type(list.field('Budget'), '1200');
    await remote.press(list.field('Analysis Type'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await remote.press(list.dialog.getByRole('button', { name: 'Create Campaign' }));
    await expect(list.row('Sofa Evenings')).toContainText('$1,200');
    const active = page.getByRole('switch', { name: /Sofa Evenings/ });
    await remote.press(active);
    await expect(active).not.toBeChecked();
    await remote.press(list.head('Budget').getByRole('button'));
    await expect(list.head('Budget')).toHaveAttribute('aria-sort', 'ascending');
    await remote.goTo(list.filter);
    await page.keyboard.type('sofa');
    expect(await list.names()).toEqual(['Sofa Evenings']);
    await remote.press(list.button('Delete Sofa Evenings'));
    await expect(list.row('Sofa Evenings')).toHaveCount(0);
    await remote.goTo(list.filter);
    await remote.back();
    await expect(list.rows).toHaveCount(4);

    await remote.press(dashboard.signOut);
    await expect(page).toHaveURL('/signin');
  },
);
