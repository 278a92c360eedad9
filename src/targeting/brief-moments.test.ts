import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { Brief } from './brief';
import { briefMoments, unmetWishes } from './brief-moments';
import { planOf, type PlanChoices } from './plan';
import { USUAL_PROFILE } from './suitability';
import { shortProgram } from './testing/short-program';

const briefOf = (...names: string[]): Brief => ({
  text: names.join(' '),
  terms: names.map((name) => ({
    from: 0,
    to: 0,
    kind: 'wish' as const,
    meanings: [{ kind: 'topic' as const, name }],
  })),
});

const plan = (response: AnalysisResponse, brief: Brief | null) => {
  const choices: PlanChoices = {
    profile: USUAL_PROFILE,
    brief,
    corrections: [],
    breakOptions: {},
    kept: [],
    dropped: [],
    podSeconds: 60,
  };
  return planOf(response, choices);
};

const scenesUntil = (...ends: number[]): Pick<AnalysisResponse, 'scenes'> => ({
  scenes: ends.map((end, index) => ({
    start: (ends[index - 1] ?? 0) * 1000,
    end: end * 1000,
    endReason: 'change',
  })),
});

/** Each moment as its start in seconds, its score and its verdict. */
const ranked = (...call: Parameters<typeof plan>) =>
  briefMoments(plan(...call)).map(({ startMs, match, verdict }) => [startMs / 1000, match.score, verdict]);

const program = shortProgram(
  80,
  [
    ['topic', 'cooking', 0, 5],
    ['topic', 'cooking', 20, 40],
    ['topic', 'travel', 25, 35],
    ['topic', 'cooking', 60, 80],
    ['topic', 'terrorism', 60, 80],
  ],
  scenesUntil(20, 40, 60, 80),
);

it('scenes are ranked by how well they meet the wishes, also those with a weak match; unsuitable ones are last', () => {
  expect(ranked(program, briefOf('cooking', 'travel'))).toEqual([
    [20, 1, 'suitable'],
    [0, 0.25, 'suitable'],
    [60, 0.5, 'unsuitable'],
  ]);
});

it('a wish that is said twice counts once', () => {
  expect(ranked(program, briefOf('cooking', 'travel', 'cooking'))).toEqual(
    ranked(program, briefOf('cooking', 'travel')),
  );
});

it('a moment names the wishes that it meets, and how long', () => {
  const [best] = briefMoments(plan(program, briefOf('cooking', 'travel')));
  expect(best?.match.reasons).toMatchObject([
    { concepts: ['cooking'], ms: 20_000 },
    { concepts: ['travel'], ms: 10_000 },
  ]);
});

it('where fewer than three scenes match, the parts in which the same wishes are met are ranked', () => {
  const response = { ...program, ...scenesUntil(80) };
  expect(ranked(response, briefOf('cooking', 'travel'))).toEqual([
    [25, 1, 'suitable'],
    [0, 0.5, 'suitable'],
    [20, 0.5, 'suitable'],
    [35, 0.5, 'suitable'],
    [60, 0.5, 'unsuitable'],
  ]);
});

it('a result without scenes has moments, too', () => {
  expect(ranked({ ...program, scenes: undefined }, briefOf('travel'))).toEqual([[25, 1, 'suitable']]);
});

it('a brief without wishes ranks nothing', () => {
  expect(briefMoments(plan(program, null))).toEqual([]);
});

it('wishes that the program meets nowhere are named', () => {
  const { met, unmet } = unmetWishes(plan(program, briefOf('cooking', 'weather')));
  expect(met).toBe(1);
  expect(unmet.map(({ meanings }) => meanings[0]?.name)).toEqual(['weather']);
  expect(unmetWishes(plan(program, null))).toEqual({ met: 0, unmet: [] });
});
