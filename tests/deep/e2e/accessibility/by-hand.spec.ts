import { PASSWORD, storedProfile } from '../../../firebase/emulators';
import { expect, signIn, test } from '../../../e2e/support/accounts';
import { replaceFunction } from '../../../e2e/support/answers';
import { cutOff, smallTargets, spaceText, walk } from '../../../e2e/support/by-hand';
import { openInDashboard } from '../../../e2e/support/in-app';
import { Dashboard } from '../../../e2e/support/pages/dashboard';
import { SandboxPage } from '../../../e2e/support/pages/sandbox-page';
import { SettingsPage } from '../../../e2e/support/pages/settings-page';
import { SignInPage } from '../../../e2e/support/pages/sign-in-page';
import { richAnswer } from '../../../e2e/support/rich-answer';
import { eachView, show, WALKED } from '../../../e2e/support/views';

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every control is 44 pixels large', { tag: '@row-26' }, async ({ page, account }) => {
    test.slow();
    for (const path of ['/', '/signin', '/signup']) {
      await show(page, path);
      expect(await smallTargets(page, 44), path).toEqual([]);
    }
    await new SignInPage(page).open();
    await new SignInPage(page).signIn(account.email, PASSWORD);
    await page.waitForURL('/dashboard/settings');
    await eachView(page, async (where) => expect.soft(await smallTargets(page, 44), where).toEqual([]));
  });
});

test(
  'every control of the dashboard and the legal pages is 24 pixels large; in Settings, the Sandbox and two dialogs the focus has a ring and is never covered',
  { tag: '@row-26' },
  async ({ dashboardPage: page }) => {
    test.slow();
    await eachView(page, async (where) => {
      expect.soft(await smallTargets(page, 24), where).toEqual([]);
      const stops = WALKED.test(where) ? await walk(page) : [];
      expect(
        stops.filter(({ isHidden, hasRing }) => isHidden || !hasRing),
        where,
      ).toEqual([]);
    });
  },
);

test.describe('at a zoom of 400 %, in German', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('nothing is too wide or cut off, also with wider text spacing; in Settings, the Sandbox and two dialogs no focused control is covered', async ({
    page,
    account,
  }) => {
    test.slow();
    await storedProfile(account.uid, { language: { stringValue: 'de' } });
    await signIn(page, account);
    await eachView(page, async (where) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      expect.soft(await cutOff(page), where).toEqual([]);
      const stops = WALKED.test(where) ? await walk(page) : [];
      const covered = stops.filter(({ isHidden }) => isHidden);
      expect.soft(covered, where).toEqual([]);
      const unspaceText = await spaceText(page);
      expect.soft(await cutOff(page), `${where}, spaced`).toEqual([]);
      await unspaceText();
    });
  });
});

test('with forced colors, the states of switches, links, bars and shots differ', async ({
  dashboardPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);
  const settings = new SettingsPage(page);
  await settings.name.waitFor();
  const track = (state: string) => ground(`input[role=switch]${state} + .mantine-Switch-track`);
  expect(await track(':checked')).not.toBe(await track(':not(:checked)'));
  const canvas = await ground('body');
  expect(await ground('nav [aria-current=page]', '::after')).not.toBe(canvas);
  await openInDashboard(page, '/dashboard/billing');
  await page.getByRole('progressbar').waitFor();
  expect(await ground('[role=progressbar]')).not.toBe(canvas);
  await openInDashboard(page, '/dashboard/statistics');
  await page.getByRole('table').waitFor();
  expect(await ground('ol li [aria-hidden] > *'), 'the bar of a source').not.toBe(canvas);
  await show(page, '/dashboard/sandbox');
  await new SandboxPage(page).openView('Timeline');
  expect(await ground('figure li > span[aria-hidden] > span:nth-child(even)'), 'every other shot').not.toBe(
    canvas,
  );
});

test(
  'for screen readers: language, title and focus follow the route',
  { tag: '@row-30' },
  async ({ dashboardPage: page }) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(/scalable|maximum/);
    const dashboard = new Dashboard(page);
    await dashboard.link('Sandbox').click();
    await expect(dashboard.heading).toBeFocused();
    await expect(page).toHaveTitle('Video Analysis Sandbox · SceneCue');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    const sandbox = new SandboxPage(page);
    await sandbox.analyze.click();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(sandbox.url).toHaveAccessibleDescription('Please enter a video URL');
    const help = 'The data of this video is broken.';
    await replaceFunction(page, (route) =>
      route.fulfill({ status: 422, json: { error: { code: 'damaged', message: help } } }),
    );
    await sandbox.analyzeUrl('https://example.com/programme.mp4');
    await expect(page.getByRole('alert')).toHaveText(['Failed to analyze video: Error: 422', help]);
    await expect(sandbox.url).toHaveAccessibleDescription(`Failed to analyze video: Error: 422 ${help}`);
    await expect(sandbox.url).toHaveAttribute('aria-invalid', 'true');

    await page.unrouteAll();
    await replaceFunction(page, () => Promise.resolve());
    await sandbox.analyze.click();
    await sandbox.stop.press('Enter');
    await expect(page.getByText('The analysis was canceled.')).toBeVisible();
    await page.unrouteAll();
    await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
    await sandbox.analyze.click();
    await sandbox.success.waitFor();
    const saying = await page
      .locator('[role=status], [role=alert], [aria-live]')
      .evaluateAll(
        (all) => all.filter(({ textContent }) => textContent.includes('completed successfully')).length,
      );
    expect(saying).toBe(1);

    await expect(page.getByRole('heading', { level: 1, name: 'program' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'test pattern 98.0%: show evidence' })).toBeVisible();
  },
);
