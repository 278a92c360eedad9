import {
  test as base,
  type APIRequestContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { authEmulatorUrl, newEmail, PASSWORD, PROJECT_ID } from '../../firebase/emulators';
import { openInDashboard } from './in-app';
import { SignInPage } from './pages/sign-in-page';
import { plantSession } from './planted-session';
import { waitLongerForSaves } from './servers';

export interface Account {
  uid: string;
  email: string;
  password: string;
}

/** Creates a separate account for each test, without the browser. */
async function createAccount(request: APIRequestContext): Promise<Account> {
  const credentials = { email: newEmail(), password: PASSWORD };
  const url = `${authEmulatorUrl()}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`;
  const response = await request.post(url, {
    headers: { authorization: 'Bearer owner' },
    data: { ...credentials, displayName: 'Ada Lovelace' },
  });
  if (!response.ok()) throw new Error(`No account: ${await response.text()}`);
  const { localId } = (await response.json()) as { localId: string };
  return { uid: localId, ...credentials };
}

export async function signIn(page: Page, account: Account, options?: { rememberMe: boolean }) {
  const signInPage = new SignInPage(page);
  await signInPage.open();
  await signInPage.signIn(account.email, account.password, options);
  await page.waitForURL('/dashboard/settings');
}

export interface Options {
  /** False for a test of a save that nobody answers. */
  patientSaves: boolean;
}

export interface Fixtures {
  account: Account;
  /** A page with a signed-in user, whom the device remembers. */
  dashboardPage: Page;
  /**
   * A page that the tests of a worker share, so that not every test loads its own. For tests of pages with sample data
   * that leave no changes behind. A test that changes a list must reload the page at its end.
   */
  sharedPage: Page;
}

export interface WorkerFixtures {
  workerPage: { page: Page; account: Account };
  /** The account of `sharedPage`. */
  sharedAccount: Account;
}

/** Signs in without the form, and waits until the application runs: the prerendered page has no sidebar. */
async function openDashboard(page: Page, account: Account): Promise<void> {
  await plantSession(page, account);
  await page.goto('/dashboard/settings');
  await page.getByRole('complementary').waitFor();
}

/** A page of the dashboard that no test uses. */
const ELSEWHERE = '/dashboard/elsewhere';

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  patientSaves: [true, { option: true }],
  page: async ({ page, patientSaves }, use) => {
    if (patientSaves) await waitLongerForSaves(page);
    await use(page);
  },
  account: async ({ request }, use) => use(await createAccount(request)),
  dashboardPage: async ({ page, account }, use, info) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    await openDashboard(page, account);
    await use(page);
    // Attaches the page's errors to a failure, which is hard to explain without them.
    if (info.status !== info.expectedStatus) await info.attach('errors', { body: errors.join('\n') });
  },
  workerPage: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use as BrowserContextOptions);
      const account = await createAccount(context.request);
      const page = await context.newPage();
      await waitLongerForSaves(page);
      await openDashboard(page, account);
      await use({ page, account });
      await context.close();
    },
    { scope: 'worker' },
  ],
  sharedAccount: [async ({ workerPage }, use) => use(workerPage.account), { scope: 'worker' }],
  sharedPage: async ({ workerPage: { page } }, use) => {
    // Leaving the page closes everything that the last test has opened.
    await openInDashboard(page, ELSEWHERE);
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect } from '@playwright/test';
