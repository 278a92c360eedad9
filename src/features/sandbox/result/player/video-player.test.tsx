import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerWith, PICTURE, VIDEO } from '../../testing/answers';
import { controlNetwork } from '../../testing/network';
import { showParts } from '../../testing/show-parts';
import { videoElement } from '../../testing/video-element';
import { PlayTime } from '../entries/play-time';
import { usePlayhead } from './use-position';
import { VideoPlayer } from './video-player';

function Resting(props: { video: HTMLVideoElement | null; onRest: (timeMs: number) => void }) {
  usePlayhead(props.video, props.onRest);
  return null;
}

async function showPlayer(videoUrl = VIDEO, firstMs?: number) {
  let close: () => void = () => undefined;
  const rests: number[] = [];
  const shown = await showParts(
    answerWith({ videoUrl }),
    ({ player }) => {
      close = player.close;
      return (
        <>
          <Resting video={player.video} onRest={(timeMs) => rests.push(timeMs)} />
          <VideoPlayer videoUrl={videoUrl} player={player} poster={PICTURE} />
          <PlayTime timeMs={18_000} />
        </>
      );
    },
    firstMs === undefined ? {} : { firstMs },
  );
  return { ...shown, rests, close: () => act(() => close()) };
}

const [NETWORK, NOT_SUPPORTED] = [2, 4];

const failWith = (code: number) => {
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: NETWORK });
  videoElement().set({ error: { code } });
  fireEvent.error(videoElement().video);
};
const cannot = () => screen.queryByText(/^Your browser cannot play this video/);

it('the video takes the focus of the button that has opened it, and of nothing else', async () => {
  const focus = vi.spyOn(HTMLMediaElement.prototype, 'focus');
  await showPlayer();
  const button = screen.getByText('Play the video').closest('button');
  button?.focus();
  fireEvent.click(screen.getByText('Play the video'));
  expect(focus).toHaveBeenCalledOnce();
  const { close } = await showPlayer();
  screen.getAllByText('00:18.0').at(-1)?.focus();
  fireEvent.click(screen.getAllByText('00:18.0').at(-1) ?? document.body);
  expect(focus).toHaveBeenCalledOnce();
  close();
});

it('nothing is loaded before the user starts the video, and its host is named', async () => {
  await showPlayer();
  expect(document.querySelector('video')).toBeNull();
  expect(screen.getByText('Play the video')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('example.com');
  expect(document.querySelector('img')).toHaveAttribute('src', PICTURE);
});

it('the video plays from its start, or from a moment, and can be closed', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { close } = await showPlayer();
  fireEvent.click(screen.getByLabelText('Play from 00:18.0'));
  const { video } = videoElement();
  expect(video).toHaveAttribute('src', VIDEO);
  expect(video.currentTime).toBe(18);
  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('poster', PICTURE);
  expect(play).toHaveBeenCalled();
  close();
  expect(document.querySelector('video')).toBeNull();
  expect(video).not.toHaveAttribute('src');
  expect(screen.getByText('Play the video').closest('button')).toHaveFocus();
  fireEvent.click(screen.getByText('Play the video'));
  expect(videoElement().video.currentTime).toBe(0);
});

it('the video opens where the address says', async () => {
  await showPlayer(VIDEO, 42_000);
  fireEvent.click(screen.getByText('Play the video'));
  expect(videoElement().video.currentTime).toBe(42);
});

it('a position is reported where it rests, and not while the video plays', async () => {
  const { rests } = await showPlayer();
  fireEvent.click(screen.getByText('Play the video'));
  rests.length = 0;
  videoElement().moveTo(3000, { isPlaying: true });
  expect(rests).toEqual([]);
  fireEvent.pause(videoElement().video);
  expect(rests).toEqual([3000]);
  videoElement().video.currentTime = 5;
  fireEvent.seeked(videoElement().video);
  expect(rests.at(-1)).toBe(5000);
});

it('a video of a type that the browser cannot play is never offered', async () => {
  await showPlayer('https://example.com/programme.avi');
  expect(cannot()).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a video that turns out to be unplayable is said to be so, once, and is no longer offered', async () => {
  await showPlayer();
  fireEvent.click(screen.getByText('Play the video'));
  failWith(NOT_SUPPORTED);
  expect(cannot()).toBeVisible();
  expect(cannot()).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a video whose connection breaks can be tried again', async () => {
  await showPlayer();
  fireEvent.click(screen.getByText('Play the video'));
  failWith(NETWORK);
  expect(cannot()).toBeNull();
  expect(screen.getByText('Play the video')).toBeVisible();
});

it('without a network an error says nothing about the video, and the player says that it needs one', async () => {
  const network = controlNetwork();
  await showPlayer();
  fireEvent.click(screen.getByText('Play the video'));
  await network.cut();
  failWith(NOT_SUPPORTED);
  expect(cannot()).toBeNull();
  expect(screen.getByText('Play the video')).toBeVisible();
  expect(screen.getByRole('status')).not.toHaveTextContent('example.com');
  await network.restore();
  expect(screen.getByRole('status')).toHaveTextContent('example.com');
});

it('a server of another site without range requests is named as the reason why the video plays only from its start', async () => {
  await showPlayer();
  fireEvent.click(screen.getByLabelText('Play from 00:18.0'));
  videoElement().set({ seekable: { length: 0 } });
  fireEvent.loadedMetadata(videoElement().video);
  expect(screen.getByText(/^The server of this video does not support seeking/)).toBeVisible();
});

it('a video in which the browser can seek says nothing of it', async () => {
  await showPlayer();
  fireEvent.click(screen.getByText('Play the video'));
  videoElement().set({ seekable: { length: 1, end: () => 30 } });
  fireEvent.loadedMetadata(videoElement().video);
  expect(screen.queryByText(/^The server of this video/)).toBeNull();
});
