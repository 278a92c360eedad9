import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { answerWith, PICTURE, plannedAnswer, richAnswer } from '../../testing/answers';
import { layOut } from '../../testing/layout';
import { showParts } from '../../testing/show-parts';
import { videoElement } from '../../testing/video-element';
import { VideoPlayer } from '../player/video-player';
import { TopicGrid } from './topic-grid';

const showTopics = (response: AnalysisResponse, profile?: string) =>
  showParts(
    response,
    ({ planning, player }) => (
      <>
        <VideoPlayer videoUrl={response.videoUrl} player={player} poster={undefined} />
        <TopicGrid plan={planning.plan} player={player} />
      </>
    ),
    profile === undefined ? {} : { profile },
  );

const rows = () => screen.getAllByRole('row').slice(1);
const cells = () => rows().map((row) => [...row.children].map((cell) => cell.textContent));

/** Opens a topic. @returns what it opens to */
function open(name: string) {
  const row = screen.getByText(name).closest('tr');
  fireEvent.click(within(row ?? document.body).getByRole('button'));
  const contents = row?.nextElementSibling;
  if (!(contents instanceof HTMLElement)) throw new Error(`${name} does not open`);
  return contents;
}

it('each topic stands with its share and its confidence; a sensitive one is marked, and after the others', async () => {
  await showTopics(plannedAnswer());
  expect(cells()).toEqual([
    ['cooking', '', '41.7%', '90.0%'],
    ['soccer', '', '25%', '90.0%'],
    ['crimesensitive', '', '31.7%', '90.0%'],
  ]);
});

it('a press on the times of a topic seeks there', async () => {
  layOut();
  await showTopics(plannedAnswer());
  const lane = rows()[0]?.querySelector('[aria-hidden="true"][class*="lane"]');
  if (!lane) throw new Error('There is no lane');
  vi.spyOn(lane, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 20));
  fireEvent.click(lane, { clientX: 250 });
  expect(videoElement().video.currentTime).toBe(30);
});

it('a topic opens to its taxonomy, the words that it was found by, and the frame of its surest place', async () => {
  await showTopics(richAnswer({ thumbnails: [{ timestamp: 2100, image: PICTURE }] }));
  const cooking = open('cooking');
  expect(cooking).toHaveTextContent(
    'Food & Drink › Cooking00:02.3Matched words: =Whisk the eggs · "gently"Said in the captions · 84.0%',
  );
  expect(within(cooking).getByAltText('Frame at 00:02.0')).toHaveAttribute('src', PICTURE);
  expect(within(cooking).getByText('Food & Drink › Cooking')).toHaveAttribute('lang', 'en');
});

it('a topic without evidence opens to its times', async () => {
  await showTopics(plannedAnswer());
  expect(within(open('crime')).getByLabelText('Play from 00:52.0')).toBeVisible();
});

it('five places of evidence are shown, and the others counted', async () => {
  const analysis = Array.from({ length: 10 }, (_, index) => ({
    timestamp: index * 1000,
    concepts: [
      {
        name: 'automotive',
        confidence: 0.5 + index / 20,
        kind: 'topic' as const,
        evidence: { kind: 'detection' as const, label: 'car', score: 0.7, timestamp: index * 1000 },
      },
    ],
  }));
  await showTopics(answerWith({ analysis, durationMs: 10_000 }));
  const automotive = open('automotive');
  const places = within(automotive).getAllByRole('listitem');
  expect(places).toHaveLength(5);
  expect(places[1]).toHaveTextContent('00:01.0carSeen in the frame · 55.0%');
  expect(automotive).toHaveTextContent('5 more places');
});

it('a topic names the breaks soon after it, and how far away they are', async () => {
  await showTopics(plannedAnswer(), 'open');
  expect(open('crime')).toHaveTextContent(
    'Breaks up to 30 s after this topic01:30.00.0 s after it✓ Suitable',
  );
  expect(open('soccer')).not.toHaveTextContent('Breaks up to');
});

const NAMES = ['cooking', 'soccer', 'travel', 'music', 'weather', 'automotive', 'pets', 'crime', 'terrorism'];

it('the first topics are shown with every sensitive one, and the others on request', async () => {
  await showTopics(
    answerWith({
      durationMs: 900_000,
      analysis: NAMES.map((name, index) => ({
        timestamp: index * 100_000,
        concepts: [{ name, confidence: 0.9, kind: 'topic' }],
      })),
    }),
  );
  expect(rows()).toHaveLength(7);
  expect(cells().filter(([name]) => name?.endsWith('sensitive'))).toHaveLength(2);
  fireEvent.click(screen.getByText('2 more topics'));
  expect(rows()).toHaveLength(9);
  expect(screen.queryByText(/more topic/)).toBeNull();
});

it('a result without a topic says so', async () => {
  await showTopics(answerWith());
  expect(screen.getByText(/^No topic was found/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('Escape closes what a topic opens to', async () => {
  await showTopics(plannedAnswer());
  fireEvent.keyDown(open('cooking'), { key: 'Escape' });
  expect(rows()).toHaveLength(3);
  expect(screen.getByText('cooking').closest('button')).toHaveFocus();
});
