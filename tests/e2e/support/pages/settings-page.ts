import type { Locator, Page } from '@playwright/test';

export class SettingsPage {
  readonly name: Locator;
  readonly email: Locator;
  readonly currentPassword: Locator;
  readonly newPassword: Locator;
  readonly confirmation: Locator;
  readonly passwordCard: Locator;
  readonly save: Locator;
  readonly busy: Locator;
  readonly saved: Locator;
  readonly unsaved: Locator;
  /** The line at the foot of the form about edits that the server does not have. */
  readonly onDevice: Locator;
  /** The confirmation before leaving with unsaved changes. */
  readonly question: Locator;
  readonly stay: Locator;
  readonly leave: Locator;

  constructor(private readonly page: Page) {
    this.name = page.getByRole('textbox', { name: 'Full Name' });
    this.email = page.getByLabel('Email', { exact: true });
    this.currentPassword = page.getByLabel('Current Password', { exact: true });
    this.newPassword = page.getByLabel('New Password', { exact: true });
    this.confirmation = page.getByLabel('Confirm New Password', { exact: true });
    this.passwordCard = this.section('Change Password');
    this.save = page.getByRole('button', { name: 'Save Changes' });
    this.busy = page.getByRole('button', { name: 'Saving changes...' });
    this.saved = page.getByText('Settings updated successfully');
    this.onDevice = page.getByRole('main').getByText('Saved on this device, not synced yet.');
    this.unsaved = page.getByText('You have unsaved changes');
    this.question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    this.stay = page.getByRole('button', { name: 'Stay on this page' });
    this.leave = page.getByRole('button', { name: 'Leave without saving' });
  }

  async open() {
    await this.page.goto('/dashboard/settings');
    await this.name.waitFor();
  }

  /** A part of the form, by its title. */
  section(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  toggle(name: string): Locator {
    return this.page.getByRole('switch', { name });
  }

  choice(name: 'Language' | 'Timezone' | 'Date Format'): Locator {
    return this.page.getByRole('combobox', { name });
  }

  theme(name: 'Use system setting' | 'Light' | 'Dark'): Locator {
    return this.page.getByRole('radio', { name });
  }

  async changePassword(current: string, next: string, confirmation = next) {
    await this.currentPassword.fill(current);
    await this.newPassword.fill(next);
    await this.confirmation.fill(confirmation);
    await this.save.click();
  }
}
