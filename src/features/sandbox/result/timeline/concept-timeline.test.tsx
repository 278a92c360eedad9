import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnalysisResponse, Concept } from '@/contracts/analysis';
import { PICTURE, answerWith, plannedAnswer, richAnswer } from '../../testing/answers';
import { control, queryControl } from '../../testing/control';
import { layOut } from '../../testing/layout';
import { showParts } from '../../testing/show-parts';
import { videoElement } from '../../testing/video-element';
import { VideoPlayer } from '../player/video-player';
import { ConceptTimeline } from './concept-timeline';

const showTimeline = (response: AnalysisResponse, profile?: string) =>
  showParts(
    response,
    ({ player }) => (
      <>
        <VideoPlayer videoUrl={response.videoUrl} player={player} poster={undefined} />
        <ConceptTimeline
          response={response}
          filtered={response.analysis}
          chosen={new Set()}
          player={player}
        />
      </>
    ),
    profile === undefined ? {} : { profile },
  );

const laneOf = (name: string) => control(`Times and confidence of ${name}`).closest('li');
const group = (text: string) =>
  screen.getByText((_, element) => element?.tagName === 'BUTTON' && element.textContent === text);

it('shots, pictures, sound and concepts stand on one axis of time, in words too', async () => {
  await showTimeline(richAnswer());
  const frames = screen.getByRole('list', { name: '2 shots' });
  expect([...frames.children].map((frame) => frame.textContent)).toEqual(['00:00.02.0 s', '00:02.028.0 s']);
  expect(screen.getByAltText('Frame at 00:00.0')).toHaveAttribute('src', PICTURE);
  expect(screen.queryByAltText('Frame at 00:02.0')).toBeNull();
  expect(screen.getByText('loudness from -42.5 to -14.0 LUFS, loudest at 00:12.0')).toBeVisible();
  expect(screen.getByText('Shots').closest('li')).toHaveTextContent('Shots2 shots');
  // An instant has no end.
  expect(laneOf('scene cut')).toHaveTextContent('scene cut: 00:02.0');
  expect(laneOf('scene cut')).not.toHaveTextContent(' to ');
  expect(laneOf('black frame')).toHaveTextContent('black frame: 00:18.0 to 00:30.0');
  expect(screen.getByRole('figure', { name: 'Timeline' })).toBeVisible();
  expect(queryControl('Next shots')).toBeNull();
});

it('what a result lacks leaves no gap in the timeline', async () => {
  await showTimeline(answerWith({ durationMs: 30_000 }));
  expect(laneOf('black frame')).toHaveTextContent('black frame: 00:14.0 to 00:30.0');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText(/shot/i)).toBeNull();
  expect(screen.queryByText('Audio')).toBeNull();
});

it('a result without anything to show has no timeline', async () => {
  await showTimeline(answerWith({ analysis: [] }));
  expect(screen.queryByRole('figure')).toBeNull();
});

it('silence is said to be silent', async () => {
  await showTimeline(richAnswer({ sound: [{ timestamp: 0, loudness: -70 }] }));
  expect(screen.getByText('Audio').closest('li')).toHaveTextContent('silence throughout');
});

it('without shots the pictures make the strip; many of them have arrows to scroll', async () => {
  const thumbnails = Array.from({ length: 7 }, (_, index) => ({ timestamp: index * 4000, image: PICTURE }));
  const { shots: _shots, ...answer } = richAnswer({ thumbnails });
  await showTimeline(answer);
  const frames = screen.getByRole('list', { name: 'Frames' });
  expect([...frames.children].map((frame) => frame.textContent).slice(0, 2)).toEqual(['00:00.0', '00:04.0']);
  const scrolled: ScrollToOptions[] = [];
  Object.defineProperty(frames, 'clientWidth', { value: 500 });
  Object.assign(frames, { scrollBy: (options: ScrollToOptions) => scrolled.push(options) });
  fireEvent.click(control('Next shots'));
  fireEvent.click(control('Previous shots'));
  expect(scrolled.map(({ left }) => left)).toEqual([400, -400]);
});

it('a lane opens to its ranges with their confidences', async () => {
  await showTimeline(
    answerWith({
      durationMs: 30_000,
      analysis: [
        { timestamp: 0, concepts: [{ name: 'speech', confidence: 0.5 }] },
        { timestamp: 5000, concepts: [{ name: 'speech', confidence: 0.75 }] },
        { timestamp: 10_000, concepts: [] },
        { timestamp: 20_000, concepts: [{ name: 'speech', confidence: 0.9 }] },
      ],
    }),
  );
  const name = control('Times and confidence of speech');
  expect(name).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(name);
  expect(name).toHaveAttribute('aria-expanded', 'true');
  const ranges = within(laneOf('speech') ?? document.body).getAllByRole('listitem');
  expect(ranges.map((range) => range.textContent)).toEqual(['00:00.075.0%', '00:20.090.0%']);
  fireEvent.click(name);
  expect(within(laneOf('speech') ?? document.body).queryAllByRole('listitem')).toHaveLength(0);
});

it('the lanes stand in groups, topics first; looks and technical ones are folded', async () => {
  const kinds: NonNullable<Concept['kind']>[] = ['technical', 'look', 'sound', 'seen', 'topic'];
  await showTimeline(
    answerWith({
      durationMs: 30_000,
      analysis: [
        { timestamp: 0, concepts: kinds.map((kind) => ({ name: `a ${kind}`, confidence: 0.9, kind })) },
      ],
    }),
  );
  const groups = screen
    .getAllByRole('button', { expanded: true })
    .map((button) => button.textContent)
    .filter((text) => text.endsWith(' 1'));
  expect(groups).toEqual(['Topics 1', 'Seen 1', 'Sound 1']);
  expect(queryControl('Times and confidence of a technical')).toBeNull();
  fireEvent.click(group('Technical 1'));
  expect(laneOf('a technical')).toHaveTextContent('a technical: 00:00.0 to 00:30.0');
  fireEvent.click(group('Topics 1'));
  expect(queryControl('Times and confidence of a topic')).toBeNull();
});

it('planned breaks are marks on the axis that open the breaks at their time', async () => {
  await showTimeline(plannedAnswer(), 'open');
  const marks = screen.getAllByLabelText(/^Ad break at/);
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Ad break at 00:50.0: Suitable',
    'Ad break at 01:30.0: Suitable',
  ]);
  expect(marks.map((mark) => mark.closest('li')?.style.left)).toEqual([
    expect.stringMatching(/^41\.66/),
    '75%',
  ]);
  fireEvent.click(marks[1] ?? document.body);
  expect(videoElement().video.currentTime).toBe(90);
  expect(new URLSearchParams(location.search).get('view')).toBe('breaks');
});

it('without a planned break there are no marks', async () => {
  await showTimeline(plannedAnswer());
  expect(queryControl(/^Ad break at/)).toBeNull();
});

it('ticks stand at round times, and the stronger a bar, the higher its confidence', async () => {
  layOut();
  await showTimeline(plannedAnswer());
  for (const time of ['00:00.0', '00:15.0', '02:00.0'])
    expect(screen.getAllByText(time).some((mark) => mark.closest('[aria-hidden]'))).toBe(true);
  expect(screen.getByText(/^The stronger the color of a bar/)).toBeVisible();
});
