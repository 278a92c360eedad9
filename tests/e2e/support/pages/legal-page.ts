import type { Locator, Page } from '@playwright/test';

/** The Terms of Service or the Privacy Policy, which have the same structure. */
export class LegalPage {
  readonly heading: Locator;
  readonly updated: Locator;
  readonly backToHome: Locator;
  readonly sections: Locator;
  readonly contents: Locator;
  readonly foldedContents: Locator;

  constructor(
    private readonly page: Page,
    private readonly path: '/terms-of-service' | '/privacy-policy',
  ) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.updated = page.getByText('Last updated');
    this.backToHome = page.getByRole('link', { name: 'Back to Home' });
    this.sections = page.getByRole('article').getByRole('heading', { level: 2 });
    this.contents = page.getByRole('navigation', { name: 'On this page' });
    this.foldedContents = this.contents.locator('summary');
  }

  async open(fragment = '') {
    await this.page.goto(this.path + fragment);
    await this.heading.waitFor();
  }

  /** The heading of a section, by its title without the number. */
  section(title: string): Locator {
    return this.sections.filter({ hasText: title });
  }

  /** All text between the heading of a section and the next. */
  textOf(title: string): Locator {
    const heading = this.page.getByRole('heading', { level: 2, name: title });
    return this.page.getByRole('article').locator('section').filter({ has: heading });
  }

  link(title: string): Locator {
    return this.contents.getByRole('link', { name: title });
  }

  /** When the identity service's script was first requested, and when the page was first painted, in ms. */
  async identityAndPaint(): Promise<{ identity: number | null; painted: number }> {
    return this.page.evaluate(() => ({
      identity:
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/identity-'))
          ?.startTime ?? null,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    }));
  }
}
