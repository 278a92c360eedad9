import { describe, expect, it } from 'vitest';
import type { Transition } from '../measure/measurements';
import { videoOf } from './testing/video';
import { timelineOf } from './timeline';

function cutAt(startMs: number, strength = 1): Transition {
  return { kind: 'cut', startMs, endMs: startMs, strength };
}

/** Timestamp, start and end of each time range. */
function ranges(video: ReturnType<typeof videoOf>, cuts: readonly Transition[] = [], spoken: number[] = []) {
  return timelineOf(video, cuts, spoken).map(({ timestamp, startMs, endMs }) => [timestamp, startMs, endMs]);
}

describe('a densely sampled video', () => {
  it('has one time range for each whole second', () => {
    expect(ranges(videoOf({ seconds: 3 }))).toEqual([
      [0, 0, 1000],
      [1000, 1000, 2000],
      [2000, 2000, 3000],
    ]);
  });

  it('gives a rest at the end a time range when it is longer than a frame', () => {
    expect(ranges(videoOf({ seconds: 1, durationMs: 1030 }))).toEqual([[0, 0, 1030]]);
    expect(ranges(videoOf({ seconds: 1, durationMs: 1300 }))).toEqual([
      [0, 0, 1000],
      [1000, 1000, 1300],
    ]);
  });

  it('has one time range even when it is shorter than a frame', () => {
    expect(ranges(videoOf({ seconds: 1, durationMs: 20 }))).toEqual([[0, 0, 20]]);
  });

  it('divides at cuts between whole seconds, also at several in one second', () => {
    const video = videoOf({ seconds: 2 });
    expect(ranges(video, [cutAt(1520), cutAt(1240)])).toEqual([
      [0, 0, 1000],
      [1000, 1000, 1240],
      [1240, 1240, 1520],
      [1520, 1520, 2000],
    ]);
  });

  it.each([960, 1000, 1040])('counts a cut at %d ms as falling on the second', (timeMs) => {
    const [first, second] = timelineOf(videoOf({ seconds: 2 }), [cutAt(timeMs)], []);
    expect(first).toEqual({ timestamp: 0, startMs: 0, endMs: timeMs });
    expect(second).toEqual({ timestamp: 1000, startMs: timeMs, endMs: 2000, cut: cutAt(timeMs) });
  });

  it('keeps the stronger of two cuts that fall on the same second', () => {
    for (const cuts of [
      [cutAt(980, 0.9), cutAt(1020, 0.6)],
      [cutAt(980, 0.6), cutAt(1020, 0.9)],
    ]) {
      const timeline = timelineOf(videoOf({ seconds: 2 }), cuts, []);
      expect(timeline.map((range) => range.cut?.strength)).toEqual([undefined, 0.9]);
    }
  });

  it('gives a cut just outside that its own time range', () => {
    expect(ranges(videoOf({ seconds: 2 }), [cutAt(1041)]).map(([timestamp]) => timestamp)).toEqual([
      0, 1000, 1041,
    ]);
  });

  it('never takes notice of when something is said', () => {
    expect(ranges(videoOf({ seconds: 2 }), [], [500])).toEqual(ranges(videoOf({ seconds: 2 })));
  });
});

describe('a video with a gap', () => {
  const ordinary = videoOf({ seconds: 12 });
  const frames = ordinary.frames.filter(({ timeMs }) => timeMs < 3000 || timeMs >= 6400);

  it('has one time range for each whole second before the gap and after it, and one where the gap ends', () => {
    const timeline = ranges({ ...ordinary, frames, audioWindows: [] });
    expect(timeline.map(([timestamp]) => timestamp)).toEqual([
      ...[0, 1000, 2000, 6400],
      ...[7000, 8000, 9000, 10_000, 11_000],
    ]);
    expect(timeline.at(-1)).toEqual([11_000, 11_000, 12_000]);
  });
});

describe('a sparsely sampled video', () => {
  const ordinary = videoOf({ seconds: 30 });
  const sparse = {
    ...ordinary,
    intervalMs: 5000,
    frames: ordinary.frames.filter((frame) => frame.timeMs % 5000 === 0 && frame.timeMs > 0),
    audioWindows: [],
  };

  it('has time ranges at the sampled times only, a second long at most', () => {
    expect(ranges(sparse)).toEqual([5000, 10_000, 15_000, 20_000, 25_000].map((at) => [at, at, at + 1000]));
  });

  it('has more where audio was sampled or something is said, unless a frame is near', () => {
    const audioWindows = ordinary.audioWindows.filter((audio) => [5500, 12_000].includes(audio.timeMs));
    const timestamps = ranges({ ...sparse, audioWindows }, [], [17_300, 20_900]).map(
      ([timestamp]) => timestamp,
    );
    expect(timestamps).toEqual([5000, 10_000, 12_000, 15_000, 17_300, 20_000, 25_000]);
  });

  it('is dense as far as every second was seen, and sparse from there', () => {
    const frames = ordinary.frames.filter(({ timeMs }) => timeMs < 2500 || timeMs % 10_000 === 0);
    const timestamps = ranges({ ...sparse, frames }).map(([timestamp]) => timestamp);
    expect(timestamps).toEqual([0, 1000, 2000, 10_000, 20_000]);
  });

  it('says nothing about the missing end of a video that is cut off', () => {
    const cutOff = { ...videoOf({ seconds: 3 }), durationMs: 60_000 };
    expect(ranges(cutOff)).toEqual([
      [0, 0, 1000],
      [1000, 1000, 2000],
      [2000, 2000, 3000],
    ]);
  });

  it('marks a cut at the frame that shows it', () => {
    const timeline = timelineOf(sparse, [cutAt(15_000)], []);
    expect(timeline.filter((range) => range.cut !== undefined).map((range) => range.timestamp)).toEqual([
      15_000,
    ]);
    expect(timeline).toHaveLength(5);
  });

  it('keeps the order of two samples that are nearly at the same time, as of damaged segments, where a cut follows', () => {
    const [frame] = sparse.frames;
    const near = [14_979, 15_000].map((timeMs) => ({ ...frame, timeMs }) as (typeof sparse.frames)[number]);
    const timeline = timelineOf({ ...sparse, frames: near }, [cutAt(15_010)], []);
    expect(timeline.map(({ timestamp }) => timestamp)).toEqual([14_979, 15_000]);
    expect(timeline[1]?.cut).toBeDefined();
  });
});
