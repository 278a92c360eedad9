import type { Page } from '@playwright/test';
import { PASSWORD } from '../../firebase/emulators';
import { test } from './accounts';
import { answerWith, replaceFunction } from './answers';
import { goInApp } from './in-app';
import { Dashboard } from './pages/dashboard';
import { SandboxPage } from './pages/sandbox-page';
import { SettingsPage } from './pages/settings-page';
import { SignInPage } from './pages/sign-in-page';
import { SignUpPage } from './pages/sign-up-page';
import { DASHBOARD_PATHS, OPEN_PATHS } from './pages/routes';

const EVERY_TONE = [0.99, 0.93, 0.87, 0.82, 0.4].map((confidence, index) => ({
  name: `concept ${index}`,
  confidence,
}));

/** The tests of all pages and their states. @param expectNoFindings looks at what is shown */
export function testEachState(expectNoFindings: (page: Page, where: string) => Promise<void>): void {
  test(
    'axe finds nothing on the open pages, nor in the forms with their errors',
    { tag: '@row-25' },
    async ({ page, account }) => {
      for (const path of OPEN_PATHS) {
        await page.goto(path);
        await expectNoFindings(page, path);
      }
      const invalidEmail = page.getByText('Please enter a valid email address');
      const signInPage = new SignInPage(page);
      await signInPage.open();
      await signInPage.submit.click();
      await invalidEmail.waitFor();
      await expectNoFindings(page, 'sign-in with field errors');
      await signInPage.signIn(account.email, 'Wrong-Horse-7');
      await signInPage.banner.waitFor();
      await expectNoFindings(page, 'sign-in with the banner');
      const signUpPage = new SignUpPage(page);
      await signUpPage.open();
      await signUpPage.submit.click();
      await invalidEmail.waitFor();
      await expectNoFindings(page, 'sign-up with field errors');
    },
  );

  test(
    'axe finds nothing in the dashboard, nor in the settings with their errors and dialogs',
    { tag: '@row-25' },
    async ({ dashboardPage: page }) => {
      test.slow();
      for (const path of DASHBOARD_PATHS) {
        await goInApp(page, path);
        await expectNoFindings(page, path);
      }
      await new Dashboard(page).collapse.click();
      await expectNoFindings(page, 'collapsed sidebar');
      await goInApp(page, '/dashboard/settings');
      const settings = new SettingsPage(page);
      await settings.changePassword('', 'secret', 'other');
      await settings.passwordCard.getByText('New passwords do not match').waitFor();
      await expectNoFindings(page, 'settings with an error in a field');
      await settings.changePassword('Wrong-Horse-7', 'secret');
      await settings.passwordCard.getByText('Current password is incorrect').waitFor();
      await new Dashboard(page).link('Billing').click();
      await settings.question.waitFor();
      await expectNoFindings(page, 'settings with the question before leaving');
      await settings.stay.click();
      await settings.changePassword(PASSWORD, 'secret');
      await settings.saved.waitFor();
      await expectNoFindings(page, 'settings with their news');
    },
  );

  test('axe finds nothing in the sandbox during an analysis, after a failure and with a result', async ({
    dashboardPage: page,
  }) => {
    const sandbox = new SandboxPage(page);
    await sandbox.open();
    let status = 0;
    await replaceFunction(page, async (route) => {
      if (status === 0) return;
      const error = { code: 'damaged', message: 'The data of this video is broken.' };
      const answer = answerWith({
        analysis: [{ timestamp: 0, concepts: EVERY_TONE }],
        partial: [{ code: 'ends-early', values: { endMs: 2000, durationMs: 30_000 } }],
      });
      await route.fulfill({ status, json: status === 200 ? answer : { error } });
    });
    await sandbox.addCaptions.click();
    await sandbox.analyzeUrl('https://example.com/programme.mp4');
    await sandbox.stop.waitFor();
    await expectNoFindings(page, 'working');
    await sandbox.stop.click();
    status = 422;
    await sandbox.analyze.click();
    await page.getByText('Error: 422').waitFor();
    await expectNoFindings(page, 'failed');
    status = 200;
    await sandbox.analyze.click();
    await sandbox.success.waitFor();
    await expectNoFindings(page, 'succeeded');
  });
}
