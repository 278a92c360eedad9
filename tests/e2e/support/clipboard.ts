import type { Page } from '@playwright/test';

/**
 * The text that `page` has copied. It is read in another page, because the site's Permissions-Policy forbids reading.
 */
export async function clipboardText(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.route('https://clipboard.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<textarea></textarea>' }),
  );
  await other.goto('https://clipboard.example/');
  const text = await other.evaluate(() => navigator.clipboard.readText());
  await other.close();
  return text;
}
