import { expect, test } from '../support/accounts';
import { consoleOf } from '../support/console-of';
import { createGate } from '../support/gate';
import { goInApp } from '../support/in-app';
import { takePartAway } from '../support/missing-part';
import { SignInPage } from '../support/pages/sign-in-page';
import { endlessWaits } from '../support/servers';

test(
  'a centered spinner of full height is shown while the session is loading',
  { tag: '@spec-2.protected-route-guard.1' },
  async ({ page }) => {
    // Without an answer, the loading state ends by itself after 5 s.
    await endlessWaits(page, 5_000);
    const gate = createGate();
    await page.route('**/assets/identity-*.js', async (route) => {
      await gate.passed;
      await route.continue();
    });
    await page.goto('/dashboard');
    const status = page.getByRole('status');
    await expect(status).toHaveText('Loading');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect((await status.boundingBox())?.height).toBe(height);
    const spinner = status.locator('[aria-hidden="true"]');
    expect(await spinner.evaluate((node) => node.getAnimations().length)).toBe(1);
    // The position in the layout, which the rotation does not change.
    const middle = await spinner.evaluate((node: HTMLElement) => ({
      x: node.offsetLeft + node.offsetWidth / 2,
      y: node.offsetTop + node.offsetHeight / 2,
    }));
    expect(Math.abs(middle.x - width / 2)).toBeLessThan(2);
    expect(Math.abs(middle.y - height / 2)).toBeLessThan(20);
    gate.open();
    await expect(new SignInPage(page).submit).toBeVisible();
  },
);

test(
  'an identity service that cannot be loaded is logged and leads to /signin, where it is requested again',
  { tag: ['@spec-2.protected-route-guard.2', '@spec-8.6a', '@spec-8.6b'] },
  async ({ page, account }) => {
    const logged = consoleOf(page);
    const reloaded = await takePartAway(page, '**/assets/identity-*.js');
    await page.goto('/dashboard');
    const signInPage = new SignInPage(page);
    await reloaded();
    await expect(signInPage.submit).toBeVisible();
    await expect(page).toHaveURL('/signin');
    await expect.poll(() => logged.join('\n')).toContain('Auth state error');
    await expect.poll(() => logged.join('\n')).toContain('Authentication error');
    await goInApp(page, '/dashboard/sandbox');
    await expect(page).toHaveURL('/signin');
    const again = page.waitForRequest('**/assets/identity-*.js');
    await signInPage.signIn(account.email, account.password);
    await again;
    await expect(signInPage.banner).toContainText('could not be reached');
    await page.unroute('**/assets/identity-*.js');
    await signInPage.submit.click();
    await expect(page).toHaveURL('/dashboard/settings');
  },
);
