import { ANALYZE_BACKGROUND_PATH } from '../../../src/contracts/analyses';
import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { openInDashboard } from '../support/in-app';
import { rowOf } from '../support/library';
import { SandboxPage } from '../support/pages/sandbox-page';
import { word } from '../support/words';

const VIDEO = 'https://example.com/programme.mp4';
const CAPTIONS = 'https://example.com/programme.vtt';

test('captions can be added by the keyboard alone, and go with the video', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const bodies = await replaceFunction(page, (route) => route.fulfill({ json: answerWith({}) }));
  await expect(sandbox.addCaptions).toHaveAttribute('aria-expanded', 'false');
  await expect(sandbox.captions).toBeHidden();
  await sandbox.url.fill(VIDEO);
  await sandbox.url.press('Tab');
  await expect(sandbox.addCaptions).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sandbox.addCaptions).toHaveAttribute('aria-expanded', 'true');
  await expect(sandbox.captions).toHaveAccessibleDescription(/WebVTT \(\.vtt\) or SubRip \(\.srt\)/);
  await page.keyboard.press('Tab');
  await expect(sandbox.captions).toBeFocused();
  await page.keyboard.type(` ${CAPTIONS} `);
  await page.keyboard.press('Enter');
  await expect(sandbox.success).toBeVisible();
  expect(bodies).toEqual([{ url: VIDEO, captionsUrl: CAPTIONS }]);

  await sandbox.addCaptions.click();
  await expect(sandbox.captions).toBeHidden();
  await expect(sandbox.addCaptions, 'what is sent is never unseen').toHaveText(`Captions: ${CAPTIONS}`);
  await sandbox.addCaptions.click();
  await sandbox.captions.fill('  ');
  await sandbox.analyze.click();
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies[1], 'blank captions are none').toEqual({ url: VIDEO });
});

test('a result that is analyzed again in the background takes its captions along, also from the device', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const partial = [{ code: 'time-up', values: { endMs: 60_000 } }];
  await replaceFunction(page, (route) => route.fulfill({ json: answerWith({ videoUrl: VIDEO, partial }) }));
  await page.route(`**${ANALYZE_BACKGROUND_PATH}`, (route) => route.fulfill({ status: 202 }));
  await sandbox.addCaptions.click();
  await sandbox.captions.fill(CAPTIONS);
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.success).toBeVisible();
  await page.reload();
  // What is refused in the form does not replace them.
  await sandbox.addCaptions.click();
  await sandbox.captions.fill('programme.vtt');
  await sandbox.url.fill(VIDEO);
  await sandbox.url.press('Enter');
  await expect(sandbox.captions).toHaveAttribute('aria-invalid', 'true');
  await rowOf(page, 'programme.mp4').getByRole('button').first().click();
  const queued = page.waitForRequest(
    (request) => request.url().includes('documents:commit') && (request.postData() ?? '').includes(VIDEO),
  );
  await page.getByRole('button', { name: 'Run in the background' }).click();
  expect((await queued).postData()).toContain(`"${CAPTIONS}"`);
});

test('a problem of the captions is shown at their field, and both URLs stay in the form', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const error = { code: 'captions-unreadable', message: 'There are no captions there.' };
  const bodies = await replaceFunction(page, (route) => route.fulfill({ status: 415, json: { error } }));
  await sandbox.addCaptions.click();
  await sandbox.captions.fill('programme.vtt');
  await sandbox.addCaptions.click();
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.captions, 'it is unfolded').toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to analyze video: The URL must begin with https:// or http://.',
  );
  await expect(sandbox.captions).toHaveAttribute('aria-invalid', 'true');
  await expect(sandbox.url).not.toHaveAttribute('aria-invalid', 'true');
  expect(bodies).toEqual([]);

  await sandbox.captions.fill(CAPTIONS);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(sandbox.captions).toBeFocused();
  await sandbox.analyze.click();
  await expect(page.getByRole('alert')).toHaveText(['Failed to analyze video: Error: 415', error.message]);
  await expect(sandbox.captions).toHaveAccessibleDescription(/Error: 415/);
  await expect(sandbox.captions).toHaveValue(CAPTIONS);
  await expect(sandbox.url).toHaveValue(VIDEO);

  await sandbox.trySample.click();
  await expect(sandbox.captions, 'the sample has its own').toHaveValue('');
});

for (const language of ['es', 'fr', 'de'] as const) {
  test(`captions can be added in ${language}`, async ({ page, account }) => {
    await storedProfile(account.uid, { language: { stringValue: language } });
    await signIn(page, account);
    await openInDashboard(page, '/dashboard/sandbox');
    await page.getByRole('button', { name: word(language, 'sandbox.captions.add') }).click();
    const field = page.getByRole('textbox', { name: word(language, 'sandbox.captions.url') });
    await expect(field).toHaveAccessibleDescription(word(language, 'sandbox.captions.help'));
    await field.fill(CAPTIONS);
    const error = { code: 'captions-unreadable', message: 'There are no captions there.' };
    await replaceFunction(page, (route) => route.fulfill({ status: 415, json: { error } }));
    await page.getByRole('textbox', { name: word(language, 'sandbox.url'), exact: true }).fill(VIDEO);
    await field.press('Enter');
    await expect(page.getByText(word(language, 'sandbox.error.captions-unreadable'))).toBeVisible();
  });
}
