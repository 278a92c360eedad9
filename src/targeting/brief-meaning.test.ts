import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { similarMoments } from './brief-meaning';
import { planOf } from './plan';
import { USUAL_PROFILE } from './suitability';
import { sentencesOf, vectorAt } from './testing/sentence-vectors';
import { shortProgram } from './testing/short-program';

const scenes = [0, 20, 40, 60].map((start) => ({
  start: start * 1000,
  end: (start + 20) * 1000,
  endReason: 'change' as const,
}));

const plan = (rest: Partial<AnalysisResponse>) =>
  planOf(shortProgram(80, [['topic', 'terrorism', 60, 80]], { scenes, ...rest }), {
    profile: USUAL_PROFILE,
    brief: null,
    corrections: [],
    breakOptions: {},
    kept: [],
    dropped: [],
    podSeconds: 60,
  });

/** Each moment as its start in seconds, its similarity in hundredths, its best second and its verdict. */
const ranked = (rest: Partial<AnalysisResponse>) =>
  similarMoments(plan(rest), vectorAt(0)).map(({ startMs, similarity, bestMs, verdict }) => [
    startMs / 1000,
    Math.round(similarity * 100),
    bestMs / 1000,
    verdict,
  ]);

it('scenes are ranked by what is said in them as a whole and at best, and unsuitable ones are last', () => {
  const sentences = sentencesOf(
    [2, 8, 90],
    [10, 18, 60],
    [22, 28, 60],
    [41, 48, 0],
    [50, 58, 90],
    [61, 70, 0],
  );
  expect(ranked({ sentences })).toEqual([
    [40, 85, 41, 'suitable'],
    [20, 50, 22, 'suitable'],
    [0, 38, 10, 'suitable'],
    [60, 100, 61, 'unsuitable'],
  ]);
});

it('words belong to the scene that contains their middle, and play from within it', () => {
  const sentences = sentencesOf([0, 4, 90], [16, 30, 0], [42, 50, 90]);
  expect(ranked({ sentences })).toEqual([
    [20, 100, 20, 'suitable'],
    [0, 0, 0, 'suitable'],
    [40, 0, 42, 'suitable'],
  ]);
});

it('words that reach into an unsuitable scene are unsuitable', () => {
  const sentences = sentencesOf([0, 8, 60], [22, 28, 60], [48, 65, 0]);
  expect(ranked({ sentences }).at(-1)).toEqual([40, 100, 48, 'unsuitable']);
});

it('where words are said in fewer than three scenes, the words themselves are ranked', () => {
  const sentences = sentencesOf([0, 8, 60], [8, 16, 0], [62, 70, 0]);
  const expected = [
    [8, 100, 8, 'suitable'],
    [0, 50, 0, 'suitable'],
    [62, 100, 62, 'unsuitable'],
  ];
  expect(ranked({ sentences })).toEqual(expected);
  expect(ranked({ sentences, scenes: undefined })).toEqual(expected);
});

it('a moment has the lines of its best window', () => {
  const lines = [
    { start: 0, end: 3000, text: 'Before.' },
    { start: 3000, end: 6000, text: 'Will you' },
    { start: 6000, end: 8000, text: 'marry me?' },
    { start: 8000, end: 9000, text: 'After.' },
  ];
  const rest = { transcript: { lines }, sentences: sentencesOf([0, 3, 90], [3, 8, 0]) };
  expect(similarMoments(plan(rest), vectorAt(0))[0]?.words).toBe('Will you marry me?');
});

it('a moment has only the lines in its scene, and the verdict of these', () => {
  const lines = [
    { start: 52_000, end: 58_000, text: 'Our new car.' },
    { start: 61_000, end: 64_000, text: 'A bomb.' },
  ];
  const rest = { transcript: { lines }, sentences: sentencesOf([0, 3, 90], [22, 28, 90], [52, 64, 0]) };
  const moments = similarMoments(plan(rest), vectorAt(0));
  expect(moments[0]).toMatchObject({ startMs: 40_000, verdict: 'suitable', words: 'Our new car.' });
});

it('at most six are ranked, and none without vectors', () => {
  const windows = Array.from({ length: 8 }, (_, index): [number, number, number] => [index, index + 1, 0]);
  expect(ranked({ sentences: sentencesOf(...windows) })).toHaveLength(6);
  expect(ranked({})).toEqual([]);
});
