import type { Locator, Page } from '@playwright/test';

export class SignInPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly rememberMe: Locator;
  readonly submit: Locator;
  readonly busy: Locator;
  readonly banner: Locator;

  constructor(private readonly page: Page) {
    this.email = page.getByRole('textbox', { name: 'Email Address' });
    this.password = page.getByLabel('Password', { exact: true });
    this.rememberMe = page.getByRole('checkbox', { name: 'Remember me' });
    this.submit = page.getByRole('button', { name: 'Sign In', exact: true });
    this.busy = page.getByRole('button', { name: 'Signing in...' });
    this.banner = page.getByRole('alert');
  }

  async open() {
    await this.page.goto('/signin');
    await this.submit.waitFor();
  }

  async signIn(email: string, password: string, { rememberMe = false } = {}) {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.rememberMe.setChecked(rememberMe);
    await this.submit.click();
  }
}
