import { expect, it } from 'vitest';
import { posterOf } from './poster';
import { answerWith } from '../testing/answers';

const [early, late] = [500, 9000].map((timestamp) => ({ timestamp, image: `picture ${timestamp}` }));
const thumbnails = [early, late].filter((each) => each !== undefined);

it('the poster is the key frame of the longest scene', () => {
  const scenes = [
    { start: 0, end: 8000, keyFrame: 500 },
    { start: 8000, end: 30_000, keyFrame: 9000 },
    { start: 30_000, end: 31_000, keyFrame: 500 },
  ];
  expect(posterOf(answerWith({ scenes, thumbnails }))).toBe(late);
});

it('without that frame, the poster is the first thumbnail', () => {
  expect(posterOf(answerWith({ thumbnails }))).toBe(early);
  const scenes = [{ start: 0, end: 8000, keyFrame: 700 }];
  expect(posterOf(answerWith({ scenes, thumbnails }))).toBe(early);
  expect(posterOf(answerWith())).toBeUndefined();
});
