import type { Page } from '@playwright/test';

/** What `page` has copied. Pasted into a page of its own: the site's Permissions-Policy lets nobody read there. */
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
