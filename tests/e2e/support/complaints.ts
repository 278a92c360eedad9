import type { Page } from '@playwright/test';

const NO_WORKER = /^(Service Worker registration blocked|Service worker registration failed)/;

/** Errors and warnings that the page logs from now on, including hydration mismatches. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    // These tests block service workers; the resulting error does not count.
    if (isBad && !NO_WORKER.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
