import { beforeAll, describe, expect, it } from 'vitest';
import { buildWorker } from '../../../../../scripts/build-worker.mjs';
import type { VideoMeasurements } from '../measure/measurements';
import type { ByteSource } from '../../../source/byte-source';
import { measureVideo } from './measure-video';
import { makeMedia, type MediaRecipe } from '../../../testing/make-media';
import { memorySource } from '../../../testing/memory-source';
import { black, colorBars, drifting, edited, fadedOut, type Painter } from '../../../testing/scenes';

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

const tone = (seconds: number) => Math.SQRT2 * 0.1 * Math.sin(2 * Math.PI * 1000 * seconds);

/** Bars with a tone 0-1 s, green 1-3 s, blue 3-5 s fading from 4 s, black and silent 5-6 s, gray 6-7 s. */
const program: MediaRecipe = {
  container: 'mp4',
  video: edited([
    [25, colorBars],
    [50, drifting([60, 160, 60])],
    [50, fadedOut(drifting([70, 90, 200]), 25, 50)],
    [25, black],
    [25, drifting([128, 128, 128])],
  ]),
  audio: {
    seconds: 7,
    sample: (t) => (t < 1 ? tone(t) : t >= 5 && t < 6 ? 0 : 0.02 * Math.sin(t * 9000 * t)),
  },
  cues: [
    { startMs: 1200, endMs: 2400, text: 'Mix the flour – and preheat the oven.' },
    { startMs: 6100, endMs: 6900, text: 'Guten Tag, ¿qué tal? 日本' },
  ],
  metadata: { title: 'A Test', Comment: 'made by a test' },
};

describe('a program with known contents', () => {
  let measured: VideoMeasurements;
  let source: ByteSource;
  const at = (timeMs: number) => {
    const found = measured.frames.find((frame) => Math.abs(frame.timeMs - timeMs) < 21);
    if (found === undefined) throw new Error(`no frame at ${timeMs}`);
    return found;
  };
  const audio = (fromMs: number, toMs: number) =>
    measured.audioWindows.filter(
      (window) => window.timeMs >= fromMs && window.timeMs + window.durationMs <= toMs,
    );

  beforeAll(async () => {
    source = memorySource(await makeMedia(program));
    measured = await measure(source);
  });

  it('is measured as a whole', () => {
    expect(measured.durationMs).toBeCloseTo(7000, -2);
    expect(measured.partial).toEqual([]);
    expect(measured.intervalMs).toBeCloseTo(200, 0);
    expect(measured.frames.at(-1)?.timeMs).toBeCloseTo(6800, -1);
    expect(source.bytesRead).toBeLessThanOrEqual(source.size);
  });

  it('has its cuts at the exact frame and its fade in place', () => {
    const cuts = measured.transitions.filter((transition) => transition.kind === 'cut');
    expect(cuts.map((cut) => Math.round(cut.startMs))).toEqual([1000, 3000, 6000]);
    for (const cut of cuts) expect(cut.strength).toBeGreaterThan(0.6);
    const fades = measured.transitions.filter((transition) => transition.kind === 'fade');
    expect(fades).toHaveLength(1);
    expect(Math.abs((fades[0]?.startMs ?? 0) - 4000)).toBeLessThan(120);
    expect(Math.abs((fades[0]?.endMs ?? 0) - 5000)).toBeLessThan(120);
    expect(fades[0]?.strength).toBeGreaterThan(0.6);
  });

  it('has its test pattern, black and colours', () => {
    expect(at(400).testPattern).toBeGreaterThan(0.9);
    for (const timeMs of [1400, 3400, 5400, 6400]) expect(at(timeMs).testPattern).toBeLessThan(0.05);
    expect(at(5400).blackShare).toBe(1);
    expect(at(1400).blackShare).toBe(0);
    expect(at(1400).colors.green).toBeGreaterThan(0.9);
    expect(at(3400).colors.blue).toBeGreaterThan(0.9);
    expect(at(6400).saturationPeak).toBeLessThan(0.03);
    expect(at(1400).luma).toBeCloseTo((0.2126 * 60 + 0.7152 * 160 + 0.0722 * 60) / 255, 1);
  });

  it('has its tone at the level and frequency it was made with', () => {
    const windows = audio(0, 1000);
    expect(windows.length).toBeGreaterThanOrEqual(3);
    for (const window of windows.slice(1)) {
      expect(Math.abs(window.rmsDb - -20)).toBeLessThan(0.5);
      expect(Math.abs(window.peakHz - 1000)).toBeLessThan(10);
      expect(window.tonality).toBeGreaterThan(0.95);
    }
    for (const window of audio(5100, 5900)) expect(window.rmsDb).toBeLessThan(-70);
    expect(audio(5100, 5900).length).toBeGreaterThan(0);
    for (const window of audio(2000, 4000)) expect(window.tonality).toBeLessThan(0.5);
  });

  it('has its captions and its metadata', () => {
    expect(measured.cues.map((cue) => cue.text)).toEqual(program.cues?.map((cue) => cue.text));
    for (const [index, cue] of measured.cues.entries()) {
      expect(Math.abs(cue.startMs - (program.cues?.[index]?.startMs ?? 0))).toBeLessThan(5);
      expect(Math.abs(cue.endMs - (program.cues?.[index]?.endMs ?? 0))).toBeLessThan(5);
    }
    expect(measured.metadata.title).toBe('A Test');
    expect(measured.metadata.comment).toBe('made by a test');
  });
});

describe('the source of a video', () => {
  it('with parts left out on purpose has each part at its own time', async () => {
    const part = (startSeconds: number) =>
      makeMedia({
        container: 'mpegts',
        video: { frames: 20, framesPerSecond: 10, paint: drifting([60, 160, 60]) },
        startSeconds,
      });
    const bytes = Buffer.concat([await part(10), await part(32)]);
    const measured = await measure({ ...memorySource(bytes), hasGaps: true });
    expect(Math.abs(measured.durationMs - 24_000)).toBeLessThan(300);
  });

  it('that fetches more bytes than requested is left before its limit, with what was measured by then', async () => {
    const noisy: Painter = (index, x, y) => {
      const level = 255 * Math.abs((Math.sin(index + 1299 * x + 7823 * y) * 43_758) % 1);
      return [level, level, level];
    };
    const bytes = await makeMedia({
      container: 'mp4',
      video: { frames: 40, framesPerSecond: 10, groupLength: 10, paint: noisy },
    });
    let bytesRead = 0;
    const source: ByteSource = {
      size: bytes.length,
      contentType: 'video/mp4',
      // The whole video is read before this limit only if the bytes are counted as requested.
      maxBytesRead: Math.floor(1.6 * bytes.length),
      get bytesRead() {
        return bytesRead;
      },
      read: (offset, length) => {
        const part = Uint8Array.from(bytes.subarray(offset, offset + Math.min(length, 4096)));
        bytesRead += 2 * part.length;
        return Promise.resolve(part);
      },
    };
    const measured = await measure(source);
    expect(measured.frames.length).toBeGreaterThan(1);
    expect(measured.partial.map(({ code }) => code)).toContain('bytes-limit');
    expect(bytesRead).toBeLessThanOrEqual(1.6 * bytes.length);
  });
});
