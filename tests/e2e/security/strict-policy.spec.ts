import { join } from 'node:path';
import { ROOT } from '../../../scripts/local/paths.mjs';
import { PROJECT_ID, storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { replaceFunction } from '../support/answers';
import { replaceGoogle } from '../support/google-popup';
import { withOwnBuild } from '../support/own-build';
import { Dashboard } from '../support/pages/dashboard';
import { GoogleDialog } from '../support/pages/google-dialog';
import { SandboxPage } from '../support/pages/sandbox-page';
import { SettingsPage } from '../support/pages/settings-page';
import { policyViolations } from '../support/policy-violations';
import { richAnswer } from '../support/rich-answer';
import { readStaticSite } from '../support/static-site';
import { waitForWholePage } from '../support/whole-page';
import { DASHBOARD_PATHS, OPEN_PATHS } from '../support/pages/routes';

const SITE = 'https://scenecue.example';

test('the policy stops what the site does not do: a script in the page, code from text, a style, another server', async ({
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

test('nothing on the open pages, in the dialog of Google and in a sign-in meets the policy', async ({
  page,
  account,
}) => {
  const violations = await policyViolations(page.context());
  for (const path of OPEN_PATHS) {
    await page.goto(path);
    await waitForWholePage(page);
    expect(await page.locator('style').count(), path).toBe(0);
  }
  const google = new GoogleDialog(page);
  await page.goto('/signup');
  await google.open.click();
  await google.dialog.waitFor();
  await google.cancel();
  await signIn(page, account);
  expect(violations).toEqual([]);
});

test(
  'nothing in the dashboard meets the policy: pages, dialogs, the theme, the language',
  { tag: '@row-31' },
  async ({ dashboardPage: page }) => {
    const violations = await policyViolations(page.context());
    for (const path of DASHBOARD_PATHS) {
      await page.goto(path);
      await waitForWholePage(page);
      expect(await page.locator('style').count(), path).toBe(0);
    }
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

test('nothing about a result meets the policy: its pictures, its video, its files', async ({
  dashboardPage: page,
}) => {
  const violations = await policyViolations(page.context());
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const answer = richAnswer(page);
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(answer.videoUrl);
  await expect(page.getByRole('img', { name: /^Frame at/ }).first()).toBeVisible();
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
  await page.getByRole('button', { name: 'Download JSON' }).click();
  await download;
  await page.getByRole('button', { name: 'test pattern 98.0%: show evidence' }).click();
  await sandbox.minimumConfidence.fill('90');
  expect(violations).toEqual([]);
});

test(
  'the real popup sign-in works under the policy up to the dashboard, and a configured URL is told who is here',
  { tag: ['@row-31', '@spec-7.10a'] },
  async ({ page, context }) => {
    const environment = {
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_AUTH_DOMAIN: 'scenecue.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
      VITE_FIREBASE_APP_ID: 'app',
      VITE_TOKEN_SYNC_URL: `${SITE}/session`,
    };
    await withOwnBuild(environment, async (folder) => {
      const answerFor = await readStaticSite(join(ROOT, 'netlify.toml'), folder);
      await context.route(`${SITE}/**`, async (route) => {
        const { status, headers, file } = answerFor(new URL(route.request().url()).pathname);
        await route.fulfill({ status, headers, ...(file ? { path: file } : {}) });
      });
      const told: [method: string, authorization: string | undefined][] = [];
      await context.route(`${SITE}/session`, async (route) => {
        told.push([route.request().method(), route.request().headers().authorization]);
        await route.fulfill({ status: 204 });
      });
      const google = await replaceGoogle(context, SITE);
      // On a machine with only a loopback interface, the browser reports that a page of another origin is offline. All
      // requests are replaced here.
      await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
      const violations = await policyViolations(context);
      await page.goto(`${SITE}/signin`);
      await new GoogleDialog(page).open.click();
      await expect(page).toHaveURL(`${SITE}/dashboard/settings`);
      const dashboard = new Dashboard(page);
      await expect(dashboard.sidebar).toContainText('Grace Hopper');
      await expect
        .poll(() =>
          storedProfile(google.uid).then(
            ({ email }) => email,
            () => null,
          ),
        )
        .toBe('grace@example.com');
      expect(google.asked).toEqual(
        expect.arrayContaining([
          'apis.google.com/js/api.js',
          'scenecue.firebaseapp.com/__/auth/iframe',
          'scenecue.firebaseapp.com/__/auth/handler',
          'identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
          expect.stringMatching(/^firestore\.googleapis\.com\//),
        ]),
      );
      await expect.poll(() => told.length).toBe(2);
      await dashboard.signOut.click();
      await expect(page).toHaveURL(`${SITE}/signin`);
      await expect.poll(() => told.length).toBe(3);
      expect(told).toEqual([
        ['DELETE', undefined],
        ['POST', expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]*$/)],
        ['DELETE', undefined],
      ]);
      expect(violations).toEqual([]);
    });
  },
);
