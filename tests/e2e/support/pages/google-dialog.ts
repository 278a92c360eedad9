import type { Locator, Page } from '@playwright/test';

/** The dialog that replaces Google's popup in a build for the emulators. */
export class GoogleDialog {
  readonly dialog: Locator;
  readonly open: Locator;
  private readonly name: Locator;
  private readonly email: Locator;

  constructor(page: Page) {
    this.open = page.getByRole('button', { name: /^Sign (in|up) with Google$/ });
    this.dialog = page.getByRole('dialog', { name: 'Google test account' });
    this.name = this.dialog.getByLabel('Name');
    this.email = this.dialog.getByLabel('Email');
  }

  async choose(account: { name: string; email: string }) {
    await this.name.fill(account.name);
    await this.email.fill(account.email);
    await this.dialog.getByRole('button', { name: 'Continue' }).click();
  }

  async cancel() {
    await this.dialog.getByRole('button', { name: 'Cancel' }).click();
  }
}
