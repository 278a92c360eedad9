import { beforeAll, describe, expect, it } from 'vitest';
import { buildWorker } from '../../../scripts/build-worker.mjs';
import { AnalysisFailure } from '../../../netlify/analysis/errors';
import type { VideoMeasurements } from '../../../netlify/analysis/providers/embedded/measure/measurements';
import type { ByteSource } from '../../../netlify/analysis/source/byte-source';
import { measureVideo } from '../../../netlify/analysis/providers/embedded/decode/measure-video';
import type { PlanOptions } from '../../../netlify/analysis/providers/embedded/decode/plan';
import { makeMedia } from '../../../netlify/analysis/testing/make-media';
import { memorySource } from '../../../netlify/analysis/testing/memory-source';
import { drifting } from '../../../netlify/analysis/testing/scenes';

const video = { frames: 100, paint: drifting([60, 160, 60], 0.01), groupLength: 25 };
/** Index of a key frame in the middle of the video. */
const KEY_FRAME = 50;
/** Length and type of a NAL unit; the bytes after them describe how its frame is decoded. */
const NAL_HEADER_BYTES = 5;

let workerPath = '';
let mp4: Buffer;
let matroska: Buffer;
beforeAll(async () => {
  workerPath = await buildWorker('node_modules/.cache/bad-video-test');
  const audio = { seconds: 4, sample: (t: number) => 0.1 * Math.sin(t * 3000) };
  mp4 = await makeMedia({ container: 'mp4', video, audio });
  matroska = await makeMedia({ container: 'matroska', video, audio });
});

function measure(
  source: ByteSource,
  maxDurationMs = 60_000,
  plan: PlanOptions = {},
): Promise<VideoMeasurements> {
  const signal = new AbortController().signal;
  return measureVideo(source, { workerPath, maxDurationMs, timeoutMs: 20_000, plan, signal });
}

async function failureOf(bytes: Uint8Array, maxDurationMs?: number): Promise<AnalysisFailure> {
  const error: unknown = await measure(memorySource(bytes), maxDurationMs).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AnalysisFailure)) throw new Error(`no failure but ${String(error)}`);
  return error;
}

/** The same bytes in every run. */
function noise(length: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}

/** Position of a frame in an MP4 file without audio, in which frames are contiguous. */
function placeOf(bytes: Buffer, frame: number): number {
  const sizes = bytes.indexOf('stsz') + 16;
  const before = Array.from({ length: frame }, (_, index) => bytes.readUInt32BE(sizes + 4 * index));
  return before.reduce((place, size) => place + size, bytes.indexOf('mdat') + 4);
}

describe('bytes that are no video', () => {
  it('refuses an empty file without starting anything', async () => {
    const options = { workerPath: 'nowhere.mjs', maxDurationMs: 60_000, timeoutMs: 20_000 };
    const { signal } = new AbortController();
    // With a single byte, the worker would be started.
    const started = measureVideo(memorySource(Buffer.alloc(1)), { ...options, signal });
    await expect(started).rejects.toMatchObject({ code: 'internal' });
    const empty = measureVideo(memorySource(Buffer.alloc(0)), { ...options, signal });
    await expect(empty).rejects.toMatchObject({ code: 'not-a-video' });
  });

  it('refuses garbage after a few bytes', async () => {
    const source = memorySource(noise(2_000_000));
    await expect(measure(source)).rejects.toMatchObject({ code: 'not-a-video' });
    expect(source.bytesRead).toBeLessThanOrEqual(128 * 1024);
  });

  it.each([
    ['a web page', '<!doctype html><html><body>Not a video</body></html>'],
    ['a playlist', '#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nhttp://127.0.0.1:1/a.ts\n#EXT-X-ENDLIST\n'],
    ['a list of files', 'ffconcat version 1.0\nfile /etc/passwd\n'],
    ['a manifest', '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"></MPD>'],
    [
      'a description of a session',
      'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\n',
    ],
  ])('refuses %s', async (_, text) => {
    expect((await failureOf(Buffer.from(text.padEnd(4000)))).code).toBe('not-a-video');
  });
});

describe('media that FFmpeg could read and that are no video files', () => {
  const sample = Buffer.alloc(8000, 7);
  const wave = Buffer.from(
    'RIFF\x64\x1f\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x40\x1f\0\0',
    'latin1',
  );

  it.each([
    ['a frame', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['raw frames', Buffer.concat([Buffer.from('YUV4MPEG2 W16 H16 F25:1\nFRAME\n'), Buffer.alloc(384, 90)])],
    ['raw audio', Buffer.concat([wave, sample])],
  ])('refuses %s', async (_, bytes) => {
    expect((await failureOf(bytes)).code).toBe('not-a-video');
  });
});

describe('videos that cannot be measured', () => {
  it('names a video that has only audio', async () => {
    const audio = { seconds: 1, sample: (t: number) => 0.1 * Math.sin(t * 3000) };
    expect((await failureOf(await makeMedia({ container: 'mp4', audio }))).code).toBe('no-picture');
  });

  it('does not take cover art for a moving frame', async () => {
    const coverArt = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const song = await makeMedia({
      container: 'mp4',
      audio: { seconds: 1, sample: (t) => 0.1 * Math.sin(t * 3000) },
      coverArt,
    });
    expect(song.includes('covr')).toBe(true);
    expect((await failureOf(song)).code).toBe('no-picture');
  });

  it('names a video that is too long', async () => {
    expect((await failureOf(mp4, 2000)).code).toBe('too-long');
  });

  it('names an unknown codec', async () => {
    const unknown = Buffer.from(mp4);
    unknown.write('zzzz', unknown.indexOf('avc1', unknown.indexOf('stsd')), 'latin1');
    expect((await failureOf(unknown)).code).toBe('unsupported-codec');
  });

  it('decodes no codec that nobody uploads', async () => {
    const snow = await makeMedia({
      container: 'matroska',
      video: { frames: 25, codec: 'snow', paint: drifting([60, 160, 60]) },
    });
    expect(await failureOf(snow)).toMatchObject({
      code: 'unsupported-codec',
      message: 'The video codec snow is not supported. Export it as H.264 in an MP4 file and try again.',
    });
  });

  it('calls a video without its index damaged', async () => {
    expect((await failureOf(mp4.subarray(0, mp4.indexOf('moov') - 4))).code).toBe('damaged');
  });

  it('measures a video that is cut off as far as it goes, and says so', async () => {
    const cut = await measure(memorySource(matroska.subarray(0, Math.floor(matroska.length * 0.5))));
    expect(cut.partial).toMatchObject([{ code: 'ends-early' }]);
    expect(cut.frames.length).toBeGreaterThan(5);
    expect(cut.frames.at(-1)?.timeMs).toBeLessThan(3000);
    expect(cut.durationMs).toBeGreaterThan(3900);
  });

  it('says that a video ends early when the last seventh of it is missing', async () => {
    const long = { ...video, frames: 200, framesPerSecond: 10 };
    const whole = await makeMedia({ container: 'matroska', video: long });
    const cut = await measure(memorySource(whole.subarray(0, Math.floor(whole.length * 0.85))));
    expect(cut.partial).toMatchObject([{ code: 'ends-early' }]);
    expect(cut.frames.at(-1)?.timeMs).toBeGreaterThan(15_000);
    expect(cut.durationMs).toBeGreaterThan(19_000);
  });

  it.each([
    ['decoded in full', {}],
    ['sampled', { fullDecodeMs: 0, sampleStepMs: 500 }],
  ])('says that a frame is damaged when the video is %s', async (_, plan) => {
    const damaged = await makeMedia({ container: 'mp4', video });
    damaged.writeUInt16BE(0, placeOf(damaged, KEY_FRAME) + NAL_HEADER_BYTES);
    const measured = await measure(memorySource(damaged), undefined, plan);
    expect(measured.partial.map(({ code }) => code)).toContain('damaged-frames');
    expect(measured.frames.length).toBeGreaterThan(1);
  });

  it('measures the frames of a video whose audio has an unknown codec, and says so', async () => {
    const unknown = Buffer.from(mp4);
    const entry = unknown.indexOf('mp4a');
    unknown.write('zzzz', entry, 'latin1');
    // This box also identifies the codec.
    unknown.write('zzzz', unknown.indexOf('esds', entry), 'latin1');
    const measured = await measure(memorySource(unknown));
    expect(measured.partial).toEqual([{ code: 'audio-not-decoded', values: {} }]);
    expect(measured.frames.length).toBeGreaterThan(5);
    expect(measured.audioWindows).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('refuses an index that claims millions of frames', async () => {
    const claiming = Buffer.from(mp4);
    const times = claiming.indexOf('stts') + 8;
    const sizes = claiming.indexOf('stsz') + 8;
    const chunks = claiming.indexOf('stsc') + 8;
    claiming.writeUInt32BE(1, times);
    claiming.writeUInt32BE(40_000_000, times + 4);
    claiming.writeUInt32BE(1, sizes);
    claiming.writeUInt32BE(40_000_000, sizes + 4);
    claiming.writeUInt32BE(1, chunks);
    claiming.writeUInt32BE(40_000_000, chunks + 8);
    const failure = await failureOf(claiming);
    expect(failure.code).toBe('damaged');
    expect(failure.message).toMatch(/memory/);
  });

  it('survives flipped bits, whatever they do to the decoder', async () => {
    for (const seed of [1, 2, 3, 4]) {
      for (const original of [mp4, matroska]) {
        const flipped = Buffer.from(original);
        const places = noise(160, seed);
        for (let index = 0; index < 40; index += 1) {
          const at = places.readUInt32LE(index * 4) % flipped.length;
          flipped[at] = (flipped[at] ?? 0) ^ (1 << (index % 8));
        }
        const result = await measure(memorySource(flipped)).catch((error: unknown) => error);
        if (result instanceof Error) expect(result).toBeInstanceOf(AnalysisFailure);
        else expect(result).toHaveProperty('frames');
      }
    }
  });
});
