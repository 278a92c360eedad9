import { describe, expect, it } from 'vitest';
import type { TimeRange } from '@/contracts/time-range';
import { conceptsOf } from '../concepts/concepts-of';
import { videoOf } from '../concepts/testing/video';
import type { SmallFrame } from '../measure/small-frame';
import { FrameLog, SampleLog, type DecodedRange, type FrameReport } from './frame-log';

const [WIDTH, HEIGHT] = [64, 36];

/** A uniform gray frame, 0 to 255. */
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

it('compares the first sample with the frame before the time range, which it does not report', () => {
  const samples = new SampleLog(gray(1000, 50));
  samples.add(gray(6000, 200));
  const { frames, transitions } = samples.report();
  expect(frames.map(({ timeMs, sinceMs }) => [timeMs, sinceMs])).toEqual([[6000, 5000]]);
  expect(transitions.map(({ kind, startMs }) => [kind, startMs])).toEqual([['cut', 6000]]);
  expect(samples.count).toBe(1);
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

/** The report of a log of gray frames every 100 ms: one level, and another one from a given time. */
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

/** Texture that moves to the left, at a speed in frame widths per second. */
function texture(timeMs: number, speed: number): SmallFrame {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const [x, y] = [(pixel % WIDTH) / WIDTH + (timeMs / 1000) * speed, Math.floor(pixel / WIDTH) / HEIGHT];
    const wave = Math.sin(x * 23) * Math.cos(y * 17) + Math.sin(x * 9.1 + y * 5);
    rgb.fill(120 + 40 * wave, pixel * 3, pixel * 3 + 3);
  }
  return { timeMs, width: WIDTH, height: HEIGHT, rgb };
}

/** Texture that does not move, with a part whose brightness changes each second. */
function tripod(timeMs: number): SmallFrame {
  const frame = texture(0, 0);
  const level = 128 + 100 * Math.sin((timeMs / 1000) * 2 * Math.PI);
  for (let row = 0; row < 12; row += 1) {
    frame.rgb.fill(level, row * WIDTH * 3, (row * WIDTH + 12) * 3);
  }
  return { ...frame, timeMs };
}

describe('the motion in a video of which every frame is decoded', () => {
  const SECONDS = 8;
  const minutes = (count: number) => count * 60_000;

  function reportOf(durationMs: number, frameAt: (timeMs: number) => SmallFrame): FrameReport {
    const log = new FrameLog(durationMs);
    for (let timeMs = 0; timeMs < SECONDS * 1000; timeMs += 40) log.add(frameAt(timeMs));
    return log.report();
  }

  function namesIn({ frames, transitions }: FrameReport): string[][] {
    const entries = conceptsOf(videoOf({ seconds: SECONDS, frames, transitions }));
    return entries.map(({ concepts }) => concepts.map(({ name }) => name));
  }

  it.each([30, 60])('is the same in one of %i minutes as in one of a minute', (length) => {
    const drifting = (timeMs: number) => texture(timeMs, 0.1);
    const frames = reportOf(minutes(1), drifting).frames;
    const fewer = reportOf(minutes(length), drifting).frames;
    expect(fewer.length).toBeGreaterThan(0);
    expect(fewer.length).toBeLessThan(frames.length);
    const times = new Set(fewer.map(({ timeMs }) => timeMs));
    const same = frames.filter(({ timeMs }) => times.has(timeMs));
    expect(fewer.map((frame) => ({ ...frame, frozenMs: 0 }))).toEqual(
      same.map((frame) => ({ ...frame, frozenMs: 0 })),
    );
  });

  it.each([1, 30, 60])('makes a still ground a static shot in one of %i minutes', (length) => {
    const names = namesIn(reportOf(minutes(length), tripod));
    expect(names).toHaveLength(SECONDS);
    for (const inMoment of names) expect(inMoment).toContain('static shot');
  });

  it.each([
    [1, SECONDS],
    [30, SECONDS],
    // A second with one compared frame does not show whether the motion continues.
    [40, SECONDS - 2],
    [60, 1],
  ])('makes a camera that turns a pan in one of %i minutes', (length, count) => {
    const names = namesIn(reportOf(minutes(length), (timeMs) => texture(timeMs, 0.1)));
    expect(names.filter((inMoment) => inMoment.includes('pan'))).toHaveLength(count);
    for (const inMoment of names) expect(inMoment).not.toContain('fast motion');
  });

  it.each([1, 30, 60])('makes a camera that races along fast motion in one of %i minutes', (length) => {
    const names = namesIn(reportOf(minutes(length), (timeMs) => texture(timeMs, 0.6)));
    expect(names).toHaveLength(SECONDS);
    for (const inMoment of names) expect(inMoment).toContain('fast motion');
  });

  it.each([1, 30, 60])('is not between the shots on either side of a cut in one of %i minutes', (length) => {
    const scenes = (timeMs: number) =>
      timeMs < 5440 ? texture(timeMs, 0.0005) : gray(timeMs, timeMs < 7440 ? 20 : 230);
    const report = reportOf(minutes(length), scenes);
    expect(report.transitions.map(({ kind, startMs }) => [kind, startMs])).toEqual([
      ['cut', 5440],
      ['cut', 7440],
    ]);
    const names = namesIn(report);
    expect(names.filter((inMoment) => inMoment.includes('scene cut'))).toHaveLength(2);
    for (const inMoment of names) expect(inMoment).not.toContain('fast motion');
  });
});
