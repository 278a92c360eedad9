import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisResponse, Concept } from '@/contracts/analysis';
import { answerWith } from '../../testing/answers';
import { control, queryControl } from '../../testing/control';
import { showParts } from '../../testing/show-parts';
import { videoElement } from '../../testing/video-element';
import { VideoPlayer } from '../player/video-player';
import { BreaksView } from './breaks-view';

const topic = (name: string): Concept => ({ name, confidence: 0.9, kind: 'topic' });

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
      <VideoPlayer videoUrl={response.videoUrl} player={player} poster={undefined} />
      <BreaksView planning={planning} settled={planning} player={player} analyzedAt={0} />
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

/** Types a time and adds a break there. */
function addTyped(time: string) {
  fireEvent.change(control('Add a break at'), { target: { value: time } });
  fireEvent.click(screen.getByText('Add'));
}

it('a typed time that is displayed for a place means that place, so that no shot is cut', async () => {
  await showAtVideo(shots({ shots: [0, 10_040, 20_000].map((start) => ({ start, end: start + 9960 })) }));
  addTyped('0:10');
  await waitFor(() => expect(rowAt(10_040)).not.toBeNull());
  expect(rowAt(10_000)).toBeNull();
  expect(screen.queryByText(/cuts a shot/)).toBeNull();
});

it('a break is added exactly at a typed time, also where the video cannot be played, with what is wrong with it', async () => {
  const response = shots({ videoUrl: 'https://example.com/a.avi' });
  await showParts(response, ({ planning, player }) => (
    <BreaksView planning={planning} settled={planning} player={player} analyzedAt={0} />
  ));
  expect(screen.queryByText(/^Add a break at \d/)).toBeNull();
  addTyped('0:26.0');
  expect(
    await screen.findByText(
      'Added at 00:26.0. Only 6 s from another break; the minimum is 10 s. It cuts a shot.',
    ),
  ).toBeVisible();
  expect(rowAt(26_000)).toHaveTextContent('added by hand');
  expect(rowAt(26_000)).toHaveTextContent('Only 6 s from another break; the minimum is 10 s.');
  addTyped('30');
  await waitFor(() => expect(rowAt(30_000)).toHaveTextContent('It cuts a line of speech.'));
});

it('what is no time, or outside of the program, is not added', async () => {
  await showParts(shots(), ({ planning, player }) => (
    <BreaksView planning={planning} settled={planning} player={player} analyzedAt={0} />
  ));
  addTyped('soon');
  const said = (text: string) =>
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === text)).toBe(true);
  said('Enter a time such as 0:24, 00:24.5 or 24.');
  expect(control('Add a break at')).toHaveAttribute('aria-invalid', 'true');
  expect(control('Add a break at')).toHaveAccessibleDescription('Enter a time such as 0:24, 00:24.5 or 24.');
  addTyped('0:40');
  said('Enter a time inside the program, before 00:40.0.');
  addTyped('0:10');
  expect(await screen.findByText(/^Added at 00:10\.0\./)).toBeVisible();
});

it('a break is added at the nearest place that cuts neither a shot nor a line of speech', async () => {
  await showAtVideo(shots());
  addAt(11_500, '00:11.5');
  expect(
    await screen.findByText(/^Added at 00:10\.0, 1\.5 s from where you were, so that it cuts/),
  ).toBeVisible();
  expect(rowAt(10_000)).toHaveTextContent(/(kept|added) by hand/);
  addAt(10_020, '00:10.0');
  expect(
    await screen.findByText(/^There is a break at 00:10\.0 already; it is now kept by hand\./),
  ).toBeVisible();
});

it('a break exactly at a place is said to be added there', async () => {
  await showAtVideo(shots());
  addAt(10_049, '00:10.0');
  expect(await screen.findByText(/^Added at 00:10\.0\./)).toBeVisible();
});

it('where no place is within five seconds, the nearest one is offered instead', async () => {
  await showAtVideo(shots());
  addAt(30_000, '00:30.0');
  expect(
    await screen.findByText(
      'Not added: within 5 s of 00:30.0 every place would cut a shot or a line of speech. The nearest place is 00:20.0.',
    ),
  ).toBeVisible();
  fireEvent.click(screen.getByText('Add a break at 00:20.0'));
  await waitFor(() => expect(rowAt(20_000)).toHaveTextContent(/(kept|added) by hand/));
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
  await waitFor(() => expect(rowAt(10_000)).toHaveTextContent(/(kept|added) by hand/));
  expect(screen.queryByText('1 dropped break')).toBeNull();
});

it('the minimum distance is named as it is in force, also where it is no whole number of seconds', async () => {
  await showAtVideo(shots({ durationMs: 46_400 }));
  expect(control('Minimum time between breaks')).toHaveTextContent(/^11\.6 s \(suggested\)/);
  addTyped('0:26.5');
  expect(
    await screen.findByText(/^Added at 00:26\.5\. Only 6\.5 s from another break; the minimum is 11\.6 s\./),
  ).toBeVisible();
});

it('a break that was added to the suggested number is counted apart', async () => {
  await showAtVideo(shots());
  expect(screen.getByText('The files hold 1 break.')).toBeVisible();
  addTyped('0:38');
  expect(await screen.findByText('The files hold 2 breaks: 1 suggested, 1 by hand.')).toBeVisible();
  expect(queryControl('Keep the break at 00:38.0'), 'it is there until it is dropped').toBeNull();
});

it('an added break that does not suit the profile goes into no file', async () => {
  const analysis = [{ timestamp: 0, concepts: [topic('crime')] }];
  await showAtVideo(shots({ analysis }));
  addAt(10_000, '00:10.0');
  expect(
    await screen.findByText(/^Added at 00:10\.0\..* Not in the files: it is not suitable\.$/),
  ).toBeVisible();
  expect(queryControl('Keep the break at 00:10.0')).toBeNull();
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
  await waitFor(() => expect(rowAt(36_000)).toHaveTextContent('✓ Suitable'));
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
  await waitFor(() => expect(rowAt(20_000)).toHaveTextContent('✓ Suitable'));
  fireEvent.change(control('Minimum time between breaks'), { target: { value: '15000' } });
  addAt(10_000, '00:10.0');
  expect(await screen.findByText(/^Added at 00:10\.0\./)).toHaveTextContent(
    'Added at 00:10.0. Too close to it, so no longer planned: 00:20.0.',
  );
});
