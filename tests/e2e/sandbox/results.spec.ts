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
  'shots, pictures, sound and concepts stand on one axis of time, in words too; then the figures',
  { tag: '@row-28' },
  async ({ dashboardPage: page }) => {
    const sandbox = new SandboxPage(page);
    await sandbox.open();
    await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
    await sandbox.analyzeUrl(VIDEO);
    const { timeline } = sandbox;
    const frames = timeline.getByRole('list', { name: '2 shots' }).getByRole('listitem');
    await expect(frames).toHaveText(['00:00.02.0 s', '00:02.028.0 s']);
    const picture = timeline.getByRole('img', { name: 'Frame at 00:00.0' });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(timeline.getByRole('listitem').filter({ hasText: /^Audio/ })).toContainText(
      'loudness from -42.5 to -14.0 LUFS, loudest at 00:12.0',
    );
    await expect(sandbox.lane('scene cut')).toHaveText('scene cut: 00:02.0');
    await expect(sandbox.lane('black frame')).toHaveText('black frame: 00:18.0 to 00:30.0');
    await expect(sandbox.fact('Coverage')).toHaveText('92.5%');
    await expect(sandbox.fact('Loudness')).toHaveText('-23.4 LUFSOn target: -23 LUFS');
    await expect(sandbox.fact('True peak')).toHaveText('-1.2 dBTPPeak within -1 dBTP');
    await expect(sandbox.fact('Data read'), 'what is technical is folded').toBeHidden();
    await page.getByText('Technical facts').click();
    await expect(sandbox.fact('Data read')).toHaveText('923.1 kB');

    // Another provider returns less; missing values leave no gap and no empty name.
    await page.unrouteAll();
    const partial = [{ code: 'ends-early', values: { endMs: 12_000, durationMs: 30_000 } }];
    await replaceFunction(page, (route) => route.fulfill({ json: answerWith({ partial }) }));
    await sandbox.analyzeUrl(VIDEO);
    await expect(page.getByText('The file ends or is damaged at 00:12.0 of 00:30.0.')).toBeVisible();
    expect(await hueOf(sandbox.success), 'what is partial is not all green').not.toBe('green');
    await expect(sandbox.lane('black frame')).toBeVisible();
    await expect(timeline.getByRole('img')).toHaveCount(0);
    await expect(timeline.getByText(/shot/i)).toHaveCount(0);
    await expect(timeline.getByRole('listitem').filter({ hasText: /^Audio/ })).toHaveCount(0);
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details.locator('dl').first().locator('dt')).toHaveText(['Moments']);
    await expect(page.getByRole('button', { name: /show evidence$/ })).toHaveCount(0);
    await expect(page.getByText('Select a concept to see the evidence.')).toHaveCount(0);
    await page.unrouteAll();
    await replaceFunction(page, (route) => route.fulfill({ json: answerWith({ analysis: [] }) }));
    await sandbox.analyzeUrl(VIDEO);
    await expect(page.getByText('No concepts were detected in this video.')).toBeVisible();
    await expect(timeline).toHaveCount(0);
  },
);

test('a concept shows its evidence, by keyboard and by pointer, and returns the focus', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.chipsAt('00:00.0')).toHaveText(['test pattern 98.0%', 'tone 60.0%']);
  const chip = page.getByRole('button', { name: 'test pattern 98.0%: show evidence' });
  const why = page.getByRole('region', { name: 'Evidence for test pattern' });
  await chip.press('Enter');
  await expect(chip).toHaveAttribute('aria-expanded', 'true');
  await expect(why).toBeFocused();
  await expect(why).toContainText('Similarity87.5%Reported from 60%');
  await expect(
    why.getByText('Score of the detector from 0 to 1, median over the moment: 0.875'),
  ).toBeHidden();
  await why.getByText('Method').click();
  await expect(
    why.getByText('Score of the detector from 0 to 1, median over the moment: 0.875'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
  await expect(chip).toBeFocused();
  await expect(page.getByRole('button', { name: /^tone/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'cooking 84.0%: show evidence' }).click();
  const said = page.getByRole('region', { name: 'Evidence for cooking' });
  await expect(said).toContainText('Matched words: =Whisk the eggs · "gently"');
  await expect(said.getByRole('button', { name: 'Play from 00:02.3' })).toBeVisible();
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'cooking 84.0%: show evidence' })).toBeFocused();
});

test('what is seen shows its frame with the box, and says where it is in words', async ({
  dashboardPage: page,
}) => {
  const answer = richAnswer(page);
  const found = { label: 'car', box: { x: 0.25, y: 0.5, width: 0.3, height: 0.4 }, score: 0.712 };
  const evidence = {
    kind: 'detection' as const,
    ...found,
    timestamp: 1500,
    modelScores: { nanodet: 0.7, centernet: 0.724 },
  };
  answer.analysis[2]?.concepts.push(
    { name: 'car', confidence: 0.9, kind: 'seen', evidence },
    {
      name: 'automotive',
      confidence: 0.8,
      kind: 'topic',
      evidence: { ...evidence, timestamp: 9000, sources: ['seen', 'said'] },
    },
  );
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(VIDEO);
  await page.getByRole('button', { name: 'car 90.0%: show evidence' }).click();
  const seen = page.getByRole('region', { name: 'Evidence for car' });
  await expect(seen).toContainText('Seen in the frame');
  await expect(seen).toContainText('Detection score71.2%Reported from 55%');
  await expect(seen).toContainText('nanodet 70.0%, centernet 72.4%');
  await expect(seen).toContainText('25% from the left, 50% from the top, 30% wide, 40% high');
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
  await seen.getByRole('button', { name: 'Close' }).click();

  // There is no thumbnail of that frame, and a box over another frame would be wrong.
  await page.getByRole('button', { name: 'automotive 80.0%: show evidence' }).click();
  const both = page.getByRole('region', { name: 'Evidence for automotive' });
  await expect(both).toContainText('Seen in the frame · Said in the captions');
  await expect(both).toContainText('25% from the left');
  await expect(both.locator('img')).toHaveCount(0);
});

test('a refusal that names a time to wait says when to try again', async ({ dashboardPage: page }) => {
  const error = { code: 'too-many-requests', message: 'Your other analyses are still running.' };
  await replaceFunction(page, (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '8' }, json: { error } }),
  );
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await sandbox.analyzeUrl(VIDEO);
  await expect(page.getByRole('alert')).toHaveText([
    'Failed to analyze video: Error: 429',
    `${error.message} Try again in 8 seconds.`,
  ]);
});

for (const [language, colorScheme] of [
  ['de', 'light'],
  ['fr', 'dark'],
  ['es', 'light'],
] as const) {
  test.describe(`in ${language}, in the ${colorScheme} theme, on a phone of 320 pixels`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 640 }, hasTouch: true });

    test('everything of a result fits, axe finds nothing, and fingers hit', async ({ page, account }) => {
      await storedProfile(account.uid, { language: { stringValue: language } });
      await signIn(page, account);
      await openInDashboard(page, '/dashboard/sandbox');
      await replaceFunction(page, (route) => route.fulfill({ json: richAnswer(page) }));
      await page.getByRole('textbox').fill(VIDEO);
      await page.locator('form button[type=submit]').click();
      const chip = page.locator('ol button[aria-expanded]').first();
      await chip.tap();
      await expect(chip).toHaveAttribute('aria-expanded', 'true');
      await page.getByRole('slider').first().press('End');
      await page.getByRole('slider').first().press('Home');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const low = await page
        .locator('main button, main input[type=range], main .mantine-Chip-label')
        .evaluateAll((all) =>
          all
            .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 43.5)
            .map((node) => node.outerHTML.slice(0, 120)),
        );
      expect(low, 'at least 44 px high').toEqual([]);
      await expectNoFindings(page, 'the result');
    });
  });
}

test('600 moments are drawn as they come into sight, and filtered, next to 120 pictures', async ({
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
  const sound = Array.from({ length: 6000 }, (_, index) => ({
    timestamp: index * 100,
    loudness: -20 - (index % 37),
  }));
  const answer = { ...rich, analysis, thumbnails, shots, sound, durationMs: 600_000 };
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(VIDEO);
  await expect(sandbox.success).toBeVisible();
  // By CSS: searching roles and names among thousands of elements would itself load the page.
  const last = page.locator('[aria-label="Concepts at 09:59.0"] > li');
  const least = page.locator('section:has(> div > #result-filter) input[type=range]');
  const left = page.locator('section:has(> div > #result-filter) [role=status]');
  // All of them exist, for the keyboard, the search and screen readers; but only visible ones are laid out and painted.
  await expect(last).toHaveCount(8);
  await expect(page.locator('figure ol img')).toHaveCount(120);
  const isDrawn = () =>
    last.first().evaluate((chip) => chip.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);

  await last.first().scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
  await least.fill('95');
  await expect(left).toHaveText('0 of 600 moments');
  await expect(last).toHaveCount(0);
  await least.fill('60');
  await expect(left).toHaveText('600 of 600 moments');
  await expect(last).toHaveCount(4);
  await page.locator('label.mantine-Chip-label').last().click();
  await expect(last).toHaveCount(1);
  await page.locator('section:has(> div > #result-filter) > div > button').click();
  await expect(last).toHaveCount(8);
});
