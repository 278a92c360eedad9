import { cutOffBackend, expect, test, waitForWorker } from '../../../e2e/support/deployed';
import { SignInPage } from '../../../e2e/support/pages/sign-in-page';

test('without a network, the stored sign-in and sign-up pages open and a sign-in reports that there is no connection', async ({
  context,
  deployment,
  page,
  account,
}) => {
  await page.goto('/');
  await waitForWorker(page);
  await deployment.stop();
  await cutOffBackend(context);
  for (const [path, title] of [
    ['/signin', 'Sign in'],
    ['/signup', 'Create your account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const form = new SignInPage(page);
  await form.open();
  await form.signIn(account.email, account.password);
  await expect(form.banner).toContainText('internet connection');
  await expect(form.password).toHaveValue(account.password);
});
