import { newEmail, PASSWORD } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { asksForLife, callsFrom } from '../support/calls';
import { Dashboard } from '../support/pages/dashboard';
import { GoogleDialog } from '../support/pages/google-dialog';
import { LandingPage } from '../support/pages/landing-page';
import { ListPage } from '../support/pages/list-page';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';

/** Pages of sample data, each with a text that it shows. */
const SAMPLE_PAGES = [
  ['Billing', 'Pro Plan'],
  ['Statistics', 'Total Views'],
  ['API Settings', 'sc_live_'],
  ['Configuration', 'Video Processing'],
  ['Organizations', 'Northwind Media'],
  ['Campaigns', 'Summer Road Trips'],
] as const;

test(
  'the landing page says what the product is and for whom, with its tagline',
  { tag: ['@spec-0.1a', '@spec-1.1a', '@spec-1.1b'] },
  async ({ page }) => {
    const landing = new LandingPage(page);
    await landing.open();
    await expect(landing.tagline).toHaveText(
      /^Elevate your CTV advertising with SceneCue's AI contextual targeting/,
    );
    await expect(page.getByRole('main')).toContainText('advertisers and media agencies');
  },
);

test(
  'people sign up and sign in by password or Google, and reach the dashboard',
  { tag: '@spec-1.2' },
  async ({ page }) => {
    const email = newEmail();
    const dashboard = new Dashboard(page);
    const reached = async () => {
      await expect(page).toHaveURL('/dashboard/settings');
      await expect(dashboard.sidebar).toContainText('Grace Hopper');
      await dashboard.signOut.click();
      await expect(page).toHaveURL('/signin');
    };
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    await signUpPage.signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
    await reached();
    await new SignInPage(page).signIn(email, PASSWORD);
    await reached();
    const google = new GoogleDialog(page);
    await google.open.click();
    await google.choose({ name: 'Grace Hopper', email: newEmail() });
    await reached();
  },
);

test('the sidebar offers all eight pages', { tag: '@spec-1.3' }, async ({ dashboardPage: page }) => {
  const names = await new Dashboard(page).links.allInnerTexts();
  expect(names.map((name) => name.toLowerCase()).join(', ')).toBe(
    'personal settings, billing, statistics, api settings, configuration, organizations, campaigns, sandbox',
  );
});

test(
  'sessions and profiles are stored by the hosted services, called through their client libraries',
  { tag: ['@spec-1.4a', '@spec-1.4b'] },
  async ({ page, account, browser }) => {
    const asked: { host: string; path: string; client: string | undefined }[] = [];
    page.on('request', (request) => {
      if (!['fetch', 'xhr'].includes(request.resourceType()) || asksForLife(request)) return;
      const { host, pathname } = new URL(request.url());
      const client = request.headers()['x-client-version'] ?? request.headers()['x-goog-api-client'];
      asked.push({ host, path: pathname, client });
    });
    await signIn(page, account);
    const settings = new SettingsPage(page);
    await settings.choice('Timezone').selectOption('EST');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();

    const of = (host: string | undefined) => asked.filter((call) => call.host === host);
    const identity = of(process.env.FIREBASE_AUTH_EMULATOR_HOST);
    const documents = of(process.env.FIRESTORE_EMULATOR_HOST);
    expect(identity.length + documents.length, 'nobody else is asked').toBe(asked.length);
    expect(identity.map(({ client }) => client)).toEqual(
      identity.map(() => expect.stringMatching(/Firebase/)),
    );
    expect(documents.every(({ path }) => path.startsWith('/v1/projects/demo-scenecue/databases/'))).toBe(
      true,
    );
    expect(documents.some(({ client }) => client?.includes('fire/'))).toBe(true);

    // Stored on the server and not on this device: another browser has it, too.
    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const otherPage = await elsewhere.newPage();
    await signIn(otherPage, account);
    await expect(new SettingsPage(otherPage).choice('Timezone')).toHaveValue('EST');
    await elsewhere.close();
  },
);

test('pages of sample data make no server calls', { tag: '@spec-1.5a' }, async ({ dashboardPage: page }) => {
  await new SettingsPage(page).name.waitFor();
  const dashboard = new Dashboard(page);
  const calls = callsFrom(page);
  for (const [name, sample] of SAMPLE_PAGES) {
    await dashboard.link(name).click();
    await expect(dashboard.heading).toHaveText(name);
    await expect(page.getByRole('main')).toContainText(sample);
  }
  expect(calls).toEqual([]);
});

test('a reload brings every list back', { tag: '@spec-1.5b' }, async ({ dashboardPage: page }) => {
  for (const [path, name] of [
    ['/dashboard/api', 'Production'],
    ['/dashboard/organizations', 'Northwind Media'],
    ['/dashboard/campaigns', 'Winter Lights'],
  ] as const) {
    const list = new ListPage(page, path);
    await list.open();
    await list.button(`Delete ${name}`).click();
    await expect(list.row(name)).toHaveCount(0);
    await page.reload();
    await expect(list.row(name)).toHaveCount(1);
  }
});
