import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { plannedAnswer } from '../../testing/answers';
import { control, queryControl } from '../../testing/control';
import { layOut } from '../../testing/layout';
import { showParts } from '../../testing/show-parts';
import { videoElement } from '../../testing/video-element';
import type { Player } from '../player/use-player';
import { VideoPlayer } from '../player/video-player';
import { ConceptTimeline } from './concept-timeline';

async function showTimeline(videoUrl?: string, firstMs = 0) {
  const response = plannedAnswer(videoUrl === undefined ? {} : { videoUrl });
  const show = ({ player }: { player: Player }) => (
    <>
      <VideoPlayer videoUrl={response.videoUrl} player={player} poster={undefined} />
      <ConceptTimeline response={response} filtered={response.analysis} chosen={new Set()} player={player} />
    </>
  );
  return showParts(response, show, { firstMs });
}

const slider = () => control('Playback position');
const seek = (timeMs: number) => {
  fireEvent.change(slider(), { target: { value: String(timeMs) } });
  fireEvent(videoElement().video, new Event('seeked'));
};
const select = (key: 'ArrowLeft' | 'ArrowRight', times = 1) => {
  for (let press = 0; press < times; press += 1) fireEvent.keyDown(slider(), { key, shiftKey: true });
};
const range = () => screen.queryByRole('region', { name: 'Selected range' });
const press = (text: string) => fireEvent.click(screen.getByText(text));

it('the slider opens the video at its position, and follows where the video is', async () => {
  await showTimeline();
  expect(document.querySelector('video')).toBeNull();
  seek(12_000);
  expect(videoElement().video.currentTime).toBe(12);
  expect(slider()).toHaveValue('12000');
  expect(slider()).toHaveAttribute('aria-valuetext', '00:12.0');
  expect(slider()).toHaveAttribute('max', '120000');
  expect(slider()).toHaveAttribute('step', '500');
  videoElement().moveTo(52_500, { isPlaying: true });
  expect(slider()).toHaveValue('52500');
  expect(document.querySelector('[aria-current]')).toHaveTextContent('00:52.0');
});

it('an address with a time is where the playhead is and a range begins, before the video is open', async () => {
  await showTimeline(undefined, 40_000);
  expect(slider()).toHaveValue('40000');
  press('Start range');
  expect(range()).toHaveTextContent('00:40.0');
});

it('a frame plays the video from its shot', async () => {
  await showTimeline();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  fireEvent.click(screen.getByText('00:52.0', { selector: 'ol span' }));
  expect(videoElement().video.currentTime).toBe(52);
  expect(play).toHaveBeenCalled();
});

it('arrow keys with Shift select a range from the playhead, and back over it', async () => {
  layOut();
  await showTimeline();
  seek(52_000);
  select('ArrowRight', 2);
  const text = () => range()?.querySelector('[role=status]')?.textContent;
  expect(text()).toBe('00:52.0 to 00:56.0 · 4\u00a0s');
  expect(videoElement().video.currentTime).toBe(56);
  select('ArrowLeft', 2);
  expect(range()).toBeNull();
  select('ArrowLeft');
  expect(text()).toBe('00:50.0 to 00:52.0 · 2\u00a0s');
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  fireEvent.keyDown(slider(), { key: 'Home', shiftKey: true });
  expect(text()).toBe('00:50.0 to 00:52.0 · 2\u00a0s');
  press('Clear the range');
  expect(range()).toBeNull();
  select('ArrowLeft', 40);
  expect(text()).toBe('00:00.0 to 00:50.0 · 50\u00a0s');
});

it('a range names its topics, its verdict and what breaks a rule in it', async () => {
  await showTimeline();
  seek(50_000);
  press('Start range');
  seek(100_000);
  press('End range');
  expect(range()).toHaveTextContent('00:50.0 to 01:40.0 · 50 s✕ Not suitable');
  expect(range()).toHaveTextContent('Topics: crime 38 s, soccer 10 s');
  expect(range()).toHaveTextContent('crime · level not measured · 38 s');
  seek(10_000);
  press('End range');
  expect(range()).toHaveTextContent('00:00.0 to 00:10.0 · 10 s✓ Suitable');
  expect(range()).toHaveTextContent('Topics: cooking 10 s');
  seek(5000);
  press('Start range');
  expect(range()).toHaveTextContent('00:05.0 to 00:10.0');
  seek(50_500);
  press('Start range');
  expect(range()).toHaveTextContent('00:50.5 to 02:00.0');
  seek(51_000);
  press('End range');
  expect(range()).toHaveTextContent('No topic was found in it.');
});

it('a range plays from its start, and pauses at its end', async () => {
  await showTimeline();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  seek(20_000);
  press('Start range');
  seek(30_000);
  press('End range');
  press('Play this range');
  expect(videoElement().video.currentTime).toBe(20);
  expect(play).toHaveBeenCalled();
  videoElement().moveTo(29_000, { isPlaying: true });
  expect(pause).not.toHaveBeenCalled();
  // The video reports its position rarely: the rest is timed.
  videoElement().moveTo(29_980, { isPlaying: true });
  videoElement().video.currentTime = 30;
  await waitFor(() => expect(pause).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  videoElement().moveTo(40_000, { isPlaying: true });
  expect(pause).toHaveBeenCalledOnce();
});

it('a range that is left while it plays does not pause what is played instead', async () => {
  await showTimeline();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  seek(20_000);
  press('Start range');
  seek(30_000);
  press('End range');
  press('Play this range');
  videoElement().video.currentTime = 60;
  fireEvent(videoElement().video, new Event('seeking'));
  videoElement().moveTo(60_500, { isPlaying: true });
  expect(pause).not.toHaveBeenCalled();
});

it('where the video cannot be played there is no playhead, and a range cannot be played', async () => {
  await showTimeline('https://example.com/a.avi');
  expect(queryControl('Playback position')).toBeNull();
  expect(screen.queryByText('Start range')).toBeNull();
  expect(screen.getByText('Drag to select a range')).toBeVisible();
  expect(screen.getByRole('list', { name: '4 shots' })).toHaveAttribute('tabindex', '0');
});

it('the zoom is named, and returns to the whole program', async () => {
  await showTimeline();
  const axis = screen.getByTitle('Drag to select a range');
  vi.spyOn(axis, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 20));
  expect(screen.getByText('1×')).toBeVisible();
  fireEvent.click(control('Zoom in'));
  expect(screen.getByText('2×')).toBeVisible();
  fireEvent.keyDown(slider(), { key: '+' });
  expect(screen.getByText('4×')).toBeVisible();
  fireEvent.keyDown(slider(), { key: '+', ctrlKey: true });
  fireEvent.click(control('Zoom in'));
  fireEvent.click(control('Zoom in'));
  expect(screen.getByText('12×')).toBeVisible();
  fireEvent.keyDown(slider(), { key: '-' });
  expect(screen.getByText('6×')).toBeVisible();
  fireEvent.click(control('Zoom out'));
  expect(screen.getByText('3×')).toBeVisible();
  press('Whole program');
  expect(screen.getByText('1×')).toBeVisible();
  fireEvent.wheel(axis, { deltaY: -200 });
  expect(screen.getByText('1×')).toBeVisible();
  fireEvent.wheel(axis, { deltaY: -200, ctrlKey: true, clientX: 500 });
  expect(screen.getByText('2×')).toBeVisible();
});

it('a press on a lane goes to the time under the pointer', async () => {
  await showTimeline();
  const bars = screen
    .getByLabelText('Times and confidence of cooking')
    .closest('li')
    ?.querySelector('[data-track]');
  if (!bars) throw new Error('There are no bars');
  vi.spyOn(bars, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 1000, 20));
  fireEvent.click(bars, { clientX: 600 });
  expect(videoElement().video.currentTime).toBe(60);
  fireEvent.click(bars, { clientX: 5000 });
  expect(videoElement().video.currentTime).toBe(120);
  fireEvent.click(control('Times and confidence of cooking'));
  expect(videoElement().video.currentTime).toBe(120);
});

it('a press on the time axis goes there', async () => {
  await showTimeline();
  const axis = screen.getByTitle('Drag to select a range');
  vi.spyOn(axis, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 1000, 20));
  fireEvent.pointerDown(axis, { clientX: 350 });
  fireEvent.click(axis, { clientX: 350 });
  expect(videoElement().video.currentTime).toBe(30);
  expect(range()).toBeNull();
});
