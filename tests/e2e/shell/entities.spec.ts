import { newEmail, PASSWORD } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { plainAnswer } from '../support/answers';
import { Dashboard } from '../support/pages/dashboard';
import { ListPage } from '../support/pages/list-page';
import { SandboxPage } from '../support/pages/sandbox-page';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

test(
  'the page reads id, name and e-mail address of the user',
  { tag: '@spec-3.auth-user.1' },
  async ({ page, account }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('documents:batchGet')) asked.push(request.postData() ?? '');
    });
    const signInPage = new SignInPage(page);
    await signInPage.open();
    await signInPage.signIn(account.email, account.password);
    const { sidebar } = new Dashboard(page);
    await expect(sidebar).toContainText('Ada Lovelace');
    await expect(sidebar).toContainText(account.email);
    await new SettingsPage(page).name.waitFor();
    expect(asked.join('\n')).toContain(`/documents/users/${account.uid}`);
  },
);

test(
  'sign-in uses e-mail address, password and Remember me',
  { tag: '@spec-3.forms.1' },
  async ({ page, account }) => {
    const signInPage = new SignInPage(page);
    await signInPage.open();
    const call = page.waitForRequest('**/accounts:signInWithPassword*');
    await signInPage.signIn(account.email, account.password, { rememberMe: false });
    expect((await call).postDataJSON()).toMatchObject({ email: account.email, password: account.password });
    await expect(page).toHaveURL('/dashboard/settings');
    // False: stored only in the tab.
    const kept = await page.evaluate(() => Object.keys(sessionStorage).join());
    expect(kept).toContain('firebase:authUser');
  },
);

test(
  'sign-up uses name, e-mail address, password, confirmation and Remember me',
  { tag: '@spec-3.forms.2' },
  async ({ page }) => {
    const email = newEmail();
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    const account = page.waitForRequest('**/accounts:signUp*');
    const name = page.waitForRequest('**/accounts:update*');
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await signUpPage.signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
    const body: unknown = (await account).postDataJSON();
    expect(body).toMatchObject({ email, password: PASSWORD });
    expect(Object.keys(body as object), 'the repetition stays here').not.toContain('confirmPassword');
    expect((await name).postDataJSON()).toMatchObject({ displayName: 'Grace Hopper' });
    await expect(page).toHaveURL('/dashboard/settings');
    // Remembered: not stored in the tab.
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('firebase:authUser');
  },
);

test(
  'a password change uses the current password, the new one and its confirmation',
  { tag: '@spec-3.forms.3' },
  async ({ dashboardPage: page, account }) => {
    const settings = new SettingsPage(page);
    const proof = page.waitForRequest('**/accounts:signInWithPassword*');
    const change = page.waitForRequest('**/accounts:update*');
    await settings.changePassword(PASSWORD, 'secret');
    expect((await proof).postDataJSON()).toMatchObject({ email: account.email, password: PASSWORD });
    expect((await change).postDataJSON()).toMatchObject({ password: 'secret' });
    await expect(settings.saved).toBeVisible();
  },
);

test(
  'an API key has its fields, and a prefix for live, test or old keys',
  { tag: ['@spec-3.api-key.1a', '@spec-3.api-key.1c'] },
  async ({ sharedPage: page }) => {
    const list = new ListPage(page, '/dashboard/api');
    await list.open();
    expect(await list.names()).toEqual(['Production', 'Development', 'Legacy importer']);
    await expect(list.table.locator('code')).toHaveText([/^sc_live_/, /^sc_test_/, /^sc_old_/]);
    await expect(list.row('Production').getByRole('cell')).toContainText([
      ...['sc_live_', '01/15/2024', '05/27/2025', 'Active'],
    ]);
    await expect(list.rows.getByText(/^(Active|Inactive)$/)).toHaveText(['Active', 'Active', 'Inactive']);
  },
);

test(
  'the key dialog also asks for description and permissions',
  { tag: '@spec-3.api-key.1b' },
  async ({ sharedPage: page }) => {
    const list = new ListPage(page, '/dashboard/api');
    await list.open();
    await list.button('Edit Development').click();
    await expect(list.field('Description')).toHaveValue('Test environment of the ad server');
    const permissions = list.dialog.getByRole('group', { name: 'Permissions' }).getByRole('checkbox');
    await expect(permissions).toHaveCount(3);
    for (const [place, name] of ['Read', 'Write', 'Admin'].entries()) {
      await expect(permissions.nth(place)).toHaveAccessibleName(name);
      await expect(permissions.nth(place)).toBeChecked();
    }
  },
);

test('an organization has its fields', { tag: '@spec-3.organization.1' }, async ({ sharedPage: page }) => {
  const list = new ListPage(page, '/dashboard/organizations');
  await list.open();
  await expect(list.row('Northwind Media').getByRole('cell')).toHaveText([
    'planning@northwind.example+1 555 010012 Harbour Street, Boston, MA 02110',
    ...['Active', '24', '01/15/2024', ''],
  ]);
  await list.button('Edit Northwind Media').click();
  for (const [label, value] of [
    ['Name', 'Northwind Media'],
    ['Email', 'planning@northwind.example'],
    ['Phone', '+1 555 0100'],
    ['Address', '12 Harbour Street, Boston, MA 02110'],
  ] as const) {
    await expect(list.field(label)).toHaveValue(value);
  }
});

test('a campaign has its fields', { tag: '@spec-3.campaign.1' }, async ({ sharedPage: page }) => {
  const list = new ListPage(page, '/dashboard/campaigns');
  await list.open();
  await expect(list.rows.getByText(/^(Active|Paused)$/)).toHaveText(['Active', 'Paused', 'Active', 'Paused']);
  await expect(list.row('Summer Road Trips').getByRole('cell')).toHaveText([
    ...['Active', '06/01/2025', '08/31/2025', '$50,000', 'Full', ''],
  ]);
  await list.button('Edit Summer Road Trips').click();
  await expect(list.field('Name')).toHaveValue('Summer Road Trips');
  for (const label of ['Start Date', 'End Date']) await expect(list.field(label)).toHaveValue(ISO_DAY);
  await expect(list.field('Budget')).toHaveValue('50000');
  await expect(list.field('Analysis Type').locator('option')).toHaveText(['Basic', 'Full', 'Custom']);
  await expect(list.field('Notification Email')).toHaveValue('summer@northwind.example');
});

test(
  'the real function answers with status, video URL, and entries of timestamp and concepts',
  { tag: ['@spec-3.analysis-result.1', '@spec-7.11b'] },
  async ({ dashboardPage: page }) => {
    const sandbox = new SandboxPage(page);
    await sandbox.open();
    await sandbox.trySample.click();
    const answer = await plainAnswer(page, () => sandbox.analyze.click());
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/json');
    const { status, videoUrl, analysis } = (await answer.json()) as Record<string, unknown>;
    expect({ status, videoUrl }).toEqual({ status: 'success', videoUrl: await sandbox.url.inputValue() });
    const entries = analysis as { timestamp: number; concepts: { name: string; confidence: number }[] }[];
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.map(({ timestamp }) => Number.isInteger(timestamp))).toEqual(entries.map(() => true));
    expect(Math.max(...entries.map(({ timestamp }) => timestamp))).toBeGreaterThan(10_000);
    const concepts = entries.flatMap((entry) => entry.concepts);
    expect(concepts.length).toBeGreaterThan(20);
    for (const { name, confidence } of concepts) {
      expect(name).toMatch(/\S/);
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  },
);
