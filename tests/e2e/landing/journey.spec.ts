import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from '../../firebase/emulators';
import { expect, test } from '../support/accounts';
import { rowOf } from '../support/library';
import { Dashboard } from '../support/pages/dashboard';
import { LandingPage } from '../support/pages/landing-page';
import { SandboxPage } from '../support/pages/sandbox-page';
import { SignUpPage } from '../support/pages/sign-up-page';

/** Records every value of the progress bar from now on, however briefly it is shown. @returns reads them */
async function recordProgress(page: Page): Promise<() => Promise<string[]>> {
  const record = await page.evaluateHandle(() => {
    const values = new Set<string>();
    const note = () => {
      const value = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext');
      if (value) values.add(value);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
    return values;
  });
  return () => record.evaluate((values) => [...values]);
}

test(
  'a new user signs up, analyzes the sample, reads what is in it and when, and finds the result again after a reload',
  { tag: ['@spec-0.1b', '@row-34'] },
  async ({ page }) => {
    const email = newEmail();
    const landing = new LandingPage(page);
    await landing.open();
    await landing.signUp.click();
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await new SignUpPage(page).signUp({ fullName: 'Grace Hopper', email, password: PASSWORD });
    await expect(page).toHaveURL('/dashboard/settings');

    const dashboard = new Dashboard(page);
    await expect(dashboard.sidebar).toContainText('Grace Hopper');
    await expect(dashboard.sidebar).toContainText(email);
    await dashboard.link('Sandbox').click();
    await expect(page).toHaveTitle('Video Analysis Sandbox · SceneCue');

    const sandbox = new SandboxPage(page);
    await sandbox.trySample.click();
    await expect(sandbox.url).toHaveValue(new URL('/sample/program.mp4', page.url()).href);
    await expect(page.getByText(/^Takes up to a minute/)).toBeVisible();
    const recorded = await recordProgress(page);
    await sandbox.analyze.click();
    await expect(sandbox.success).toBeVisible({ timeout: 45_000 });
    await expect(page.getByText('success', { exact: true })).toBeVisible();
    const values = await recorded();
    expect(values.some((value) => /^Analyzing images, audio and captions: \d+%$/.test(value))).toBe(true);

    // The ground truth of the sample's first seconds (public/sample/program.truth.json).
    await expect(sandbox.chipsAt('00:00.0').filter({ hasText: /^test pattern \d+\.\d%$/ })).toBeVisible();
    await expect(sandbox.chipsAt('00:02.0').filter({ hasText: /^scene cut \d+\.\d%$/ })).toBeVisible();
    await expect(sandbox.chipsAt('00:04.0').filter({ hasText: /^cooking \d+\.\d%$/ })).toBeVisible();
    await expect(sandbox.chipsAt('00:04.0').filter({ hasText: 'test pattern' })).toHaveCount(0);

    await sandbox.leaveResult();
    const row = rowOf(page, 'program.mp4');
    await expect(row).toContainText('On the server');
    await page.reload();
    await expect(sandbox.url).toHaveValue('');
    await row.getByRole('link').click();
    await expect(page.getByText(/^Analyzed on .*, stored on the server\./)).toBeVisible();
    await expect(sandbox.chipsAt('00:02.0').filter({ hasText: /^scene cut \d+\.\d%$/ })).toBeVisible();
  },
);
