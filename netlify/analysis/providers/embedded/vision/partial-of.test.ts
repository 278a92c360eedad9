import { expect, test } from 'vitest';
import { partialOf, partialWithoutModels } from './partial-of';
import type { StepName } from './plan-steps';
import type { StepOutcome } from './run-steps';

const outcome = (name: StepName, done: number, wanted: number, hasFailed = false): StepOutcome => ({
  name,
  done,
  wanted,
  ms: 0,
  hasFailed,
});
const codesOf = (...args: Parameters<typeof partialOf>) => partialOf(...args).map(({ code }) => code);

test('nothing is said where everything was done', () => {
  const all = [
    outcome('objects', 9, 9),
    outcome('voice', 3, 3),
    outcome('text', 0, 0),
    outcome('own logos', 9, 9),
  ];
  expect(partialOf(all, true, false)).toEqual([]);
});

test('how many frames each kind has seen is said when the time was up', () => {
  const cut = [
    outcome('objects', 9, 12),
    outcome('voice', 3, 3),
    outcome('text', 1, 2),
    outcome('unsafe', 8, 12),
    outcome('faces', 7, 12),
  ];
  const values = { frames: 9, ofFrames: 12, textFrames: 1, ofTextFrames: 2, unsafeFrames: 8, faceFrames: 7 };
  expect(partialOf(cut, true, false)).toEqual([{ code: 'models-cut', values }]);
});

test('of a long video enough frames are enough', () => {
  expect(partialOf([outcome('objects', 240, 700), outcome('text', 250, 300)], true, false)).toEqual([]);
  const cut = partialOf([outcome('objects', 239, 700), outcome('text', 250, 300)], true, false);
  expect(cut).toMatchObject([{ code: 'models-cut', values: { frames: 239, ofFrames: 700 } }]);
});

test('voices are missing where the detector failed, had no time, or had not all of the audio', () => {
  expect(codesOf([outcome('voice', 1, 2)], true, false)).toEqual(['voice-missing']);
  expect(codesOf([outcome('voice', 1, 2, true)], true, false)).toEqual(['voice-missing']);
  expect(codesOf([outcome('voice', 2, 2)], false, false)).toEqual(['voice-missing']);
});

test('a kind that failed is missing, and not cut off by the time', () => {
  expect(codesOf([outcome('objects', 1, 9, true), outcome('faces', 9, 9)], true, false)).toEqual([
    'objects-missing',
  ]);
});

test('of own models the one that has seen the fewest frames is told, and one word is said of all that failed', () => {
  const own = [
    outcome('own logos', 4, 9),
    outcome('own scenes', 2, 9),
    outcome('own broken', 0, 9, true),
    outcome('own other', 0, 9, true),
  ];
  expect(partialOf(own, true, false)).toEqual([
    { code: 'own-models-missing', values: {} },
    { code: 'own-models-cut', values: { frames: 2, ofFrames: 9 } },
  ]);
  expect(codesOf([], true, true)).toEqual(['own-models-missing']);
});

test('without any model voices are missing too, where there is audio', () => {
  const codes = (hasAudio: boolean) => partialWithoutModels(hasAudio).map(({ code }) => code);
  expect(codes(true)).toEqual(['models-missing', 'voice-missing']);
  expect(codes(false)).toEqual(['models-missing']);
});

test('captions that were not read are no frames that models have not seen', () => {
  expect(partialOf([outcome('objects', 9, 9), outcome('captions', 1, 9)], true, false)).toEqual([]);
});
