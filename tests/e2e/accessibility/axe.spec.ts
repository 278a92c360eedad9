import { PASSWORD } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { goInApp, openInDashboard } from '../support/in-app';
import { Dashboard } from '../support/pages/dashboard';
import { SandboxPage } from '../support/pages/sandbox-page';
import { SettingsPage } from '../support/pages/settings-page';
import { SignInPage } from '../support/pages/sign-in-page';
import { SignUpPage } from '../support/pages/sign-up-page';
import { waitForWholePage } from '../support/whole-page';
import { DASHBOARD_PATHS, OPEN_PATHS } from '../support/pages/routes';

const EVERY_TONE = [0.99, 0.93, 0.87, 0.82, 0.4].map((confidence, index) => ({
  name: `concept ${index}`,
  confidence,
}));

test('axe finds nothing on the open pages', { tag: '@row-25' }, async ({ page }) => {
  for (const path of OPEN_PATHS) {
    await page.goto(path);
    await expectNoFindingsInBothThemes(page, path);
  }
});

test('axe finds nothing on the forms with their errors', async ({ page, account }) => {
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
});

test('axe finds nothing in the dashboard', { tag: '@row-25' }, async ({ dashboardPage: page }) => {
  test.slow();
  for (const path of DASHBOARD_PATHS) {
    await goInApp(page, path);
    await expectNoFindingsInBothThemes(page, path);
  }
  await new Dashboard(page).collapse.click();
  await expectNoFindingsInBothThemes(page, 'collapsed sidebar');
});

test('axe finds nothing in the settings with their errors, their news and their question', async ({
  dashboardPage: page,
}) => {
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
});

test('axe finds nothing in the sandbox while it works, fails and succeeds', async ({
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

test.describe('at a width of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page has to be scrolled sideways', async ({ page, account }) => {
    const measure = async (path: string) => {
      await waitForWholePage(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    };
    // Signed out: the landing page leads a signed-in user to the dashboard.
    for (const path of OPEN_PATHS) {
      await page.goto(path);
      await measure(path);
    }
    await signIn(page, account);
    for (const path of DASHBOARD_PATHS) {
      await openInDashboard(page, path);
      await measure(path);
    }
  });
});
