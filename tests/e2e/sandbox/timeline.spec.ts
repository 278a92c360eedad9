import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AnalysisResponse, Concept } from '../../../src/contracts/analysis';
import { expect, test } from '../support/accounts';
import { answerWith, replaceFunction } from '../support/answers';
import { expectNoFindingsInBothThemes } from '../support/axe';
import { SandboxPage } from '../support/pages/sandbox-page';

const topic = (name: string): Concept => ({ name, confidence: 0.9, kind: 'topic' });

/** Forty seconds of the sample video: a shot every ten seconds, and a line of speech over the third cut. */
function answerFor(page: Page): AnalysisResponse {
  return answerWith({
    videoUrl: new URL('/sample/programme.mp4', page.url()).href,
    durationMs: 40_000,
    intervalMs: 1000,
    analysis: Array.from({ length: 40 }, (_, second) => ({
      timestamp: second * 1000,
      concepts: [topic(second < 20 ? 'cooking' : 'soccer')],
    })),
    shots: [0, 10_000, 20_000, 30_000].map((start) => ({ start, end: start + 10_000 })),
    speech: [{ start: 28_000, end: 32_000 }],
    taxonomy: {
      version: '3.1',
      sources: ['said', 'seen'],
      topics: [
        { name: 'cooking', id: '216', path: ['Food & Drink', 'Cooking'], isSensitive: false },
        { name: 'soccer', id: '533', path: ['Sports', 'Soccer'], isSensitive: false },
      ],
    },
  });
}

async function show(page: Page): Promise<SandboxPage> {
  const sandbox = new SandboxPage(page);
  await sandbox.open();
  const answer = answerFor(page);
  await replaceFunction(page, (route) => route.fulfill({ json: answer }));
  await sandbox.analyzeUrl(answer.videoUrl);
  await sandbox.success.waitFor();
  return sandbox;
}

test('a break is added at the playhead, never within a shot or a line of speech, and is in every file', async ({
  dashboardPage: page,
}) => {
  await show(page);
  const breaks = page.getByRole('region', { name: 'Ad breaks' });
  const playhead = page.getByRole('slider', { name: 'Playback position' });
  await expect(breaks.getByText(/^Play the video or press the timeline/)).toBeVisible();
  await playhead.fill('11500');
  await breaks.getByRole('button', { name: 'Add a break at 00:11.5' }).click();
  await expect(breaks.getByText(/^Added at 00:10\.0, 1\.5 s from where you were/)).toBeVisible();
  const added = page.locator('#break-10000');
  await expect(added).toContainText('✓ Suitable');
  await expect(added).toContainText('chosen by hand');
  await expect(added).toContainText('In the 10 seconds before');
  await expect(added).toContainText('Topicscooking');
  await expect(breaks.getByRole('link', { name: 'Show this break' })).toHaveAttribute('href', '#break-10000');
  await expectNoFindingsInBothThemes(page, 'a break that was added');

  const begun = page.waitForEvent('download');
  await breaks.getByRole('button', { name: 'Download VMAP' }).click();
  expect(await readFile(await (await begun).path(), 'utf8')).toContain('timeOffset="00:00:10.000"');

  // Somebody speaks over the cut, and the others are far away: they are offered, not taken.
  await playhead.fill('30000');
  await breaks.getByRole('button', { name: 'Add a break at 00:30.0' }).click();
  await expect(breaks.getByText(/^Not added: .*The nearest place is 00:20\.0\.$/)).toBeVisible();
  await breaks.getByRole('button', { name: 'Add a break at 00:20.0' }).click();
  await expect(page.locator('#break-20000')).toContainText('chosen by hand');

  await breaks.getByRole('button', { name: 'Drop the break at 00:10.0' }).click();
  await expect(added).toHaveCount(0);
  await breaks.getByText('1 dropped break').click();
  await playhead.fill('9000');
  await breaks.getByRole('button', { name: 'Add a break at 00:09.0' }).click();
  await expect(added, 'what was dropped can be added again').toBeVisible();
  await expect(breaks.getByText('1 dropped break')).toHaveCount(0);
});
