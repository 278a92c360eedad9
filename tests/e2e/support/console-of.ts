import type { Page } from '@playwright/test';

/** What the page logs from now on. The same list keeps growing. */
export function consoleOf(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return logged;
}
