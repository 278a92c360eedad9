import { describe, expect, it } from 'vitest';
import { videoOf } from '../concepts/testing/video';
import type { VideoMeasurements } from '../measure/measurements';
import { cutAt, mappedVideo, MOTION } from './testing/maps';
import { windowsOf } from './windows-of';

const TOP_LEFT = { x: 0.02, y: 0.02, width: 0.1, height: 0.1 };
const FACE = { x: 0.1, y: 0.1, width: 0.05, height: 0.1 };

/** The windows of a kind in a place, as `start-end reason`, in seconds. */
function windows(video: VideoMeasurements, kind: string, place: string) {
  return (windowsOf(video) ?? [])
    .filter((window) => window.kind === kind && window.place === place)
    .map(({ start, end, endReason }) => `${start / 1000}-${end / 1000} ${endReason}`);
}
const topLeft = (video: VideoMeasurements) => windows(video, 'overlay', 'top-left');
/** Something appears or disappears in a box. */
const vanish = (box: typeof TOP_LEFT, atMs: number) => ({
  ...{ plane: MOTION, box, fromMs: atMs, toMs: atMs + 100 },
});
const appear = (box: typeof TOP_LEFT, atMs: number) => ({
  ...vanish(box, atMs),
  plane: [...MOTION, 'gains'] as const,
});

describe('an overlay', () => {
  it('has the corners and the lower third of a frame in which nothing is, from beginning to end', () => {
    const all = (windowsOf(mappedVideo(20, [])) ?? []).filter(({ kind }) => kind === 'overlay');
    expect(all.map(({ place }) => place)).toEqual([
      ...['top-left', 'top-right', 'bottom-left', 'bottom-right', 'lower-third'],
    ]);
    expect(all[0]).toEqual({
      ...{ kind: 'overlay', place: 'top-left', start: 0, end: 20_000, endReason: 'end', checked: 0 },
      box: { x: 0, y: 0, width: 0.5, height: 0.5 },
    });
  });

  it('ends before what moves, and needs ten seconds', () => {
    const moving = { plane: MOTION, box: TOP_LEFT, fromMs: 12_000, toMs: 15_000 };
    expect(topLeft(mappedVideo(30, [moving]))).toEqual(['0-11.9 motion', '14.9-30 end']);
    expect(topLeft(mappedVideo(24, [moving]))).toEqual(['0-11.9 motion']);
  });

  it('is smaller where only the middle of the frame moves', () => {
    const ball = { plane: MOTION, box: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }, fromMs: 0, toMs: 20_000 };
    const sizes = (windowsOf(mappedVideo(20, [ball])) ?? [])
      .filter(({ kind, place }) => kind === 'overlay' && place !== 'lower-third')
      .map(({ box }) => box.width);
    expect(sizes).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('is not ended by the small change of a key frame, but by a thing that pops up', () => {
    const keyFrame = { plane: 'moves', box: TOP_LEFT, fromMs: 12_000, toMs: 12_100 } as const;
    expect(topLeft(mappedVideo(24, [keyFrame]))).toEqual(['0-24 end']);
    expect(topLeft(mappedVideo(24, [appear(TOP_LEFT, 12_000)]))).toEqual(['0-11.9 motion']);
  });

  it('has no text in its place, even where it is not recognized in each frame', () => {
    const texts = [10_500, 14_000].map((fromMs) => ({
      plane: 'text' as const,
      ...{ box: TOP_LEFT, fromMs, toMs: fromMs + 100 },
    }));
    expect(topLeft(mappedVideo(30, texts))).toEqual(['0-10.2 text', '14.2-30 end']);
  });

  it('has nobody in its place until something there changes', () => {
    const findings = [{ timeMs: 16_000, faces: [FACE] }];
    const marks = [appear(FACE, 12_000), vanish(FACE, 20_000)];
    const video = mappedVideo(31, marks, { findings });
    expect(topLeft(video)).toEqual(['0-11.9 motion', '20-31 end']);
    expect(windows(video, 'overlay', 'bottom-right')).toEqual(['0-31 end']);
  });

  it('has nothing that appears or disappears at once, whatever it is', () => {
    expect(topLeft(mappedVideo(41, [appear(TOP_LEFT, 12_000), vanish(TOP_LEFT, 28_000)]))).toEqual([
      '0-11.9 motion',
      '28-41 end',
    ]);
    expect(topLeft(mappedVideo(41, [vanish(TOP_LEFT, 28_000)]))).toEqual(['28-41 end']);
  });

  it('spans cuts while its place is free, and ends at a cut if it is not afterwards', () => {
    const cuts = [cutAt(6000), cutAt(14_000)];
    const transitions = cuts.map(({ transition }) => transition);
    const moving = { plane: MOTION, box: TOP_LEFT, fromMs: 14_100, toMs: 30_000 };
    const video = mappedVideo(30, [...cuts.map(({ mark }) => mark), moving], { transitions });
    expect(topLeft(video)).toEqual(['0-14 cut']);
  });

  it('has no logo in its place, which stays the same through a cut', () => {
    const { transition, mark } = cutAt(15_000);
    const same = { plane: 'same', box: TOP_LEFT, fromMs: 15_000, toMs: 15_100 } as const;
    const video = mappedVideo(30, [mark, same], { transitions: [transition] });
    expect(topLeft(video)).toEqual([]);
    expect(windows(video, 'overlay', 'bottom-right')).toEqual(['0-30 end']);
  });

  it('says for how much of its time a model looked for faces', () => {
    const { transition, mark } = cutAt(5000);
    const findings = [{ timeMs: 10_000, faces: [] }];
    const [first] = windowsOf(mappedVideo(20, [mark], { transitions: [transition], findings })) ?? [];
    expect(first?.checked).toBeCloseTo(0.75, 1);
  });
});

describe('other windows', () => {
  it('a squeezeback needs ten seconds without text anywhere', () => {
    const text = { plane: 'text', box: TOP_LEFT, fromMs: 12_000, toMs: 14_000 } as const;
    expect(windows(mappedVideo(23, [text]), 'squeezeback', 'frame')).toEqual(['0-11.9 text']);
  });

  it('a pause suits a shot in which nobody speaks', () => {
    const cues = [{ startMs: 4000, endMs: 8000, text: 'Good evening.' }];
    expect(windows(mappedVideo(10, [], { cues, audioWindows: [] }), 'pause', 'frame')).toEqual([
      '0-4 speech',
    ]);
  });

  it('a surface is the largest flat rectangle of a shot without a person', () => {
    const box = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
    const wall = { plane: 'flat', box, fromMs: 0, toMs: 10_000 } as const;
    const surface = (video: VideoMeasurements) =>
      (windowsOf(video) ?? []).filter(({ kind }) => kind === 'in-scene').map((window) => window.box);
    expect(surface(mappedVideo(5, [wall]))).toEqual([box]);
    const findings = [{ timeMs: 2000, faces: [{ x: 0.88, y: 0.2, width: 0.1, height: 0.2 }] }];
    const [left] = surface(mappedVideo(5, [wall], { findings }));
    expect(left?.width).toBeLessThan(0.5);
    expect(surface(mappedVideo(2, [wall]))).toEqual([]);
  });

  it('are unknown without maps, and those of an earlier result stay', () => {
    expect(windowsOf(videoOf({ seconds: 20 }))).toBeUndefined();
    const before = (windowsOf(mappedVideo(20, [])) ?? []).slice(0, 1);
    expect(windowsOf(videoOf({ seconds: 20, windows: before }))).toEqual(before);
  });
});
