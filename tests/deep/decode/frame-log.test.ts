import { describe, expect, it } from 'vitest';
import { conceptsOf } from '../../../netlify/analysis/providers/embedded/concepts/concepts-of';
import { videoOf } from '../../../netlify/analysis/providers/embedded/concepts/testing/video';
import { FrameLog, type FrameReport } from '../../../netlify/analysis/providers/embedded/decode/frame-log';
import type { SmallFrame } from '../../../netlify/analysis/providers/embedded/measure/small-frame';

const [WIDTH, HEIGHT] = [64, 36];

/** A uniform gray frame, 0 to 255. */
function gray(timeMs: number, level: number): SmallFrame {
  return { timeMs, width: WIDTH, height: HEIGHT, rgb: new Uint8Array(WIDTH * HEIGHT * 3).fill(level) };
}

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

  it.each([20, 30, 40, 60])('is the same in one of %i minutes as in one of a minute', (length) => {
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

  it.each([1, 20, 30, 40, 60])('makes a still ground a static shot in one of %i minutes', (length) => {
    const names = namesIn(reportOf(minutes(length), tripod));
    expect(names).toHaveLength(SECONDS);
    for (const inMoment of names) expect(inMoment).toContain('static shot');
  });

  it.each([
    [1, SECONDS],
    [20, SECONDS],
    [30, SECONDS],
    // A second with one compared frame does not tell whether the motion goes on.
    [40, SECONDS - 2],
    [60, 1],
  ])('makes a camera that turns a pan in one of %i minutes', (length, count) => {
    const names = namesIn(reportOf(minutes(length), (timeMs) => texture(timeMs, 0.1)));
    expect(names.filter((inMoment) => inMoment.includes('pan'))).toHaveLength(count);
    for (const inMoment of names) expect(inMoment).not.toContain('fast motion');
  });

  it.each([1, 30, 40, 60])('makes a camera that races along fast motion in one of %i minutes', (length) => {
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
