import { expect, it } from 'vitest';
import { framesOf } from './frames';

const thumbnail = (timestamp: number) => ({ timestamp, image: `picture at ${timestamp}` });

it('begins a shot with its first picture, wherever in it that was taken', () => {
  expect(framesOf([{ start: 0, end: 2000 }], [thumbnail(500), thumbnail(1500)])).toEqual([
    { timestampMs: 0, endMs: 2000, image: 'picture at 500' },
    { timestampMs: 1500, image: 'picture at 1500' },
  ]);
});

it('keeps a shot without a picture, and gives it none of the next', () => {
  const shots = [
    { start: 0, end: 2000 },
    { start: 2000, end: 3000 },
  ];
  expect(framesOf(shots, [thumbnail(2000)])).toEqual([
    { timestampMs: 0, endMs: 2000 },
    { timestampMs: 2000, endMs: 3000, image: 'picture at 2000' },
  ]);
});

it('keeps pictures outside all shots, and does with one of the two alone', () => {
  expect(framesOf([{ start: 1000, end: 2000 }], [thumbnail(0), thumbnail(2000)])).toEqual([
    { timestampMs: 0, image: 'picture at 0' },
    { timestampMs: 1000, endMs: 2000 },
    { timestampMs: 2000, image: 'picture at 2000' },
  ]);
  expect(framesOf(undefined, [thumbnail(0)])).toHaveLength(1);
  expect(framesOf([{ start: 0, end: 1 }])).toHaveLength(1);
  expect(framesOf()).toEqual([]);
});
