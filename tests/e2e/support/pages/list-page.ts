import type { Locator, Page } from '@playwright/test';
import { openInDashboard } from '../in-app';

/** A page with a table: API Settings, Organizations, Campaigns. */
export class ListPage {
  readonly table: Locator;
  readonly rows: Locator;
  readonly heads: Locator;
  readonly filter: Locator;
  readonly dialog: Locator;
  readonly cancel: Locator;

  constructor(
    readonly page: Page,
    private readonly path: string,
  ) {
    this.table = page.getByRole('table');
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.heads = this.table.getByRole('columnheader');
    this.filter = page.getByRole('textbox', { name: /^Filter / });
    this.dialog = page.getByRole('dialog');
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel' });
  }

  async open() {
    await openInDashboard(this.page, this.path);
    await this.table.waitFor();
  }

  /** The names of the rows, from top to bottom. */
  names(): Promise<string[]> {
    return this.rows.getByRole('rowheader').allInnerTexts();
  }

  /** The text of a column's cells, from top to bottom. @param index 0 for the names */
  column(index: number): Promise<string[]> {
    return this.rows.locator(`xpath=*[${index + 1}]`).allInnerTexts();
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
  }

  head(name: string): Locator {
    return this.heads.filter({ hasText: name });
  }

  async orderBy(name: string) {
    await this.head(name).getByRole('button').click();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    return this.dialog.getByLabel(name, { exact: true });
  }

  async submit(name: string) {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }
}
