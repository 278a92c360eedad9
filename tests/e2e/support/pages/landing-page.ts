import type { Locator, Page } from '@playwright/test';

export class LandingPage {
  readonly heading: Locator;
  readonly tagline: Locator;
  readonly signIn: Locator;
  readonly signUp: Locator;
  readonly footer: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.tagline = page.getByText(/Elevate your CTV advertising/);
    this.signIn = page.getByRole('link', { name: 'Sign In', exact: true });
    this.signUp = page.getByRole('link', { name: 'Sign Up', exact: true });
    this.footer = page.getByRole('contentinfo');
  }

  async open() {
    await this.page.goto('/');
    await this.heading.waitFor();
  }
}
