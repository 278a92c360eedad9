import type { Page } from '@playwright/test';
import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { openInDashboard } from '../support/in-app';
import { SandboxPage } from '../support/pages/sandbox-page';
import { streamFunction, textOf } from '../support/streamed-answers';

const VIDEO = 'https://example.com/programme.mp4';
const ENTRY = { timestamp: 2000, concepts: [{ name: 'scene cut', confidence: 0.97 }] };

const progress = (stage: 'opening' | 'analyzing' | 'naming', percent: number) => ({
  event: 'progress' as const,
  data: { stage, percent },
});
const result = { event: 'result' as const, data: answerWith({ analysis: [ENTRY] }) };

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Analysis progress' });
const spoken = (page: Page) => page.locator('[data-filled] [role="status"]');

/** Starts an analysis whose events the test sends one by one. */
async function begin(page: Page) {
  const stream = await streamFunction(page);
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await sandbox.analyzeUrl(VIDEO);
  return { stream, sandbox };
}

test(
  'what an analysis takes is said before it begins; the real function tells how far it is, and the page shows it',
  { tag: '@row-34' },
  async ({ dashboardPage: page }) => {
    const sandbox = new SandboxPage(page);
    await sandbox.open();
    await expect(page.getByText(/^Takes up to a minute/)).toBeVisible();
    await sandbox.trySample.click();
    // Records every value of the bar, at any duration.
    await page.evaluate(() => {
      const values = new Set<string>();
      Object.assign(window, { values });
      const note = () => {
        const value = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext');
        if (value) values.add(value);
      };
      new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
    });
    const answer = page.waitForResponse('**/.netlify/functions/analyze');
    await sandbox.analyze.click();
    expect((await answer).headers()['content-type']).toBe('text/event-stream; charset=utf-8');
    await expect(sandbox.success).toBeVisible({ timeout: 45_000 });
    const values = await page.evaluate(() => [...(window as unknown as { values: Set<string> }).values]);
    expect(values.some((value) => /^Analyzing images, audio and captions: \d+%$/.test(value))).toBe(true);
    await expect(sandbox.chipsAt('00:00.0').filter({ hasText: /^test pattern \d+\.\d%$/ })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  },
);

test.describe('told in events', () => {
  test('stage and per cent are shown, and in the end the result', async ({ dashboardPage: page }) => {
    const { stream, sandbox } = await begin(page);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page), 'nothing is made up').not.toHaveAttribute('aria-valuenow');
    await stream.write(progress('opening', 0));
    await expect(bar(page)).toHaveAttribute('aria-valuetext', 'Opening the video: 0%');
    await stream.write(progress('analyzing', 24));
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '24');
    await expect(page.getByText('Analyzing images, audio and captions24%')).toBeVisible();
    await stream.write(result);
    await expect(sandbox.success).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect(sandbox.moments.getByText(/^00:0\d\.0$/)).toHaveText('00:02.0');
  });

  test('it speaks at each stage and each quarter, and is silent in between', async ({
    dashboardPage: page,
  }) => {
    const { stream } = await begin(page);
    await expect(spoken(page)).toHaveText('Analyzing the video');
    for (const percent of [3, 9, 27]) {
      await stream.write(progress('analyzing', percent));
      await expect(bar(page)).toHaveAttribute('aria-valuenow', String(percent));
      await expect(spoken(page)).toHaveText('Analyzing images, audio and captions: 3%');
    }
    await stream.write(progress('analyzing', 28));
    await expect(spoken(page)).toHaveText('Analyzing images, audio and captions: 28%');
    await stream.write(progress('naming', 29));
    await expect(spoken(page)).toHaveText('Identifying concepts: 29%');
    await stream.write(result);
    await expect(spoken(page)).toHaveText('Video analysis completed successfully!');
  });

  test(
    'Cancel ends the request at once, keeps the address, and is no failure',
    { tag: '@row-34' },
    async ({ dashboardPage: page }) => {
      const { stream, sandbox } = await begin(page);
      await stream.write(progress('analyzing', 24));
      // By keyboard only: the button is two stops further.
      await page.getByRole('button', { name: 'Cancel' }).focus();
      await page.keyboard.press('Enter');
      expect(await stream.calledOff()).toEqual([true]);
      await expect(bar(page)).toHaveCount(0);
      await expect(sandbox.url).toBeFocused();
      await expect(sandbox.url).toHaveValue(VIDEO);
      await expect(spoken(page)).toHaveText('The analysis was canceled.');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await sandbox.url.press('Enter');
      await stream.write(result);
      await expect(sandbox.success).toBeVisible();
      expect(await stream.calledOff()).toEqual([true, false]);
    },
  );

  test('a stream that is cut off is a failure of the connection, and can be tried again', async ({
    dashboardPage: page,
  }) => {
    const { stream, sandbox } = await begin(page);
    await stream.write(progress('analyzing', 80));
    await stream.close();
    await expect(
      page.getByText('Failed to analyze video: The connection was lost before the analysis was complete.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(
      page.getByText('Check your internet connection and try again.', { exact: true }),
    ).toBeVisible();
    await expect(sandbox.moments, 'half a result is none').toHaveCount(0);
    await expect(sandbox.url).toHaveValue(VIDEO);
    await sandbox.analyze.click();
    await stream.write(result);
    await expect(sandbox.success).toBeVisible();
  });

  test('an error at the end reads as it would without a stream', async ({ dashboardPage: page }) => {
    const { stream, sandbox } = await begin(page);
    const error = { code: 'damaged', message: 'The data of this video is broken.' };
    await stream.write(progress('analyzing', 24), { event: 'error', data: { status: 422, error } });
    await expect(page.getByText('Failed to analyze video: Error: 422', { exact: true })).toBeVisible();
    await expect(page.getByText(error.message, { exact: true })).toBeVisible();
    await expect(sandbox.url).toHaveAttribute('aria-invalid', 'true');
  });
});

test('a stream that a proxy has collected still ends in the result', async ({ dashboardPage: page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const body = `: begins\n\n${[progress('opening', 0), progress('naming', 99), result].map(textOf).join('')}`;
  await replaceFunction(page, (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.success).toBeVisible();
  await expect(sandbox.chipsAt('00:02.0')).toHaveText('scene cut 97.0%');
});

test('axe finds nothing while the progress is shown', async ({ dashboardPage: page }) => {
  const { stream } = await begin(page);
  await stream.write(progress('analyzing', 24));
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '24');
  await expectNoFindingsInBothThemes(page, 'telling how far it is');
});

for (const [language, analyze, stage] of [
  ['es', 'Analizar', /^Analizando la imagen, el audio y los subtítulos: 24\s%$/],
  ['fr', 'Analyser', /^Analyse de l’image, du son et des sous-titres\u00a0: 24\s%$/],
  ['de', 'Analysieren', /^Bild, Ton und Untertitel werden analysiert: 24\s%$/],
] as const) {
  test(`in ${language} the progress has its own words, and fits on 320 pixels`, async ({ page, account }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const stream = await streamFunction(page);
    await storedProfile(account.uid, { language: { stringValue: language } });
    await signIn(page, account);
    await openInDashboard(page, '/dashboard/sandbox');
    await page.getByRole('textbox').fill(VIDEO);
    await page.getByRole('button', { name: analyze }).click();
    await stream.write(progress('analyzing', 24));
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', stage);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
