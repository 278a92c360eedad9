import { expect, it } from 'vitest';
import { framesOf } from './frames';

const thumbnail = (timestamp: number) => ({ timestamp, image: `frame at ${timestamp}` });

it('each shot is shown once, with its first frame, wherever in the shot that was taken', () => {
  const shots = [
    { start: 0, end: 2000 },
    { start: 2000, end: 3000 },
  ];
  expect(framesOf(shots, [thumbnail(500), thumbnail(1500), thumbnail(2000)])).toEqual([
    { timestampMs: 0, endMs: 2000, image: 'frame at 500' },
    { timestampMs: 2000, endMs: 3000, image: 'frame at 2000' },
  ]);
});

it('a shot without a frame is shown, and does not get the frame of the next shot', () => {
  const shots = [
    { start: 0, end: 2000 },
    { start: 2000, end: 3000 },
  ];
  expect(framesOf(shots, [thumbnail(2000)])).toEqual([
    { timestampMs: 0, endMs: 2000 },
    { timestampMs: 2000, endMs: 3000, image: 'frame at 2000' },
  ]);
});

it('all frames are shown when no shots are known', () => {
  expect(framesOf(undefined, [thumbnail(0), thumbnail(500)])).toEqual([
    { timestampMs: 0, image: 'frame at 0' },
    { timestampMs: 500, image: 'frame at 500' },
  ]);
  expect(framesOf([{ start: 0, end: 1 }])).toHaveLength(1);
  expect(framesOf()).toEqual([]);
});
