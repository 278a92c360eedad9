import { newEmail, PASSWORD } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { Dashboard } from '../support/pages/dashboard';
import { LandingPage } from '../support/pages/landing-page';
import { SandboxPage } from '../support/pages/sandbox-page';
import { SignUpPage } from '../support/pages/sign-up-page';

test(
  'a newcomer signs up, tries the sample and reads what is in it and when',
  { tag: '@spec-0.1b' },
  async ({ page }) => {
    const email = newEmail();
    const landing = new LandingPage(page);
    await landing.open();
    await landing.signUp.click();
    await new SignUpPage(page).signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
    await expect(page).toHaveURL('/dashboard/settings');

    const dashboard = new Dashboard(page);
    await expect(dashboard.sidebar).toContainText('Grace Hopper');
    await expect(dashboard.sidebar).toContainText(email);
    await dashboard.link('Sandbox').click();
    await expect(page).toHaveTitle('Video Analysis Sandbox · SceneCue');

    const sandbox = new SandboxPage(page);
    await sandbox.trySample.click();
    await expect(sandbox.url).toHaveValue(new URL('/sample/programme.mp4', page.url()).href);
    await sandbox.analyze.click();
    await expect(sandbox.success).toBeVisible({ timeout: 45_000 });
    await expect(page.getByText('success', { exact: true })).toBeVisible();

    // The ground truth of the sample's first seconds (public/sample/programme.truth.json).
    await expect(sandbox.chipsAt('00:00.0').filter({ hasText: /^test pattern \d+\.\d%$/ })).toBeVisible();
    await expect(sandbox.chipsAt('00:02.0').filter({ hasText: /^scene cut \d+\.\d%$/ })).toBeVisible();
    await expect(sandbox.chipsAt('00:04.0').filter({ hasText: /^cooking \d+\.\d%$/ })).toBeVisible();
    await expect(sandbox.chipsAt('00:04.0').filter({ hasText: 'test pattern' })).toHaveCount(0);
  },
);
