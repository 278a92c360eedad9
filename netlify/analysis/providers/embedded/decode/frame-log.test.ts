import { describe, expect, it } from 'vitest';
import type { TimeRange } from '@/contracts/time-range';
import { conceptsOf } from '../concepts/concepts-of';
import { videoOf } from '../concepts/testing/video';
import type { SmallFrame } from '../measure/small-frame';
import { FrameLog, SampleLog, type DecodedRange } from './frame-log';

const [WIDTH, HEIGHT] = [64, 36];

/** One gray all over, 0 to 255. */
function gray(timeMs: number, level: number): SmallFrame {
  return { timeMs, width: WIDTH, height: HEIGHT, rgb: new Uint8Array(WIDTH * HEIGHT * 3).fill(level) };
}

function logOf(...frames: SmallFrame[]): SampleLog {
  const samples = new SampleLog();
  for (const frame of frames) samples.add(frame);
  return samples;
}

it('measures a sample once, and again only when another one has come before it', () => {
  const [first, second, third] = [gray(0, 0), gray(2000, 51), gray(4000, 255)];
  const samples = logOf(first, third);
  const before = samples.frames();
  expect(samples.frames()).toStrictEqual(before);
  samples.frames().forEach((frame, index) => expect(frame).toBe(before[index]));

  samples.add(second);
  const after = samples.frames();
  expect(after[0]).toBe(before[0]);
  expect(before[1]?.difference).toBeCloseTo(1);
  expect(after[2]?.difference).toBeCloseTo(0.8);
  expect(after).toStrictEqual(logOf(first, second, third).frames());
});

it('reports flashing in time order, and what two ranges saw of it as one', () => {
  const decoded = (startMs: number, endMs: number, ...flashes: TimeRange[]): DecodedRange => ({
    startMs,
    endMs,
    report: { frames: [], transitions: [], flashes },
  });
  const { flashes } = logOf(gray(0, 0)).report([
    decoded(8000, 10_000, { startMs: 8500, endMs: 9500 }),
    decoded(2000, 4000, { startMs: 3000, endMs: 4800 }),
    decoded(4000, 6000, { startMs: 4100, endMs: 5200 }),
  ]);
  expect(flashes).toEqual([
    { startMs: 3000, endMs: 5200 },
    { startMs: 8500, endMs: 9500 },
  ]);
});

/** What a log says of gray frames every 100 ms: one level, and another from a time on. */
function decodedWithCut(startMs: number, endMs: number, cutMs: number): DecodedRange {
  const log = new FrameLog(endMs - startMs);
  for (let timeMs = startMs; timeMs <= endMs + 1000; timeMs += 100) {
    log.add(gray(timeMs, timeMs < cutMs ? 50 : 200));
  }
  return { startMs, endMs, report: log.report() };
}

describe('a cut that was placed shortly before a sample', () => {
  const { frames, transitions } = logOf(gray(6000, 50), gray(8000, 200)).report([
    decodedWithCut(6000, 8000, 7700),
  ]);

  it('is in the report with the first frame of its shot', () => {
    expect(transitions.map(({ kind, startMs }) => [kind, startMs])).toEqual([['cut', 7700]]);
    expect(frames.map(({ timeMs }) => timeMs)).toEqual([6000, 7800, 8000]);
  });

  it('makes no fast motion of the difference between the shots', () => {
    const entries = conceptsOf(videoOf({ seconds: 10, frames, transitions }));
    const names = entries.flatMap(({ concepts }) => concepts.map(({ name }) => name));
    expect(names).toContain('scene cut');
    expect(names).not.toContain('fast motion');
  });

  it('leaves each frame the distance to the frame that it was compared with', () => {
    // The first frame of the shot was compared across the cut, with a frame that is not reported.
    expect(frames.map(({ sinceMs }) => sinceMs)).toEqual([0, 0, 2000]);
  });
});
