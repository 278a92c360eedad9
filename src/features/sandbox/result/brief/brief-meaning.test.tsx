import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { BriefOutcome } from '@/contracts/brief-vector';
import { followConnection } from '@/lib/connection';
import { sentencesOf, vectorAt } from '@/targeting/testing/sentence-vectors';
import { plannedAnswer } from '../../testing/answers';
import { control, queryControl } from '../../testing/control';
import { showParts } from '../../testing/show-parts';
import { BriefBar } from './brief-bar';

const SPOKEN = plannedAnswer({
  transcript: { lines: [{ start: 30_000, end: 34_000, text: 'Will you marry me?' }] },
  sentences: sentencesOf([2, 8, 90], [30, 34, 0], [60, 66, 60]),
});

const write = (value: string) =>
  fireEvent.change(control('The brief in your own words'), { target: { value } });
const open = async (label: string) => fireEvent.click(await screen.findByText(label));
const ranked = async () =>
  within(await screen.findByRole('list', { name: 'Moments by similarity to this brief' }))
    .getAllByRole('listitem')
    .map((row) => [...row.children].map((cell) => cell.textContent).filter(Boolean));

async function showBrief(answer: BriefOutcome | null, response: AnalysisResponse = SPOKEN) {
  const shown = await showParts(
    response,
    ({ planning }) => <BriefBar planning={planning} settled={planning} view="overview" />,
    { profile: 'open' },
  );
  const { encoder } = shown.memory;
  if (answer) encoder.answer = () => Promise.resolve(answer);
  return { ...shown, encoder };
}

it('a brief of which no word is known ranks moments by meaning, which play, beside their similarity', async () => {
  const { encoder } = await showBrief({ kind: 'vector', vector: vectorAt(0) });
  write('someone proposes marriage');
  await open('Moments by meaning');
  expect(await ranked()).toEqual([
    ['00:30.0', 'Similarity 100', '✓ Suitable', 'Will you marry me?'],
    ['01:00.0', 'Similarity 50', '✓ Suitable'],
    ['00:02.0', 'Similarity 0', '✓ Suitable'],
  ]);
  expect(control('Play from 00:30.0')).toBeVisible();
  expect(encoder.briefs).toEqual(['someone proposes marriage']);
});

it('moments by words and by meaning stand beside each other', async () => {
  await showBrief({ kind: 'vector', vector: vectorAt(0) });
  write('cooking');
  await open('Best moments');
  expect(await ranked()).toHaveLength(3);
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'By words',
    'By meaning',
  ]);
  expect(control('Best moments for this brief')).toBeVisible();
});

it('a brief is sent only while its moments are open, and once', async () => {
  const { encoder } = await showBrief({ kind: 'vector', vector: vectorAt(0) });
  write('cooking');
  await screen.findByText('Best moments');
  expect(encoder.briefs).toEqual([]);
  await open('Best moments');
  await ranked();
  await open('Best moments');
  expect(queryControl('Moments by similarity to this brief')).toBeNull();
  await open('Best moments');
  await ranked();
  for (const value of ['cooking,', 'cooking, soc', 'cooking, soccer']) write(value);
  await waitFor(() => expect(encoder.briefs).toEqual(['cooking', 'cooking, soccer']));
});

it.each<[BriefOutcome | null, string]>([
  [null, 'Ranking by meaning …'],
  [{ kind: 'not-english' }, 'Ranked by words only: by meaning, only briefs in English can be ranked.'],
])('instead of a ranking it is said why there is none: %j', async (answer, note) => {
  await showBrief(answer);
  write('cooking');
  await open('Best moments');
  expect(await screen.findByText(note)).toBeVisible();
  expect(queryControl('Moments by similarity to this brief')).toBeNull();
});

it('a brief can be sent again after a failure', async () => {
  const { encoder } = await showBrief({ kind: 'failed' });
  write('cooking');
  await open('Best moments');
  expect(await screen.findByText('The brief could not be ranked by meaning.')).toBeVisible();
  encoder.answer = () => Promise.resolve({ kind: 'vector', vector: vectorAt(0) });
  fireEvent.click(screen.getByText('Try again'));
  expect(await ranked()).toHaveLength(3);
  expect(encoder.briefs).toEqual(['cooking', 'cooking']);
});

it('offline the vocabulary answers alone, and says so; online the brief is sent', async () => {
  const { encoder } = await showBrief({ kind: 'vector', vector: vectorAt(0) });
  onTestFinished(followConnection(false));
  fireEvent(window, new Event('offline'));
  write('cooking');
  await open('Best moments');
  expect(await screen.findByText('Ranked by words only: you are offline.')).toBeVisible();
  expect(control('Best moments for this brief')).toBeVisible();
  expect(encoder.briefs).toEqual([]);
  fireEvent(window, new Event('online'));
  expect(await ranked()).toHaveLength(3);
});

it('a result without vectors is ranked by words, and says so if something is said in it', async () => {
  const { sentences: _, ...older } = SPOKEN;
  const { encoder } = await showBrief({ kind: 'vector', vector: vectorAt(0) }, older);
  write('someone proposes marriage');
  await screen.findByText(/^Not understood/);
  expect(screen.queryByText('Moments by meaning')).toBeNull();
  write('cooking');
  await open('Best moments');
  expect(
    screen.getByText(
      'Ranked by words only: this result is from an earlier version, or its captions are not in English.',
    ),
  ).toBeVisible();
  expect(encoder.briefs).toEqual([]);
});
