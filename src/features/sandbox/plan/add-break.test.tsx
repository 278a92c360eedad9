import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisResponse, Concept } from '@/contracts/analysis';
import { answerWith } from '../testing/answers';
import { control } from '../testing/control';
import { showParts } from '../testing/show-parts';
import { videoElement } from '../testing/video-element';
import { VideoPlayer } from '../player/video-player';
import { AdBreaks } from './ad-breaks';

const topic = (name: string): Concept => ({ name, confidence: 0.9, kind: 'topic' });
const docking = { place: { current: null }, frame: { current: null }, isDocked: false };

/** A shot every ten seconds of forty, and a line of speech over the third cut. */
const shots = (changes: Partial<AnalysisResponse> = {}) =>
  answerWith({
    durationMs: 40_000,
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
        { name: 'crime', id: '380', path: ['Crime'], isSensitive: true },
      ],
    },
    ...changes,
  });

/** Shows the breaks beside an open video at its beginning. */
async function showAtVideo(response: AnalysisResponse) {
  await showParts(response, ({ planning, player }) => (
    <>
      <VideoPlayer videoUrl={response.videoUrl} player={player} docking={docking} poster={undefined} />
      <AdBreaks planning={planning} player={player} analyzedAt={0} />
    </>
  ));
  fireEvent.click(screen.getByText('Play the video'));
}

/** Presses the button that adds a break at the playback position. */
function addAt(timeMs: number, time: string) {
  videoElement().moveTo(timeMs);
  fireEvent.click(screen.getByText(`Add a break at ${time}`));
}

const rowAt = (timeMs: number) => document.getElementById(`break-${timeMs}`);

it('a break can be added once the video is open', async () => {
  const response = shots();
  await showParts(response, ({ planning, player }) => (
    <AdBreaks planning={planning} player={player} analyzedAt={0} />
  ));
  expect(screen.getByText(/^Play the video or press the timeline to choose where/)).toBeVisible();
  expect(screen.queryByText(/^Add a break at/)).toBeNull();
});

it('nothing is offered where the video cannot be played', async () => {
  await showParts(shots({ videoUrl: 'https://example.com/a.avi' }), ({ planning, player }) => (
    <AdBreaks planning={planning} player={player} analyzedAt={0} />
  ));
  expect(screen.queryByText(/^Play the video or press the timeline/)).toBeNull();
});

it('a break is added at the nearest place that cuts neither a shot nor a line of speech', async () => {
  await showAtVideo(shots());
  addAt(11_500, '00:11.5');
  expect(
    await screen.findByText(
      'Added at 00:10.0, 1.5 s from where you were: a break never cuts a shot or a line of speech.',
    ),
  ).toBeVisible();
  expect(rowAt(10_000)).toHaveTextContent(/✓ Suitablechosen by hand · /);
  expect(rowAt(10_000)).toHaveTextContent('In the 10 seconds beforeTopicscooking');
  expect(screen.getByText('Show this break')).toHaveAttribute('href', '#break-10000');

  addAt(10_020, '00:10.0');
  expect(
    await screen.findByText('There is a break at 00:10.0 already; it stays, chosen by hand.'),
  ).toBeVisible();
  videoElement().moveTo(11_021);
  await waitFor(() => expect(screen.queryByText(/^There is a break at/)).toBeNull());
  expect(screen.queryByText('Show this break')).toBeNull();
});

it('a break exactly at a place is said to be added there', async () => {
  await showAtVideo(shots());
  addAt(10_049, '00:10.0');
  expect(await screen.findByText('Added at 00:10.0.')).toBeVisible();
});

it('where no place is within five seconds, the nearest one is offered instead', async () => {
  await showAtVideo(shots());
  addAt(30_000, '00:30.0');
  expect(
    await screen.findByText(
      'Not added: within 5 s of 00:30.0 every place would cut a shot or a line of speech. The nearest place is 00:20.0.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('Show this break')).toBeNull();
  fireEvent.click(screen.getByText('Add a break at 00:20.0'));
  await waitFor(() => expect(rowAt(20_000)).toHaveTextContent('chosen by hand'));
});

it('without shots there is no place at all', async () => {
  await showAtVideo(shots({ shots: [] }));
  addAt(5000, '00:05.0');
  expect(
    await screen.findByText('Not added: every place in this program would cut a shot or a line of speech.'),
  ).toBeVisible();
});

it('a break that was dropped can be added again', async () => {
  await showAtVideo(shots());
  addAt(10_000, '00:10.0');
  fireEvent.click(await waitFor(() => control('Drop the break at 00:10.0')));
  await screen.findByText('1 dropped break');
  addAt(9000, '00:09.0');
  await waitFor(() => expect(rowAt(10_000)).toHaveTextContent('chosen by hand'));
  expect(screen.queryByText('1 dropped break')).toBeNull();
});

it('an added break that does not suit the profile goes into no file', async () => {
  const analysis = [{ timestamp: 0, concepts: [topic('crime')] }];
  await showAtVideo(shots({ analysis }));
  addAt(10_000, '00:10.0');
  expect(
    await screen.findByText(/^Added at 00:10\.0\. It does not suit the profile, so it goes into no file\.$/),
  ).toBeVisible();
});

it('a break that leaves the plan because of the chosen number is not called too close', async () => {
  const starts = Array.from({ length: 15 }, (_, index) => index * 4000);
  await showAtVideo(
    shots({
      durationMs: 60_000,
      analysis: starts.map((timestamp) => ({
        timestamp,
        concepts: [topic(timestamp < 20_000 ? 'cooking' : timestamp < 36_000 ? 'soccer' : 'travel')],
      })),
      shots: starts.map((start) => ({ start, end: start + 4000 })),
      speech: [],
    }),
  );
  fireEvent.change(control('Number of breaks'), { target: { value: '2' } });
  await waitFor(() => expect(rowAt(36_000)).toHaveTextContent('In the files'));
  addAt(56_000, '00:56.0');
  expect(await screen.findByText(/^Added at 00:56\.0\./)).toHaveTextContent(
    'More than the number of breaks that you chose, so no longer planned: 00:',
  );
  expect(screen.queryByText(/Too close to it/)).toBeNull();
  addAt(38_000, '00:38.0');
  expect(await screen.findByText(/^Added at 00:36\.0|^There is a break at 00:36\.0/)).toBeVisible();
});

it('a break that is too close to an added one is named', async () => {
  await showAtVideo(shots());
  await waitFor(() => expect(rowAt(20_000)).toHaveTextContent('In the files'));
  fireEvent.change(control('Least distance'), { target: { value: '60000' } });
  addAt(10_000, '00:10.0');
  expect(await screen.findByText(/^Added at 00:10\.0\./)).toHaveTextContent(
    'Added at 00:10.0. Too close to it, so no longer planned: 00:20.0.',
  );
});
