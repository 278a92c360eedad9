import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayback } from './playback';

const OWN = `${location.origin}/programme.mp4`;
const revoked: string[] = [];

beforeEach(() => {
  revoked.length = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: () => 'blob:downloaded',
      revokeObjectURL: (url: string) => revoked.push(url),
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

function open(videoUrl: string, seekableTo: number | null) {
  const video = document.createElement('video');
  Object.defineProperties(video, {
    seekable: { value: seekableTo === null ? { length: 0 } : { length: 1, end: () => seekableTo } },
    paused: { value: true, writable: true },
  });
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  const onOnlyFromStart = vi.fn<() => void>();
  const playback = createPlayback(video, { videoUrl, onOnlyFromStart });
  return { video, play, onOnlyFromStart, playback };
}

const answer = (length: string | null, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() =>
      Promise.resolve(
        new Response('video', { status, headers: length === null ? {} : { 'content-length': length } }),
      ),
    ),
  );

it('goes to a time, and plays only if it is asked to or has been playing', () => {
  const { video, play, playback } = open(OWN, 30);
  expect(video.src).toBe(OWN);
  playback.go(5000, false);
  expect(video.currentTime).toBe(5);
  expect(play).not.toHaveBeenCalled();
  playback.go(6000, true);
  expect(play).toHaveBeenCalledTimes(1);
  playback.go(7000, false);
  expect(play).toHaveBeenCalledTimes(1);
  Object.assign(video, { paused: false });
  playback.go(8000, true);
  playback.go(9000, false);
  expect(play).toHaveBeenCalledTimes(3);
  playback.end();
  expect(video).not.toHaveAttribute('src');
});

it('a video of this site without range requests is downloaded, and continues where it was wanted', async () => {
  answer('200000000');
  const { video, play, playback, onOnlyFromStart } = open(OWN, 0);
  playback.go(5000, true);
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(video).not.toHaveAttribute('src');
  await waitFor(() => expect(video.src).toBe('blob:downloaded'));
  expect(video.currentTime).toBe(5);
  expect(play).toHaveBeenCalledTimes(2);
  expect(onOnlyFromStart).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledWith(OWN, expect.objectContaining({ credentials: 'omit' }));
  playback.end();
  expect(revoked).toEqual(['blob:downloaded']);
});

it.each([
  ['is too large', '200000001', 200],
  ['has an unknown size', null, 200],
  ['is refused', '5', 404],
])('a video that %s is not downloaded, and plays only from its start', async (_, length, status) => {
  answer(length, status);
  const { video, onOnlyFromStart } = open(OWN, null);
  video.dispatchEvent(new Event('loadedmetadata'));
  await waitFor(() => expect(onOnlyFromStart).toHaveBeenCalledOnce());
  await waitFor(() => expect(video.src).toBe(OWN));
});

it('a video of another site is not downloaded', () => {
  answer('5');
  const { video, onOnlyFromStart } = open('https://example.com/a.mp4', null);
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(onOnlyFromStart).toHaveBeenCalledOnce();
  expect(fetch).not.toHaveBeenCalled();
});

it('a video that is closed during its download is not opened again', async () => {
  answer('5');
  const { video, playback, onOnlyFromStart } = open(OWN, null);
  video.dispatchEvent(new Event('loadedmetadata'));
  playback.end();
  await waitFor(() => expect(revoked).toEqual(['blob:downloaded']));
  expect(video).not.toHaveAttribute('src');
  expect(onOnlyFromStart).not.toHaveBeenCalled();
});
