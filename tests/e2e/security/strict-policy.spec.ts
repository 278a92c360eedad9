import { expect, signIn, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { openInDashboard } from '../support/in-app';
import { Dashboard } from '../support/pages/dashboard';
import { GoogleDialog } from '../support/pages/google-dialog';
import { SandboxPage } from '../support/pages/sandbox-page';
import { SettingsPage } from '../support/pages/settings-page';
import { policyViolations } from '../support/policy-violations';
import { richAnswer } from '../support/rich-answer';
import { waitForWholePage } from '../support/whole-page';
import { DASHBOARD_PATHS, OPEN_PATHS } from '../support/pages/routes';

test('the policy stops inline scripts and styles, code from text, frames, and other servers', async ({
  page,
}) => {
  const violations = await policyViolations(page.context());
  await page.goto('/');
  await page.evaluate(async () => {
    document.body.append(
      Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }),
    );
    document.body.append(
      Object.assign(document.createElement('style'), { textContent: 'h1 { color: red }' }),
    );
    document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://example.com/' }));
    document.body.setAttribute('style', 'color: red');
    // oxlint-disable-next-line typescript/no-implied-eval -- what must not run
    setTimeout('window.ran = true');
    document.body.append(
      Object.assign(document.createElement('img'), { src: 'https://example.com/picture.png' }),
    );
    await fetch('https://example.com/').catch(() => undefined);
  });
  const stopped = [
    'script-src-elem',
    'style-src-elem',
    'style-src-attr',
    'frame-src',
    'img-src',
    'connect-src',
    'script-src',
  ];
  const found = () =>
    stopped.filter((directive) => violations.some((text) => text.includes(`${directive} stops`)));
  await expect.poll(found).toEqual(stopped);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test(
  'nothing is stopped by the policy on the open pages, in a sign-in and in the dashboard with its dialogs',
  { tag: '@row-31' },
  async ({ page, account }) => {
    test.slow();
    const violations = await policyViolations(page.context());
    const expectNoStyle = async (path: string) => {
      await waitForWholePage(page);
      expect(await page.locator('style').count(), path).toBe(0);
    };
    for (const path of OPEN_PATHS) {
      await page.goto(path);
      await expectNoStyle(path);
    }
    const google = new GoogleDialog(page);
    await page.goto('/signup');
    await google.open.click();
    await google.dialog.waitFor();
    await google.cancel();
    await signIn(page, account);
    for (const path of DASHBOARD_PATHS) {
      await openInDashboard(page, path);
      await expectNoStyle(path);
    }
    await openInDashboard(page, '/dashboard/billing');
    for (const [link, button] of [
      ['API Settings', 'Generate New Key'],
      ['Organizations', 'New Organization'],
      ['Campaigns', 'New Campaign'],
    ] as const) {
      await new Dashboard(page).link(link).click();
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    }
    const settings = new SettingsPage(page);
    await settings.open();
    await settings.theme('Dark').check();
    await settings.choice('Language').selectOption('de');
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Personal Settings' }).waitFor();
    expect(violations).toEqual([]);
  },
);

test('nothing is stopped by the policy in a result with its thumbnails, its video and its files', async ({
  dashboardPage: page,
}) => {
  const violations = await policyViolations(page.context());
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const answer = richAnswer(page);
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(answer.videoUrl);
  // With the keyboard: a long result is still being drawn, and the element under the pointer can move between mousedown
  // and mouseup.
  await page.getByRole('button', { name: 'Play from 00:05.0' }).press('Enter');
  const video = page.locator('video');
  // The server does not support range requests: the video is downloaded completely and played from memory.
  await expect(video).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(5);
  const download = page.waitForEvent('download');
  await sandbox.openView('Breaks');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Download JSON' }).click();
  await download;
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const report = page.getByRole('dialog').getByRole('article');
  await expect(report).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(report).toHaveCount(0);
  for (const view of ['Windows', 'Scenes', 'Suitability', 'Details', 'Timeline'] as const)
    await sandbox.openView(view);
  await expect(page.getByRole('img', { name: /^Frame at/ }).first()).toBeVisible();
  await sandbox.filter.click();
  await sandbox.minimumConfidence.press('ArrowRight');
  await sandbox.openView('Overview');
  await page.getByRole('button', { name: 'test pattern 98.0%: show evidence' }).click();
  expect(violations).toEqual([]);
});
