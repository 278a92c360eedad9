import { newEmail, PASSWORD, storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { asksForLife } from '../support/calls';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { nextStoredUserId } from '../support/user-ids';

test(
  'a profile is read, created and updated by the hosted services alone, through their client libraries',
  {
    tag: ['@spec-1.4a', '@spec-1.4b', '@spec-3.auth-user.1', '@spec-7.8a', '@spec-7.8b', '@spec-7.9a'],
  },
  async ({ page, account, browser }) => {
    const asked: { host: string; path: string; client: string | undefined; body: string }[] = [];
    page.on('request', (request) => {
      if (!['fetch', 'xhr'].includes(request.resourceType()) || asksForLife(request)) return;
      const { host, pathname } = new URL(request.url());
      const client = request.headers()['x-client-version'] ?? request.headers()['x-goog-api-client'];
      asked.push({ host, path: pathname, client, body: request.postData() ?? '' });
    });
    await signIn(page, account);
    const { sidebar } = new Dashboard(page);
    await expect(sidebar).toContainText('Ada Lovelace');
    await expect(sidebar).toContainText(account.email);
    const settings = new SettingsPage(page);
    await expect(settings.choice('Timezone'), 'there is no profile: the default').toHaveValue('UTC');
    await settings.choice('Timezone').selectOption('EST');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    const created = await storedProfile(account.uid);
    expect(created).toMatchObject({ timezone: 'EST', marketingEmails: true });
    expect(created.createdAt).toBe(created.updatedAt);
    await settings.toggle('Marketing Emails').press('Space');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    const updated = await storedProfile(account.uid);
    expect(updated).toEqual({ ...created, marketingEmails: false, updatedAt: updated.updatedAt });
    expect(String(updated.updatedAt) > String(created.updatedAt)).toBe(true);

    const of = (host: string | undefined) => asked.filter((call) => call.host === host);
    const identity = of(process.env.FIREBASE_AUTH_EMULATOR_HOST);
    const documents = of(process.env.FIRESTORE_EMULATOR_HOST);
    expect(identity.length + documents.length, 'nobody else is asked').toBe(asked.length);
    expect(identity.map(({ client }) => client)).toEqual(
      identity.map(() => expect.stringMatching(/Firebase/)),
    );
    expect(documents.filter(({ path }) => !path.startsWith('/google.firestore.v1.Firestore/'))).toEqual([]);
    const bodies = decodeURIComponent(documents.map(({ body }) => body).join('\n'));
    expect(bodies, 'the version of the client').toContain('fire/');
    expect(bodies).toContain('projects/demo-scenecue/databases/');
    expect(bodies).toContain(`/documents/users/${account.uid}`);

    // Stored on the server and not on this device: another browser has it, too.
    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const otherPage = await elsewhere.newPage();
    await signIn(otherPage, account);
    await expect(new SettingsPage(otherPage).choice('Timezone')).toHaveValue('EST');
    await elsewhere.close();
  },
);

test(
  'sign-up, sign-in and the change of the password send what was entered, and the new password is valid',
  { tag: ['@spec-3.forms.1', '@spec-3.forms.2', '@spec-3.forms.3', '@spec-9.4', '@spec-1.2'] },
  async ({ page }) => {
    const email = newEmail();
    const isStoredInTab = () =>
      page.evaluate(() => Object.keys(sessionStorage).some((key) => key.includes('firebase:authUser')));
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    const created = page.waitForRequest('**/accounts:signUp*');
    const named = page.waitForRequest('**/accounts:update*');
    const uid = nextStoredUserId(page);
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await signUpPage.signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
    const body: unknown = (await created).postDataJSON();
    expect(body).toMatchObject({ email, password: PASSWORD });
    expect(Object.keys(body as object), 'the confirmation is not sent').not.toContain('confirmPassword');
    expect((await named).postDataJSON()).toMatchObject({ displayName: 'Grace Hopper' });
    await expect(page).toHaveURL('/dashboard/settings');
    expect(await isStoredInTab(), 'remembered').toBe(false);
    const settings = new SettingsPage(page);
    await expect(settings.theme('Light')).toBeChecked();
    const stored = await storedProfile(await uid);
    expect(stored).toMatchObject({ name: 'Grace Hopper', email, notifications: true, theme: 'light' });
    expect(Object.keys(stored), 'not stored before it is saved').not.toContain('smsNotifications');

    const proof = page.waitForRequest('**/accounts:signInWithPassword*');
    const change = page.waitForRequest('**/accounts:update*');
    await settings.changePassword(PASSWORD, 'Shorter6');
    expect((await proof).postDataJSON()).toMatchObject({ email, password: PASSWORD });
    expect((await change).postDataJSON()).toMatchObject({ password: 'Shorter6' });
    await expect(settings.saved).toBeVisible();

    await new Dashboard(page).signOut.click();
    await expect(page).toHaveURL('/signin');
    const call = page.waitForRequest('**/accounts:signInWithPassword*');
    await new SignInPage(page).signIn(email, 'Shorter6', { rememberMe: false });
    expect((await call).postDataJSON()).toMatchObject({ email, password: 'Shorter6' });
    await expect(page).toHaveURL('/dashboard/settings');
    expect(await isStoredInTab(), 'not remembered').toBe(true);
  },
);

test(
  'an analysis posts its URL as JSON, with the ID token of the user',
  { tag: '@spec-7.11a' },
  async ({ dashboardPage: page }) => {
    const sandbox = new SandboxPage(page);
    await sandbox.open();
    const request = page.waitForRequest('**/.netlify/functions/analyze');
    await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
    await sandbox.analyzeUrl('https://example.com/programme.mp4');
    const headers = (await request).headers();
    expect(headers.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]*$/);
    expect(headers['content-type']).toBe('application/json');
    expect((await request).method()).toBe('POST');
    expect((await request).postDataJSON()).toEqual({ url: 'https://example.com/programme.mp4' });
  },
);
