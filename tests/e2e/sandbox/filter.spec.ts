import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { SandboxPage } from '../support/pages/sandbox-page';

const VIDEO = 'https://example.com/programme.mp4';
const MANY = Array.from({ length: 14 }, (_, index) => ({ name: `concept ${index}`, confidence: 0.5 }));
const ANALYSIS = [
  { timestamp: 0, concepts: [{ name: 'speech', confidence: 0.95 }, ...MANY] },
  { timestamp: 1000, concepts: [] },
  {
    timestamp: 2000,
    concepts: [
      { name: 'speech', confidence: 0.8 },
      { name: 'music', confidence: 0.9 },
    ],
  },
];

test('a result is narrowed down by concept and by confidence, and opened up again', async ({
  dashboardPage: page,
}) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  await replaceFunction(page, (route) =>
    route.fulfill({ json: answerWith({ analysis: ANALYSIS, durationMs: 3000 }) }),
  );
  await sandbox.analyzeUrl(VIDEO);
  const left = page.getByRole('status').filter({ hasText: /^(\d+ of )?\d+ moments?$/ });
  const reset = page.getByRole('button', { name: 'Clear filter' });
  const times = sandbox.moments.getByText(/^00:0\d\.0$/);
  await expect(left).toHaveText('3 moments');
  await expect(reset).toHaveCount(0);

  // Any of the selected concepts. A search finds them by their first letters; they are toggled by keyboard or pointer.
  const search = page.getByRole('textbox', { name: 'Search concepts' });
  await search.fill('mus');
  await expect(page.getByRole('group', { name: 'Concepts' }).getByRole('checkbox')).toHaveCount(1);
  const music = page.getByRole('checkbox', { name: /^music/ });
  await music.press('Space');
  await expect(music).toBeChecked();
  await expect(music).toBeFocused();
  await expect(left).toHaveText('1 of 3 moments');
  await expect(times).toHaveText(['00:02.0']);
  await expect(sandbox.chipsAt('00:02.0')).toHaveText(['music 90.0%']);
  await expect(sandbox.lane('music')).toHaveText('music: 00:02.0 to 00:03.0');
  await expect(sandbox.lane('speech')).toHaveCount(0);
  await search.fill('nothing is called so');
  await expect(sandbox.concept('music'), 'what is chosen stays in sight').toBeVisible();
  await search.press('Escape');
  await sandbox.concept('speech').click();
  await expect(left).toHaveText('2 of 3 moments');
  await expect(sandbox.lane('speech'), 'a moment that goes does not lengthen the one before').toHaveText(
    'speech: 00:00.0 to 00:01.0, 00:02.0 to 00:03.0',
  );

  // Or all of them at once.
  await page.getByRole('radio', { name: 'all of them' }).check();
  await expect(left).toHaveText('1 of 3 moments');
  await expect(times).toHaveText(['00:02.0']);
  await page.getByRole('radio', { name: 'any of them' }).check();
  await expect(left).toHaveText('2 of 3 moments');

  // With a minimum confidence: exactly 90% still counts.
  await sandbox.minimumConfidence.fill('90');
  await expect(sandbox.minimumConfidence).toHaveAttribute('aria-valuetext', '90%');
  await expect(sandbox.chipsAt('00:02.0')).toHaveText(['music 90.0%']);
  await sandbox.minimumConfidence.press('ArrowRight');
  await expect(sandbox.minimumConfidence).toBeFocused();
  await expect(left).toHaveText('1 of 3 moments');
  await expect(times).toHaveText(['00:00.0']);

  await sandbox.minimumConfidence.press('End');
  await expect(left).toHaveText('0 of 3 moments');
  await expect(page.getByText('No matches', { exact: true })).toBeVisible();
  await expect(sandbox.moments).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all moments' }).press('Enter');
  await expect(sandbox.minimumConfidence).toBeFocused();
  await expect(sandbox.minimumConfidence).toHaveValue('0');
  await expect(music).not.toBeChecked();
  await expect(left).toHaveText('3 moments');
  await expect(times).toHaveCount(3);
  await expect(reset).toHaveCount(0);
});

test('segments last as long with a filter as without one', async ({ dashboardPage: page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const analysis = ['cooking', 'cooking', 'soccer', 'cooking', 'cooking', 'soccer'].map((name, index) => ({
    timestamp: index * 100_000,
    concepts: [{ name, confidence: 0.9 }],
  }));
  await replaceFunction(page, (route) =>
    route.fulfill({ json: answerWith({ analysis, durationMs: 600_000 }) }),
  );
  await sandbox.analyzeUrl(VIDEO);
  const times = page.getByRole('region', { name: 'Segments' }).getByText(/^\d\d:\d\d\.\d to /);
  await expect(times).toHaveText([
    '00:00.0 to 03:20.0',
    '03:20.0 to 05:00.0',
    '05:00.0 to 08:20.0',
    '08:20.0 to 10:00.0',
  ]);
  await sandbox.concept('cooking').click();
  await expect(times).toHaveText(['00:00.0 to 03:20.0', '05:00.0 to 08:20.0']);
});
