import type { Page } from '@playwright/test';

/** The paths to which the application navigates from now on, including those that it leaves at once. */
export async function recordNavigations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const paths: string[] = [];
    for (const way of ['pushState', 'replaceState'] as const) {
      const original = history[way].bind(history);
      history[way] = (data, unused, url) => {
        paths.push(String(url));
        original(data, unused, url);
      };
    }
    Object.assign(window, { recordedPaths: paths });
  });
  return () => page.evaluate(() => ('recordedPaths' in window ? (window.recordedPaths as string[]) : []));
}
