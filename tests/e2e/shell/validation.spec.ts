import { PASSWORD } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { openInDashboard } from '../support/in-app';
import { ListPage } from '../support/pages/list-page';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';

test(
  'an e-mail address needs text, @, text, a dot and text',
  { tag: ['@spec-5.1a', '@spec-5.1b'] },
  async ({ page }) => {
    const message = page.getByText('Please enter a valid email address');
    for (const form of [new SignInPage(page), new SignUpPage(page)]) {
      await form.open();
      for (const email of [
        '',
        'ada',
        'ada@',
        '@example.com',
        'ada@example',
        'ada @example.com',
        'ada@exam ple.com',
      ]) {
        await form.email.fill(email);
        await form.submit.click();
        await expect(message, email).toBeVisible();
      }
      for (const email of ['a@b.c', 'ada+news@mail.example.com', 'ädä@exämple.de', ' ada@example.com ']) {
        await form.email.fill(email);
        await form.submit.click();
        await expect(message, email).toHaveCount(0);
      }
    }
  },
);

test(
  'an invalid e-mail address and a short password are refused before any call is made',
  { tag: ['@spec-5.1b', '@spec-5.2a'] },
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('accounts:')) calls.push(request.url());
    });
    const signInPage = new SignInPage(page);
    await signInPage.open();
    await signInPage.signIn('not an address', 'short');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await expect(signInPage.email).toBeFocused();
    await expect(signInPage.email).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
  },
);

test(
  'a password is checked for length, uppercase, lowercase and number, in this order',
  { tag: ['@spec-5.2a', '@spec-5.2b', '@spec-5.2c', '@spec-5.2d'] },
  async ({ page }) => {
    for (const form of [new SignInPage(page), new SignUpPage(page)]) {
      await form.open();
      await form.email.fill('a@b.c');
      // Each password also breaks all rules after the one that is reported.
      for (const [password, message] of [
        ['', 'Password must be at least 8 characters long'],
        ['-------', 'Password must be at least 8 characters long'],
        ['--------', 'Password must contain at least one uppercase letter'],
        ['--A-----', 'Password must contain at least one lowercase letter'],
        ['--Aa----', 'Password must contain at least one number'],
        ['lowercase1', 'Password must contain at least one uppercase letter'],
        ['UPPERCASE1', 'Password must contain at least one lowercase letter'],
        ['NoNumberHere', 'Password must contain at least one number'],
      ] as const) {
        await form.password.fill(password);
        await form.submit.click();
        await expect(page.getByText(/^Password must/), password).toHaveText(message);
      }
      await form.password.fill(PASSWORD);
      await expect(page.getByText(/^Password must/)).toHaveCount(0);
    }
    await expect(page).toHaveURL('/signup');
  },
);

test('a sign-up with two different passwords is refused', { tag: '@spec-5.3' }, async ({ page }) => {
  const signUpPage = new SignUpPage(page);
  await signUpPage.open();
  await signUpPage.signUp({ fullName: '', email: 'a@b', password: 'Abc1', confirmation: 'Abc2' });
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(signUpPage.email).toBeFocused();
  await signUpPage.signUp({ fullName: '', email: 'a@b.c', password: PASSWORD, confirmation: `${PASSWORD} ` });
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page).toHaveURL('/signup');
});

test('forms use no native browser validation', { tag: '@spec-5.5' }, async ({ page, account }) => {
  const forms = page.locator('form');
  const expectNone = async (where: string) => {
    await expect(forms, where).not.toHaveCount(0);
    const checked = await forms.evaluateAll((all) =>
      all.filter((form) => !(form as HTMLFormElement).noValidate),
    );
    expect(checked.length, where).toBe(0);
    await expect(page.locator('[required], [pattern], [min], [max]'), where).toHaveCount(0);
  };
  await new SignUpPage(page).open();
  await expectNone('sign-up');
  await new SignInPage(page).open();
  await expectNone('sign-in');
  await signIn(page, account);
  await new SettingsPage(page).save.waitFor();
  await expectNone('settings');
  for (const path of ['configuration', 'sandbox']) {
    await openInDashboard(page, `/dashboard/${path}`);
    await forms.waitFor();
    await expectNone(path);
  }
  for (const [path, button] of [
    ['/dashboard/api', 'Generate New Key'],
    ['/dashboard/organizations', 'New Organization'],
    ['/dashboard/campaigns', 'New Campaign'],
  ] as const) {
    const list = new ListPage(page, path);
    await list.open();
    await list.button(button).click();
    await expectNone(path);
  }
});
