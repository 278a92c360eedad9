import { saveSettings } from '../../../src/features/settings/save-settings';
import { initialValues } from '../../../src/features/settings/settings-values';
import { completeProfile } from '../../../src/profile/model/user-profile';
import { emulatorHost, PROJECT_ID } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { callsFrom } from '../support/calls';
import { goInApp, openInDashboard } from '../support/in-app';
import { Dashboard } from '../support/pages/dashboard';
import { LandingPage } from '../support/pages/landing-page';
import { LegalPage } from '../support/pages/legal-page';
import { ListPage } from '../support/pages/list-page';
import { DASHBOARD_PAGES } from '../support/pages/routes';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { waitForWholePage } from '../support/whole-page';
import { word } from '../support/words';

test(
  'a signed-out visitor opens the landing page, both forms and the legal texts',
  { tag: '@spec-6.1' },
  async ({ page }) => {
    for (const path of ['/terms-of-service', '/privacy-policy'] as const) {
      await new LegalPage(page, path).open();
      await waitForWholePage(page);
      await expect(page).toHaveURL(path);
    }
    await new LandingPage(page).open();
    await waitForWholePage(page);
    await expect(page).toHaveURL('/');
    for (const [path, form] of [
      ['/signin', new SignInPage(page)],
      ['/signup', new SignUpPage(page)],
    ] as const) {
      await form.open();
      await waitForWholePage(page);
      await expect(form.submit).toBeEnabled();
      await expect(page).toHaveURL(path);
    }
    for (const [segment] of DASHBOARD_PAGES) {
      await goInApp(page, `/dashboard/${segment}`);
      await expect(page).toHaveURL('/signin');
    }
  },
);

test(
  'a visitor and a signed-in user are the only roles',
  { tag: ['@spec-6.1', '@spec-6.4'] },
  async ({ dashboardPage: page }) => {
    const dashboard = new Dashboard(page);
    await expect(dashboard.links).toHaveCount(DASHBOARD_PAGES.length);
    for (const [segment, heading] of DASHBOARD_PAGES) {
      await openInDashboard(page, `/dashboard/${segment}`);
      await expect(dashboard.heading).toHaveText(heading);
      await waitForWholePage(page);
      await expect(page.getByText(/\broles?\b|administrator/i), segment).toHaveCount(0);
    }
  },
);

test(
  'saving settings without a user gives "User not authenticated", and the store refuses it',
  { tag: '@spec-6.2' },
  async ({ request, account }) => {
    const nobody = completeProfile(null, { displayName: null, email: null });
    const never = () => Promise.reject(new Error('not to be called'));
    const { problem } = await saveSettings(
      { values: initialValues(nobody), profile: nobody },
      { changePassword: never, saveProfile: null },
    );
    expect(problem && word('en', problem.id)).toBe('User not authenticated');

    const documents = `v1/projects/${PROJECT_ID}/databases/(default)/documents`;
    const url = `http://${emulatorHost('FIRESTORE_EMULATOR_HOST')}/${documents}/users/${account.uid}`;
    const refused = await request.patch(url, { data: { fields: { name: { stringValue: 'Mallory' } } } });
    expect(refused.status()).toBe(403);
  },
);

test(
  'the permissions of an API key can be chosen, and are neither enforced nor saved',
  { tag: '@spec-6.3' },
  async ({ dashboardPage: page }) => {
    const list = new ListPage(page, '/dashboard/api');
    await list.open();
    const calls = callsFrom(page);
    const permission = (name: string) => list.dialog.getByRole('checkbox', { name });
    await list.button('Edit Legacy importer').click();
    await expect(permission('Read')).toBeChecked();
    for (const name of ['Write', 'Admin']) {
      await permission(name).check();
      await expect(permission(name)).toBeChecked();
    }
    await permission('Read').uncheck();
    await list.submit('Save Changes');
    await list.button('Edit Legacy importer').click();
    await expect(permission('Read'), 'not saved').toBeChecked();
    for (const name of ['Write', 'Admin']) await expect(permission(name)).not.toBeChecked();
    await list.cancel.click();
    // Permissions are not enforced: a read-only key has the same effect as one with all permissions.
    for (const name of ['Legacy importer', 'Development']) {
      await expect(list.row(name).getByRole('button')).toHaveCount(3);
    }
    expect(calls).toEqual([]);
  },
);
