import { storedProfile } from '../../firebase/emulators';
import { expect, signIn, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { expectNoFindings, expectNoFindingsInBothThemes } from '../support/axe';
import { openInDashboard } from '../support/in-app';
import { hueOf } from '../support/hue-of';
import { SandboxPage } from '../support/pages/sandbox-page';
import { richAnswer } from '../support/rich-answer';

const VIDEO = 'https://example.com/programme.mp4';

test(
  'a result shows its pictures, the box of what was seen on its frame, and its technical facts',
  { tag: '@row-28' },
  async ({ dashboardPage: page }) => {
    const answer = richAnswer(page);
    const evidence = {
      kind: 'detection' as const,
      label: 'car',
      box: { x: 0.25, y: 0.5, width: 0.3, height: 0.4 },
      score: 0.712,
      timestamp: 1500,
    };
    answer.analysis[2]?.concepts.push({ name: 'car', confidence: 0.9, kind: 'seen', evidence });
    const sandbox = new SandboxPage(page);
    await sandbox.open();
    await replaceFunction(page, (route) => route.fulfill({ json: answer }));
    await sandbox.analyzeUrl(VIDEO);
    await sandbox.openView('Timeline');
    const picture = sandbox.timeline.getByRole('img', { name: 'Frame at 00:00.0' });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await sandbox.openView('Details');
    await expect(page.getByText('923.1 kB')).toBeVisible();

    await sandbox.openView('Overview');
    await page.getByRole('button', { name: 'car 90.0%: show evidence' }).click();
    const seen = page.getByRole('region', { name: 'Evidence for car' });
    await expect
      .poll(() => seen.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const [frame, box] = await Promise.all([
      seen.locator('img').boundingBox(),
      seen.locator('rect').last().boundingBox(),
    ]);
    expect(frame && box && Math.abs(box.x - (frame.x + 0.25 * frame.width))).toBeLessThan(4);
    expect(frame && box && Math.abs(box.width - 0.3 * frame.width)).toBeLessThan(8);
    await expectNoFindingsInBothThemes(page, 'the evidence of what is seen');
  },
);

test(
  'a concept has the color of its confidence, and the status is green, or red if it is no success',
  { tag: ['@spec-5.8a', '@spec-5.8b', '@spec-5.8c'] },
  async ({ sharedPage: page }) => {
    const sandbox = new SandboxPage(page);
    await sandbox.open();
    const confidences = [0.951, 0.95, 0.901, 0.9, 0.851, 0.85, 0.801, 0.8, 0];
    const concepts = confidences.map((confidence) => ({ name: `at ${confidence}`, confidence }));
    await replaceFunction(page, (route) =>
      route.fulfill({ json: answerWith({ analysis: [{ timestamp: 14_000, concepts }] }) }),
    );
    await sandbox.analyzeUrl(VIDEO);
    expect(await hueOf(page.getByText('success', { exact: true }))).toBe('green');
    const chips = sandbox.chipsAt('00:14.0');
    await expect(chips).toHaveText([
      'at 0.951 95.1%',
      'at 0.95 95.0%',
      'at 0.901 90.1%',
      'at 0.9 90.0%',
      'at 0.851 85.1%',
      'at 0.85 85.0%',
      'at 0.801 80.1%',
      'at 0.8 80.0%',
      'at 0 0.0%',
    ]);
    const hues = ['violet', 'blue', 'blue', 'green', 'green', 'amber', 'amber', 'red', 'red'];
    for (const [place, hue] of hues.entries())
      expect(await hueOf(chips.nth(place).locator('[data-tone]'))).toBe(hue);

    await page.unrouteAll();
    await sandbox.leaveResult();
    const partial = [{ code: 'ends-early', values: { endMs: 12_000, durationMs: 30_000 } }];
    await replaceFunction(page, (route) => route.fulfill({ json: answerWith({ partial }) }));
    await sandbox.analyzeUrl(VIDEO);
    await expect(page.getByText('The file ends or is damaged at 00:12.0 of 00:30.0.')).toBeVisible();
    expect(await hueOf(sandbox.success), 'a partial result is not all green').not.toBe('green');

    await page.unrouteAll();
    await sandbox.leaveResult();
    await replaceFunction(page, (route) =>
      route.fulfill({ json: answerWith({ status: 'failed', analysis: [] }) }),
    );
    await sandbox.analyzeUrl(VIDEO);
    const failed = page.getByText('failed', { exact: true });
    await expect(failed).toBeVisible();
    expect(await hueOf(failed)).toBe('red');
    await expect(sandbox.success).toHaveCount(0);
  },
);

test.describe('in German on a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('everything of a result fits, axe finds nothing, and fingers hit', async ({ page, account }) => {
    await storedProfile(account.uid, { language: { stringValue: 'de' } });
    await signIn(page, account);
    await openInDashboard(page, '/dashboard/sandbox');
    await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
    await page.getByRole('textbox').fill(VIDEO);
    await page.locator('form button[type=submit]').click();
    const chip = page.getByRole('button', { name: 'Testbild 98,0\u00a0%: Belege anzeigen' });
    await chip.tap();
    await expect(page.getByRole('region', { name: 'Belege für Testbild' })).toContainText(
      'Ähnlichkeit87,5\u00a0%Gemeldet ab 60\u00a0%',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const low = await page
      .locator('main button')
      .evaluateAll((all) =>
        all
          .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 43.5)
          .map((node) => node.outerHTML.slice(0, 120)),
      );
    expect(low, 'at least 44 px high').toEqual([]);
    await expectNoFindings(page, 'the result');
  });
});

test('600 moments stand on pages, next to 120 pictures on a timeline that is filtered', async ({
  dashboardPage: page,
}) => {
  const rich = richAnswer(page);
  const [first] = rich.thumbnails ?? [];
  const small = first?.image.slice(0, 8000) ?? '';
  const analysis = Array.from({ length: 600 }, (_, second) => ({
    timestamp: second * 1000,
    concepts: Array.from({ length: 8 }, (_, index) => ({
      name: `concept ${index}`,
      confidence: 0.2 + index / 10,
      evidence: { measurement: 'mean light', value: second, unit: 'cd/m²' },
    })),
  }));
  const thumbnails = Array.from({ length: 120 }, (_, index) => ({ timestamp: index * 5000, image: small }));
  const shots = thumbnails.map(({ timestamp }) => ({ start: timestamp, end: timestamp + 5000 }));
  const answer = { ...rich, analysis, thumbnails, shots, durationMs: 600_000 };
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.chipsAt('00:09.0')).toHaveCount(8);
  await expect(sandbox.chipsAt('00:10.0')).toHaveCount(0);
  await page.getByRole('button', { name: 'Page 60' }).press('Enter');
  await expect(sandbox.chipsAt('09:59.0')).toHaveCount(8);
  await sandbox.openView('Timeline');
  await expect(page.locator('figure ol img')).toHaveCount(120);
  await expect(sandbox.lane('concept 0')).toHaveCount(1);
  await sandbox.filter.press('Enter');
  await sandbox.minimumConfidence.press('End');
  await expect(sandbox.lane('concept 0')).toHaveCount(0);
});
