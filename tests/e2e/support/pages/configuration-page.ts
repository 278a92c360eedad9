import type { Locator, Page } from '@playwright/test';
import { openInDashboard } from '../in-app';

export class ConfigurationPage {
  readonly reset: Locator;
  readonly save: Locator;
  private readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.reset = page.getByRole('button', { name: 'Reset to Defaults' });
    this.save = page.getByRole('button', { name: 'Save Changes' });
  }

  async open() {
    await openInDashboard(this.page, '/dashboard/configuration');
    await this.save.waitFor();
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  options(label: string): Promise<string[]> {
    return this.field(label)
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  }

  /** The value or state of every field, by its label. */
  values(): Promise<Record<string, string | boolean>> {
    return this.main
      .locator('input, select')
      .evaluateAll((fields) =>
        Object.fromEntries(
          fields
            .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
            .map((field) => [
              field.labels?.[0]?.textContent ?? '',
              field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value,
            ]),
        ),
      );
  }
}
