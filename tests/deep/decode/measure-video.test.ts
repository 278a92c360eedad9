import { beforeAll, describe, expect, it } from 'vitest';
import { buildWorker } from '../../../scripts/build-worker.mjs';
import { AnalysisFailure } from '../../../netlify/analysis/errors';
import type { VideoMeasurements } from '../../../netlify/analysis/providers/embedded/measure/measurements';
import type { ByteSource } from '../../../netlify/analysis/source/byte-source';
import { measureVideo } from '../../../netlify/analysis/providers/embedded/decode/measure-video';
import { makeMedia, type MediaRecipe } from '../../../netlify/analysis/testing/make-media';
import { memorySource } from '../../../netlify/analysis/testing/memory-source';
import { drifting, edited, type Painter } from '../../../netlify/analysis/testing/scenes';

let workerPath = '';
beforeAll(async () => {
  workerPath = await buildWorker('node_modules/.cache/measure-video-test');
});

function measure(source: ByteSource): Promise<VideoMeasurements> {
  return measureVideo(source, {
    workerPath,
    maxDurationMs: 60_000,
    timeoutMs: 20_000,
    signal: new AbortController().signal,
  });
}

describe('a second part that begins much later', () => {
  it.each([
    ['follows the first', false, 4000],
    ['stays at its time where parts are left out between them', true, 24_000],
  ])('%s', async (_, hasGaps, durationMs) => {
    const part = (startSeconds: number) =>
      makeMedia({
        container: 'mpegts',
        video: { frames: 50, paint: drifting([60, 160, 60]) },
        startSeconds,
      });
    const bytes = Buffer.concat([await part(10), await part(32)]);
    const measured = await measure({ ...memorySource(bytes), hasGaps });
    expect(Math.abs(measured.durationMs - durationMs)).toBeLessThan(200);
  });
});

describe('other containers', () => {
  const video = edited([
    [25, drifting([60, 160, 60])],
    [25, drifting([200, 80, 60])],
  ]);

  it.each(['matroska', 'mov', 'mpegts', 'flv'] as const)('finds the cut in %s', async (container) => {
    const measured = await measure(memorySource(await makeMedia({ container, video })));
    expect(measured.transitions.map((transition) => Math.round(transition.startMs / 20) * 20)).toEqual([
      1000,
    ]);
    expect(measured.audioWindows).toEqual([]);
    expect(measured.partial).toEqual([]);
  });

  it('counts from the start of the video, whatever its clock says', async () => {
    const measured = await measure(
      memorySource(await makeMedia({ container: 'mpegts', video, startSeconds: 3600 })),
    );
    expect(measured.frames[0]?.timeMs).toBe(0);
    expect(measured.transitions.map((transition) => Math.round(transition.startMs / 20) * 20)).toEqual([
      1000,
    ]);
    expect(measured.durationMs).toBeLessThan(2200);
  });

  it('reads MPEG-4 in AVI', async () => {
    const recipe: MediaRecipe = { container: 'avi', video: { ...video, codec: 'mpeg4' } };
    const measured = await measure(memorySource(await makeMedia(recipe)));
    expect(measured.transitions.map((transition) => Math.round(transition.startMs / 20) * 20)).toEqual([
      1000,
    ]);
  });

  it('reads SubRip text in Matroska without its mark-up', async () => {
    const cues = [{ startMs: 200, endMs: 900, text: '<i>What a</i> {\\an8}goal &amp; more' }];
    const measured = await measure(memorySource(await makeMedia({ container: 'matroska', video, cues })));
    expect(measured.cues).toEqual([{ startMs: 200, endMs: 900, text: 'What a goal & more' }]);
  });

  it('says so when there is more text than is read', async () => {
    const cues = Array.from({ length: 200 }, (_, index) => {
      return { startMs: index, endMs: 1900, text: 'word '.repeat(400) };
    });
    const measured = await measure(memorySource(await makeMedia({ container: 'matroska', video, cues })));
    expect(measured.cues.length).toBeLessThan(200);
    expect(measured.partial).toEqual([{ code: 'captions-cut', values: {} }]);
  });

  it.each(['matroska', 'flv', 'mpegts', 'avi', 'mov', 'mp4'] as const)(
    'measures a video of one frame in %s',
    async (container) => {
      const one = { ...video, frames: 1, framesPerSecond: 10 };
      const measured = await measure(memorySource(await makeMedia({ container, video: one })));
      expect(measured.frames).toHaveLength(1);
      expect(measured.durationMs).toBeGreaterThanOrEqual(40);
      expect(measured.durationMs).toBeLessThanOrEqual(100);
      expect(measured.intervalMs).toBe(measured.durationMs);
    },
  );
});

describe('a source that fetches more than it is asked for', () => {
  const noisy: Painter = (index, x, y) => {
    const level = 255 * Math.abs((Math.sin(index + 1299 * x + 7823 * y) * 43_758) % 1);
    return [level, level, level];
  };

  /** A source that counts twice the bytes it returns, and returns nothing once `maxBytesRead` is reached. */
  function doubling(bytes: Buffer, maxBytesRead: number): ByteSource {
    let bytesRead = 0;
    return {
      size: bytes.length,
      contentType: 'video/mp4',
      maxBytesRead,
      get bytesRead() {
        return bytesRead;
      },
      read: (offset, length) => {
        if (bytesRead >= maxBytesRead)
          return Promise.reject(new AnalysisFailure('too-large', 'No more bytes may be read.'));
        const part = Uint8Array.from(bytes.subarray(offset, offset + Math.min(length, 4096)));
        bytesRead += 2 * part.length;
        return Promise.resolve(part);
      },
    };
  }

  it('is left before its limit of bytes, with what was measured by then', async () => {
    const bytes = await makeMedia({
      container: 'mp4',
      video: { frames: 100, groupLength: 10, paint: noisy },
    });
    const measured = await measure(doubling(bytes, 600_000));
    expect(measured.frames.length).toBeGreaterThan(1);
    expect(measured.partial).toContainEqual({ code: 'bytes-limit', values: { megabytes: 1 } });
  });
});
