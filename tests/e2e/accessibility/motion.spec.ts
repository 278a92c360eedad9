import { expect, test } from '../support/accounts';
import { LandingPage } from '../support/pages/landing-page';

test('the film strip can be paused, and stands still for those who want that', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(await running()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause the animation' }).click();
  await expect.poll(running).toBe(0);
  await page.getByRole('button', { name: 'Play the animation' }).click();
  await expect.poll(running).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).toBe(0);
});
