import { expect, test } from '../support/accounts';
import { LandingPage } from '../support/pages/landing-page';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the frame strip can be paused, and does not move with reduced motion', async ({ page }) => {
  const landing = new LandingPage(page);
  // Asked for when the application has taken over the prerendered page.
  const runs = page.waitForRequest('**/assets/identity-*.js');
  await landing.open();
  await runs;
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
