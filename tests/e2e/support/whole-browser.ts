import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { test as base } from './accounts';
import { CHROMIUM_ARGUMENTS } from './chromium-arguments';

/**
 * Tests with the full Chromium, for features that the headless shell lacks: the back/forward cache and installability.
 */
export const testInWholeBrowser = (options: LaunchOptions = {}) =>
  base.extend<{ page: Page }>({
    page: async ({ baseURL }, use) => {
      const executablePath = process.env.SCENECUE_CHROMIUM;
      const browser = await chromium.launch({
        ...(executablePath ? { executablePath } : {}),
        args: CHROMIUM_ARGUMENTS,
        ...options,
      });
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
      await use(await context.newPage());
      await browser.close();
    },
  });
