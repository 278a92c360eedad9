import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { lastEntryEnd } from '@/targeting/concept-ranges';
import { answerWith, richAnswer } from '../../testing/answers';
import { control } from '../../testing/control';
import { showParts } from '../../testing/show-parts';
import { ResultFacts } from './result-facts';
import { SegmentTable } from './segment-table';

const showDetails = (response: AnalysisResponse) =>
  showParts(response, () => (
    <>
      <ResultFacts response={response} />
      <SegmentTable
        entries={response.analysis}
        endMs={lastEntryEnd(response)}
        thumbnails={response.thumbnails}
      />
    </>
  ));

/** The figures in order, each as `name: value`. */
const facts = () =>
  [...document.querySelectorAll('dt')].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );

it('the figures of a result stand in order with what they mean', async () => {
  await showDetails(richAnswer({ provider: 'embedded' }));
  expect(facts()).toEqual([
    'Length: 30\u00a0s',
    'Moments: 4',
    'Shots: 2',
    'Coverage: 92.5%',
    'Loudness: -23.4 LUFSOn the broadcast target of -23 LUFS',
    'True peak: -1.2 dBTPPeak within -1 dBTP',
    'Sampling interval: 1.0 s',
    'Data read: 923.1 kB',
    'Provider: embedded',
  ]);
  expect(screen.getByText(/^LUFS tells how loud a program sounds/)).toBeVisible();
});

it('figures that a result lacks leave no gap', async () => {
  await showDetails(answerWith());
  expect(facts()).toEqual(['Moments: 1']);
  expect(screen.queryByText(/LUFS/)).toBeNull();
});

it.each([
  [-24, 'On the broadcast target of -23 LUFS', 'false'],
  [-22, 'On the broadcast target of -23 LUFS', 'false'],
  [-21.9, '1.1 LU louder than the broadcast target of -23 LUFS', 'true'],
  [-24.5, '1.5 LU quieter than the broadcast target of -23 LUFS', 'true'],
])('a loudness of %s LUFS is %s', async (integratedLufs, text, isWarning) => {
  await showDetails(richAnswer({ loudness: { integratedLufs, truePeakDb: -3 } }));
  expect(screen.getByText(text)).toHaveAttribute('data-warning', isWarning);
});

it.each([
  [-1, 'Peak within -1 dBTP', 'false'],
  [-0.9, 'Peak over -1 dBTP', 'true'],
  [0.3, 'Peak over 0 dBTP', 'true'],
])('a true peak of %s dBTP is: %s', async (truePeakDb, text, isWarning) => {
  await showDetails(richAnswer({ loudness: { integratedLufs: -23, truePeakDb } }));
  expect(screen.getByText(text)).toHaveAttribute('data-warning', isWarning);
});

/** One concept per moment, each twice in a row. */
const pairs = (count: number) =>
  answerWith({
    durationMs: count * 2000,
    analysis: Array.from({ length: count * 2 }, (_, index) => ({
      timestamp: index * 1000,
      concepts: [
        { name: `concept ${Math.floor(index / 2)}`, confidence: index % 2 === 0 ? 0.5 : 0.75 },
        { name: `frame ${index}`, confidence: 0.9, kind: 'technical' as const },
      ],
    })),
  });

const rows = () =>
  within(screen.getByRole('table', { name: 'Segments' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('consecutive moments with the same concepts are one segment, with the highest confidence', async () => {
  await showDetails(pairs(3));
  expect(rows()).toEqual([
    '00:00.0 to 00:02.0concept 0 75.0%',
    '00:02.0 to 00:04.0concept 1 75.0%',
    '00:04.0 to 00:06.0concept 2 75.0%',
  ]);
  expect(screen.getByRole('button', { name: '00:02.0 to 00:04.0' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Segments: Pages' })).toBeNull();
});

it('segments stand twelve to a page', async () => {
  await showDetails(pairs(30));
  expect(rows()).toHaveLength(12);
  fireEvent.click(control('Next page'));
  expect(rows()[0]).toMatch(/concept 12/);
  const next = control('Next page');
  next.focus();
  fireEvent.click(next);
  expect(rows()).toHaveLength(6);
  expect(control('Page 3'), 'there is no next page: its button is disabled').toHaveFocus();
});

it('a concept of a segment shows its evidence, and Escape closes it', async () => {
  const concept = {
    name: 'cooking',
    confidence: 0.9,
    kind: 'topic' as const,
    evidence: { kind: 'words' as const, words: 'whisk, eggs', timestamp: 100 },
  };
  const analysis = [0, 1000, 2000].map((timestamp) => ({ timestamp, concepts: [concept] }));
  await showDetails(answerWith({ durationMs: 3000, analysis }));
  const chip = () => screen.getByRole('button', { name: /cooking 90\.0%/ });
  fireEvent.click(chip());
  expect(chip()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/whisk/)).toBeVisible();
  fireEvent.keyDown(screen.getByText(/whisk/), { key: 'Escape' });
  expect(screen.queryByText(/whisk/)).toBeNull();
  expect(chip()).toHaveFocus();
});

it('segments that would be as many as the moments are not shown', async () => {
  await showDetails(richAnswer());
  expect(screen.queryByText('Segments')).toBeNull();
});
