import type { Locator, Page } from '@playwright/test';

/** The offer of a new version. */
export class UpdateCard {
  readonly news: Locator;
  readonly replaced: Locator;
  readonly reload: Locator;
  readonly later: Locator;

  constructor(page: Page) {
    this.news = page.getByRole('status').filter({ hasText: 'A new version is available' });
    this.replaced = this.news.filter({ hasText: 'It is already in use in another tab.' });
    this.reload = page.getByRole('button', { name: 'Reload', exact: true });
    this.later = page.getByRole('button', { name: 'Later', exact: true });
  }
}
