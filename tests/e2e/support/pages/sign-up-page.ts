import type { Locator, Page } from '@playwright/test';

export interface SignUpInput {
  fullName: string;
  email: string;
  password: string;
  confirmation?: string;
}

export class SignUpPage {
  readonly fullName: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly submit: Locator;
  readonly busy: Locator;
  readonly banner: Locator;

  constructor(private readonly page: Page) {
    this.fullName = page.getByRole('textbox', { name: 'Full Name' });
    this.email = page.getByRole('textbox', { name: 'Email Address' });
    this.password = page.getByLabel('Password', { exact: true });
    this.confirmation = page.getByLabel('Confirm Password', { exact: true });
    this.submit = page.getByRole('button', { name: 'Sign Up', exact: true });
    this.busy = page.getByRole('button', { name: 'Creating Account...' });
    this.banner = page.getByRole('alert');
  }

  async open() {
    await this.page.goto('/signup');
    await this.submit.waitFor();
  }

  async signUp({ fullName, email, password, confirmation = password }: SignUpInput) {
    await this.fullName.fill(fullName);
    await this.email.fill(email);
    await this.password.fill(password);
    await this.confirmation.fill(confirmation);
    await this.submit.click();
  }
}
