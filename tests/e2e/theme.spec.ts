import type { Page } from '@playwright/test';
import { expect, test } from './accounts';
import { createGate } from './gate';
import { LandingPage } from './pages/landing-page';

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test('the theme follows the system, from the first moment and live', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Held back, so that only what comes before the application can have painted the page.
  const gate = createGate();
  await page.route('**/assets/index-*.js', async (route) => {
    await gate.passed;
    await route.continue();
  });
  const root = page.locator('html');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => background(page)).toBe('rgb(13, 14, 17)');
  gate.open();
  await new LandingPage(page).heading.waitFor();
  await expect(root).toHaveAttribute('data-theme', 'dark');

  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await background(page)).toBe('rgb(245, 246, 249)');
});

test('the film strip can be paused, and stands still for those who want that', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(await running()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause the film strip' }).click();
  await expect.poll(running).toBe(0);
  await page.getByRole('button', { name: 'Run the film strip' }).click();
  await expect.poll(running).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).toBe(0);
});

test('nothing adds styles to the page at run time, as a strict policy will demand', async ({
  dashboardPage: page,
}) => {
  await page.goto('/dashboard/sandbox');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('style').count()).toBe(0);
});
