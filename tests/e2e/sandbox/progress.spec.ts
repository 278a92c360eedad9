import type { Page } from '@playwright/test';
import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { answerWith } from '../support/answers';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { openInDashboard } from '../support/in-app';
import { SandboxPage } from '../support/pages/sandbox-page';
import { streamFunction } from '../support/streamed-answers';

const VIDEO = 'https://example.com/programme.mp4';

const progress = (stage: 'opening' | 'analyzing' | 'naming', percent: number) => ({
  event: 'progress' as const,
  data: { stage, percent },
});
const result = { event: 'result' as const, data: answerWith({ videoUrl: VIDEO }) };

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Analysis progress' });

test(
  'a stream of events moves the progress bar, is canceled with the keyboard, and can break off and be tried again',
  { tag: '@row-34' },
  async ({ dashboardPage: page }) => {
    const stream = await streamFunction(page);
    const sandbox = new SandboxPage(page);
    await sandbox.open();
    await sandbox.analyzeUrl(VIDEO);
    await expect(bar(page)).not.toHaveAttribute('aria-valuenow');
    await stream.write(progress('analyzing', 24));
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '24');
    await expectNoFindingsInBothThemes(page, 'a running analysis');
    await page.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Enter');
    expect(await stream.calledOff()).toEqual([true]);
    await expect(sandbox.url).toBeFocused();

    await sandbox.url.press('Enter');
    await stream.write(progress('analyzing', 40));
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '40');
    await stream.break();
    await expect(page.getByText('Failed to analyze video: network error', { exact: true })).toBeVisible();
    await expect(sandbox.moments).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await stream.write(progress('naming', 99), result);
    await expect(sandbox.success).toBeVisible();
    expect(await stream.calledOff()).toEqual([true, false, false]);
  },
);

test('in German the progress fits on 320 pixels', async ({ page, account }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const stream = await streamFunction(page);
  await storedProfile(account.uid, { language: { stringValue: 'de' } });
  await signIn(page, account);
  await openInDashboard(page, '/dashboard/sandbox');
  await page.getByRole('textbox', { name: 'Video-URL' }).fill(VIDEO);
  await page.getByRole('button', { name: 'Analysieren' }).click();
  await stream.write(progress('analyzing', 24));
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    /^Bild, Ton und Untertitel werden analysiert: 24\s%$/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
