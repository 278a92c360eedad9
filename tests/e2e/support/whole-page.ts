import { expect, type Page } from '@playwright/test';
import { word } from './words';

const LOADING = (['en', 'es', 'fr', 'de'] as const).map((language) => word(language, 'ui.loading'));

/**
 * Waits until a page is complete: the application runs (the prerendered page may already contain the heading), and no
 * part of the page is still loading.
 */
export async function waitForWholePage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('[data-outline-for]')).toHaveCount(0);
  await expect(page.getByText(new RegExp(`^(${LOADING.join('|')})$`))).toHaveCount(0);
}
