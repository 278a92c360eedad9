import { expect, it } from 'vitest';
import { makeMedia, type MediaRecipe } from '../../../netlify/analysis/testing/make-media';
import type { VideoRecipe } from '../../../netlify/analysis/testing/encoders';
import { edited, drifting } from '../../../netlify/analysis/testing/scenes';
import {
  constructsOf,
  ERASE,
  lettersOf,
  LOAD,
  POSITION,
  SHOW,
} from '../../../netlify/analysis/captions/testing/line21';
import { measure } from '../../../netlify/analysis/providers/embedded/decode/testing/short-video';

/** At 10 frames a second: loaded from 1 s on, erased at 4 s. */
const CODES = [...LOAD, ...POSITION, ...lettersOf('a goal in extra time'), ...SHOW];
const pairAt = (index: number) => {
  if (index === 40) return [...ERASE];
  const pair = CODES.slice(2 * (index - 10), 2 * (index - 9));
  return index >= 10 && pair.length > 0 ? pair : [0x80, 0x80];
};
const FRAMES: VideoRecipe = {
  ...edited([[50, drifting([60, 160, 60])]]),
  framesPerSecond: 10,
  captionData: (index) => [...constructsOf(pairAt(index)), ...constructsOf([0x80, 0x80], 1)],
};

it.each<[string, Partial<VideoRecipe>, Partial<MediaRecipe>]>([
  ['H.264 in MP4', {}, { container: 'mp4' }],
  ['H.264 in MPEG-TS, whose clock starts late', {}, { container: 'mpegts', startSeconds: 90_000 }],
  ['MPEG-2 in MPEG-TS', { codec: 'mpeg2', framesPerSecond: 25 }, { container: 'mpegts' }],
])('captions in the picture are read from %s', async (_, video, rest) => {
  const measured = await measure(
    await makeMedia({ container: 'mp4', video: { ...FRAMES, ...video }, ...rest }),
  );
  const frameMs = 1000 / (video.framesPerSecond ?? 10);
  // The end code is in the thirteenth pair, the code that erases in frame 40.
  const [startMs, endMs] = [22 * frameMs, 40 * frameMs];
  expect(measured.cues.map(({ text }) => text)).toEqual(['a goal in extra time']);
  expect(measured.cues[0]?.startMs).toBeCloseTo(startMs, -1);
  expect(measured.cues[0]?.endMs).toBeCloseTo(endMs, -1);
  expect(measured.partial).toEqual([]);
  const track = { id: 'picture-cc1', kind: 'picture', title: 'CC1' };
  expect(measured.captionTrack).toEqual(track);
  expect(measured.captionTracks).toEqual([track]);
});

it('captions in the picture are listed where a track has text too, and read if they are chosen', async () => {
  const cues = [{ startMs: 0, endMs: 900, text: 'in the track' }];
  const bytes = await makeMedia({ container: 'mp4', video: FRAMES, cues });
  const measured = await measure(bytes);
  const choose = (captionTrack: string) => measure(bytes, { words: { captionTrack } });
  expect(await choose('picture-cc1')).toMatchObject({
    cues: [{ text: 'a goal in extra time' }],
    captionSource: 'picture',
    captionTrack: { id: 'picture-cc1' },
  });
  for (const other of ['picture-cc2', 'picture', 'stream-en-1', 'track-1'])
    expect((await choose(other)).captionTrack?.id).toBe('track-1');
  expect(measured.cues.map(({ text }) => text)).toEqual(['in the track']);
  expect(measured.captionTrack?.id).toBe('track-1');
  expect(measured.captionTracks?.map(({ id }) => id)).toEqual(['track-1', 'picture-cc1']);
});

it('captions in the picture of a sampled video are read between the samples, also without sound', async () => {
  const bytes = await makeMedia({ container: 'mp4', video: { ...FRAMES, groupLength: 10 } });
  const measured = await measure(bytes, { fullDecodeMs: 0, sampleStepMs: 2000 });
  expect(measured.cues.map(({ text }) => text)).toEqual(['a goal in extra time']);
  expect(measured.partial.map(({ code }) => code)).not.toContain('captions-near-samples');
});

it('data without text in the picture is nothing that was not read', async () => {
  const padding: VideoRecipe = { ...FRAMES, captionData: () => [0xff, 0x02, 0x00, 0xfe, 0x00, 0x00] };
  const { cues, partial, captionTracks } = await measure(
    await makeMedia({ container: 'mp4', video: padding }),
  );
  expect(cues).toEqual([]);
  expect(captionTracks).toEqual([]);
  expect(partial).toEqual([]);
});

it('captions in the picture are read once, and completely, where only samples of the picture are decoded', async () => {
  const audio = { seconds: 5, sample: (seconds: number) => 0.1 * Math.sin(2 * Math.PI * 440 * seconds) };
  const video = { ...FRAMES, groupLength: 5 };
  for (const container of ['mp4', 'mpegts'] as const) {
    const bytes = await makeMedia({ container, video, audio });
    const { cues, partial } = await measure(bytes, { fullDecodeMs: 0 });
    expect(partial.map(({ code }) => code)).toContain('sampled-pictures');
    expect(partial.map(({ code }) => code)).not.toContain('captions-near-samples');
    expect(cues.map(({ text }) => text)).toEqual(['a goal in extra time']);
  }
});
