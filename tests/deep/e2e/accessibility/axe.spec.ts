import { PASSWORD } from '../../../firebase/emulators';
import { test } from '../../../e2e/support/accounts';
import { expectNoFindingsInBothThemes } from '../../../e2e/support/axe';
import { answerWith, replaceFunction } from '../../../e2e/support/answers';
import { goInApp } from '../../../e2e/support/in-app';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SandboxPage } from '../../../e2e/support/pages/sandbox-page';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { SignInPage } from '../../../e2e/support/pages/sign-in-page';
import { SignUpPage } from '../../../e2e/support/pages/sign-up-page';
import { DASHBOARD_PATHS, OPEN_PATHS } from '../../../e2e/support/pages/routes';

const EVERY_TONE = [0.99, 0.93, 0.87, 0.82, 0.4].map((confidence, index) => ({
  name: `concept ${index}`,
  confidence,
}));

test(
  'axe finds nothing on the open pages, nor in the forms with their errors',
  { tag: '@row-25' },
  async ({ page, account }) => {
    for (const path of OPEN_PATHS) {
      await page.goto(path);
      await expectNoFindingsInBothThemes(page, path);
    }
    const invalidEmail = page.getByText('Please enter a valid email address');
    const signInPage = new SignInPage(page);
    await signInPage.open();
    await signInPage.submit.click();
    await invalidEmail.waitFor();
    await expectNoFindingsInBothThemes(page, 'sign-in with field errors');
    await signInPage.signIn(account.email, 'Wrong-Horse-7');
    await signInPage.banner.waitFor();
    await expectNoFindingsInBothThemes(page, 'sign-in with the banner');
    const signUpPage = new SignUpPage(page);
    await signUpPage.open();
    await signUpPage.submit.click();
    await invalidEmail.waitFor();
    await expectNoFindingsInBothThemes(page, 'sign-up with field errors');
  },
);

test(
  'axe finds nothing in the dashboard, nor in the settings with their errors and dialogs',
  { tag: '@row-25' },
  async ({ dashboardPage: page }) => {
    test.slow();
    for (const path of DASHBOARD_PATHS) {
      await goInApp(page, path);
      await expectNoFindingsInBothThemes(page, path);
    }
    await new Dashboard(page).collapse.click();
    await expectNoFindingsInBothThemes(page, 'collapsed sidebar');
    await goInApp(page, '/dashboard/settings');
    const settings = new SettingsPage(page);
    await settings.changePassword('', 'secret', 'other');
    await settings.passwordCard.getByText('New passwords do not match').waitFor();
    await expectNoFindingsInBothThemes(page, 'settings with an error in a field');
    await settings.changePassword('Wrong-Horse-7', 'secret');
    await settings.passwordCard.getByText('Current password is incorrect').waitFor();
    await new Dashboard(page).link('Billing').click();
    await settings.question.waitFor();
    await expectNoFindingsInBothThemes(page, 'settings with the question before leaving');
    await settings.stay.click();
    await settings.changePassword(PASSWORD, 'secret');
    await settings.saved.waitFor();
    await expectNoFindingsInBothThemes(page, 'settings with their news');
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
  await expectNoFindingsInBothThemes(page, 'working');
  await sandbox.stop.click();
  status = 422;
  await sandbox.analyze.click();
  await page.getByText('Error: 422').waitFor();
  await expectNoFindingsInBothThemes(page, 'failed');
  status = 200;
  await sandbox.analyze.click();
  await sandbox.success.waitFor();
  await expectNoFindingsInBothThemes(page, 'succeeded');
});
