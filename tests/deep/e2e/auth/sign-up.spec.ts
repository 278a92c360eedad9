import { PASSWORD } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SignUpPage } from '../../../e2e/support/pages/sign-up-page';

test('a failed second sign-up without Remember me leaves the remembered session on the device', async ({
  page,
  account,
  context,
}) => {
  await signIn(page, account, { rememberMe: true });
  const signUpPage = new SignUpPage(page);
  await signUpPage.open();
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await signUpPage.signUp({ fullName: 'Grace Hopper', email: account.email, password: PASSWORD });
  await expect(signUpPage.banner).toContainText(/already in use/i);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /user/i.test(key)))).toEqual(
    [],
  );
  const other = await context.newPage();
  // The device alone would remember the user, too, so the service must know the session.
  const looked = other.waitForResponse(
    (response) => response.url().includes('accounts:lookup') && response.ok(),
  );
  await other.goto('/dashboard/billing');
  await looked;
  await expect(new Dashboard(other).sidebar).toContainText(account.email);
});
