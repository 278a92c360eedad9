import { test as base, type APIRequestContext, type Page } from '@playwright/test';
import { authEmulatorUrl, newEmail, PASSWORD, PROJECT_ID } from '../../firebase/emulators';
import { SignInPage } from './pages/sign-in-page';
import { plantSession } from './planted-session';

export interface Account {
  uid: string;
  email: string;
  password: string;
}

/** An account of its own for each test, made without the browser. */
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

export interface Fixtures {
  account: Account;
  /** A page on which somebody is signed in, without "Remember me". */
  dashboardPage: Page;
}

export const test = base.extend<Fixtures>({
  account: async ({ request }, use) => use(await createAccount(request)),
  dashboardPage: async ({ page, account }, use) => {
    await plantSession(page, account);
    await page.goto('/dashboard/settings');
    // The application runs from then on; what the build has written has none.
    await page.getByRole('complementary').waitFor();
    await use(page);
  },
});

export { expect } from '@playwright/test';
