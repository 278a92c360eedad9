import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { answerWith, richAnswer } from '../testing/answers';
import { showParts } from '../testing/show-parts';
import { ResultDetails } from './result-details';

const showDetails = (response: AnalysisResponse, isPending = false) =>
  showParts(response, () => (
    <ResultDetails
      response={response}
      entries={isPending ? [] : response.analysis}
      filtered={response.analysis}
      hasNoMatch={false}
      isPending={isPending}
      onClear={() => undefined}
    />
  ));

/** The figures in order, each as `name: value`. */
const facts = () =>
  [...document.querySelectorAll('dl')].map((list) =>
    [...list.querySelectorAll('dt')].map(
      (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
    ),
  );

it('the figures of a result stand in order with what they mean; technical ones are folded', async () => {
  await showDetails(richAnswer({ provider: 'embedded' }));
  const [figures, technical] = facts();
  expect(figures).toEqual([
    'Length: 00:30.0',
    'Moments: 4',
    'Shots: 2',
    'Coverage: 92.5%',
    'Loudness: -23.4 LUFSOn target: -23 LUFS',
    'True peak: -1.2 dBTPPeak within -1 dBTP',
  ]);
  expect(technical).toEqual(['Sampling interval: 1.0 s', 'Data read: 923.1 kB', 'Provider: embedded']);
  expect(screen.getByText('Technical facts').parentElement).not.toHaveAttribute('open');
  expect(screen.getByText('Select a concept to see the evidence.')).toBeVisible();
});

it('figures that a result lacks leave no gap', async () => {
  await showDetails(answerWith());
  expect(facts()).toEqual([['Moments: 1']]);
  expect(screen.queryByText('Technical facts')).toBeNull();
  expect(screen.queryByText('Select a concept to see the evidence.')).toBeNull();
});

it.each([
  [-24, 'On target: -23 LUFS', 'false'],
  [-22, 'On target: -23 LUFS', 'false'],
  [-21.9, '1.1 LU above -23 LUFS', 'true'],
  [-24.5, '1.5 LU below -23 LUFS', 'true'],
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

it('moments that follow later are not called missing', async () => {
  await showDetails(richAnswer(), true);
  expect(screen.queryByLabelText('Moments')).toBeNull();
  expect(screen.queryByText('No concepts were detected in this video.')).toBeNull();
  expect(screen.queryByText('No matches')).toBeNull();
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

it('consecutive moments with the same concepts are one segment, with the highest confidence', async () => {
  await showDetails(pairs(3));
  const segments = within(screen.getByRole('region', { name: 'Segments' }));
  const items = [...(segments.getAllByRole('list')[0]?.children ?? [])].map((item) => item.textContent);
  expect(items).toEqual([
    '00:00.0 to 00:02.0concept 0 75.0%',
    '00:02.0 to 00:04.0concept 1 75.0%',
    '00:04.0 to 00:06.0concept 2 75.0%',
  ]);
  expect(segments.getByText('00:02.0 to 00:04.0').tagName).toBe('BUTTON');
});

it('eight segments are shown at first, and up to a hundred more at a time', async () => {
  await showDetails(pairs(120));
  const shown = () => screen.getAllByText(/^\d\d:\d\d\.\d to /);
  expect(shown()).toHaveLength(8);
  fireEvent.click(screen.getByText('100 more segments'));
  expect(shown()).toHaveLength(108);
  fireEvent.click(screen.getByText('12 more segments'));
  expect(shown()).toHaveLength(120);
  expect(screen.queryByText(/more segment/)).toBeNull();
});

it('segments that would be as many as the moments are not shown', async () => {
  await showDetails(richAnswer());
  expect(screen.queryByText('Segments')).toBeNull();
});
