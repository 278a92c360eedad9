import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { planOf } from '../plan';
import { PRESETS, type SuitabilityProfile } from '../suitability';
import { toneStepAt, type ToneStep } from '../tone-step';
import type { ReadScene } from './conflicts';
import { fitOf, saidFit, type FitPart } from './fit';
import { pairsOf } from './pairs';
import { sceneBefore } from './scene-before';
import { spotOfAnalysis, type Spot } from './spot';
import { programOf, spotOf, withTopic } from './testing/samples';

const [careful] = PRESETS as [SuitabilityProfile];
const BREAK_MS = 60_000;
const NO_STEP: ToneStep = { before: {}, after: {} };

function fitIn(response: AnalysisResponse, spot: Spot, { step = NO_STEP, isAssessed = true } = {}) {
  const read: ReadScene = {
    scene: sceneBefore(response, BREAK_MS),
    subjects: new Map(),
    language: response.transcript?.language,
  };
  const fit = fitOf(spot, read, step, isAssessed);
  const part = (name: FitPart['part']) => fit.parts.find((each) => each.part === name);
  return { ...fit, part };
}

const measured = (tone: NonNullable<Spot['measured']>['tone'], topics: string[] = []) => ({
  analysisId: 'x',
  tone,
  topics,
});

/** Food and drink from a time to another, in seconds. */
const cookingFrom = (from: number, to: number, confidence = 1) =>
  programOf([], 'en', {
    ...withTopic('food and drink', '210'),
    analysis: [
      { timestamp: 0, concepts: [] },
      { timestamp: from * 1000, concepts: [{ name: 'food and drink', confidence, kind: 'topic' }] },
      { timestamp: to * 1000, concepts: [] },
    ],
  });

it('topics in common are those of the product or of the analyzed spot', () => {
  const cooking = programOf([], 'en', withTopic('food and drink', '210'));
  expect(fitIn(cooking, spotOf()).part('topics')).toMatchObject({
    score: 1,
    names: ['food and drink'],
    ms: 30_000,
    agoMs: 0,
  });
  const car = spotOf({ product: '1571' });
  expect(fitIn(cooking, car).part('topics')?.score).toBe(0);
  expect(fitIn(cooking, { ...car, measured: measured({}, ['210']) }).part('topics')?.score).toBe(1);
});

it.each([
  ['the last ten seconds', cookingFrom(50, 60), 1],
  ['the last five', cookingFrom(55, 60), 0.55],
  ['five that ended 10 s ago', cookingFrom(45, 50), 0.35],
  ['five that ended 20 s ago', cookingFrom(35, 40), 0.15],
  ['five that ended 24 s ago: they no longer count', cookingFrom(31, 36), 0],
  ['the last five, half certain', cookingFrom(55, 60, 0.5), 0.275],
  ['a topic that ended before the 30 s', cookingFrom(10, 29), 0],
])(
  'a topic counts by its time, how near to the break it is, and how certain it is: %s',
  (_, program, score) => {
    const fit = fitIn(program, spotOf());
    expect(fit.part('topics')?.score).toBeCloseTo(score);
    expect(fit.hasTopic).toBe(score > 0);
  },
);

it('two topics in common at the same time count once', () => {
  const program = cookingFrom(55, 60);
  const both = program.analysis.map(({ timestamp, concepts }) => ({
    timestamp,
    concepts: concepts.flatMap((each) => [each, { ...each, name: 'beer', confidence: 0.4 }]),
  }));
  const rows = ['food and drink', 'beer'].map((name) => ({
    name,
    id: '210',
    path: [name],
    isSensitive: false,
  }));
  const taxonomy = { version: '3.1', sources: ['said' as const], topics: rows };
  const part = fitIn({ ...program, analysis: both, taxonomy }, spotOf()).part('topics');
  expect(part).toMatchObject({ names: ['food and drink', 'beer'], ms: 5000 });
  expect(part?.score).toBeCloseTo(0.55);
});

it('a fit is said as roughly as it is measured, and no topic in common is no figure', () => {
  const near = cookingFrom(54, 60);
  const said = (spot: Spot, step?: ToneStep, program = near) => saidFit(fitIn(program, spot, { step }));
  // Topics alone are half of the weight.
  expect(said(spotOf())).toEqual({ kind: 'figure', share: 0.6, isRough: true, measured: 1 });
  const english = spotOf({ languages: ['en'] });
  expect(said(english)).toEqual({ kind: 'figure', share: 0.6, isRough: true, measured: 2 });
  const loud = { ...english, measured: measured({ loudness: -23 }) };
  const same = { before: { loudness: -23 }, after: {} };
  expect(said(loud, same)).toEqual({ kind: 'figure', share: 0.75, isRough: false, measured: 3 });
  expect(said(spotOf(), undefined, cookingFrom(35, 40))).toMatchObject({ share: 0.2 });
  expect(said(english, undefined, cookingFrom(0, 5))).toEqual({ kind: 'no-topic', measured: 2 });
  const unknown = programOf([], null);
  expect(saidFit(fitIn(near, english, { isAssessed: false }))).toEqual({
    kind: 'not-measured',
    measured: 1,
  });
  expect(saidFit(fitIn(unknown, spotOf(), { isAssessed: false }))).toEqual({
    kind: 'not-measured',
    measured: 0,
  });
});

it('nothing that was not measured counts', () => {
  const program = programOf([], null);
  const fit = fitIn(program, spotOf(), { isAssessed: false });
  expect(fit.score).toBeUndefined();
  expect(fit.parts.map(({ score }) => score)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  // Only loudness is known, and only after the break.
  const step = { before: {}, after: { loudness: -23 } };
  const quiet = { ...spotOf(), measured: measured({ loudness: -23, pace: 30 }) };
  expect(fitIn(program, quiet, { step, isAssessed: false }).score).toBe(1);
});

it.each([
  [-23, -23, 1],
  [-26, -20, 1],
  [-30.5, -23, 0.5],
  [-23, -35, 0],
  [-23, -60, 0],
])('from %d LUFS before to %d after a spot of -23, the larger step counts: %d', (before, after, score) => {
  const spot = spotOf({ measured: measured({ loudness: -23 }) });
  const step = { before: { loudness: before }, after: { loudness: after } };
  expect(fitIn(programOf([]), spot, { step }).part('loudness')?.score).toBeCloseTo(score);
});

it('the fit is the mean of its parts by their weights; the same language adds nothing, and another halves it', () => {
  const program = programOf([], 'en', withTopic('food and drink', '210'));
  const step = { before: { light: 0.1, pace: 30 }, after: { light: 0.1, pace: 30 } };
  const fitFor = (languages: string[]) =>
    fitIn(program, spotOf({ languages, measured: measured({ light: 0.9, pace: 30 }) }), { step }).score;
  // Topics 1 (weight 4), pace 1 (1), light 0 (1).
  expect(fitFor([])).toBeCloseTo(5 / 6);
  expect(fitFor(['en'])).toBeCloseTo(5 / 6);
  expect(fitFor(['de'])).toBeCloseTo(5 / 12);
});

it('an analysis says how long a spot is, how it sounds and looks, and what it is about', () => {
  const analysis = programOf(['Fresh hops.'], 'en', {
    ...withTopic('food and drink', '210'),
    durationMs: 20_400,
    sound: [
      { timestamp: 0, loudness: -24 },
      { timestamp: 10_000, loudness: -24 },
    ],
    light: [
      { timestamp: 0, light: 0.2 },
      { timestamp: 10_000, light: 0.6 },
    ],
    shots: [
      { start: 0, end: 10_200 },
      { start: 10_200, end: 20_400 },
    ],
  });
  const { measured: found, ...rest } = spotOfAnalysis('id', analysis);
  expect(rest).toEqual({ videoUrl: 'https://example.com/program.mp4', seconds: 20, languages: ['en'] });
  expect(found).toMatchObject({ analysisId: 'id', topics: ['210'] });
  expect(found?.tone.loudness).toBeCloseTo(-24);
  expect(found?.tone.light).toBeCloseTo(0.4);
  expect(found?.tone.pace).toBeCloseTo(60 / 20.4);
  expect(toneStepAt(analysis, 10_000).before.loudness).toBeCloseTo(-24);
});

it('steps of an analyzed spot are measured on both sides of a break, unless the program ends first', () => {
  const seconds = [...Array(24).keys()].map((index) => index * 5000);
  const program = programOf(['Here we go.'], 'en', {
    ...withTopic('food and drink', '210'),
    analysis: [
      { timestamp: 0, concepts: [{ name: 'food and drink', confidence: 0.9, kind: 'topic' }] },
      {
        timestamp: 60_000,
        concepts: [
          { name: 'black frame', confidence: 1, kind: 'technical' },
          { name: 'silence', confidence: 1, kind: 'sound' },
        ],
      },
      { timestamp: 62_000, concepts: [{ name: 'food and drink', confidence: 0.9, kind: 'topic' }] },
    ],
    shots: [0, 60_000, 62_000].map((start, index, all) => ({ start, end: all[index + 1] ?? 120_000 })),
    scenes: [
      { start: 0, end: 60_000, endReason: 'black' },
      { start: 60_000, end: 120_000, endReason: 'end' },
    ],
    sound: seconds.map((timestamp) => ({ timestamp, loudness: timestamp < 60_000 ? -24 : -30 })),
    light: seconds.map((timestamp) => ({ timestamp, light: 0.5 })),
  });
  const analysis = { ...program, durationMs: 20_000 };
  const spot = { ...spotOf(), ...spotOfAnalysis('x', analysis) };
  const plan = planOf(program, {
    ...{ profile: careful, brief: null, corrections: [], breakOptions: {} },
    ...{ kept: [60_000, 118_000], dropped: [], podSeconds: 60, title: undefined, program: null },
  });
  const [middle, end] = pairsOf(plan, [spot]).map(({ pairs }) => pairs[0]?.fit);
  expect(middle?.parts.map(({ part, score }) => [part, score !== undefined])).toEqual(
    ['topics', 'language', 'loudness', 'pace', 'light'].map((part) => [part, true]),
  );
  expect(middle && saidFit(middle)).toMatchObject({ measured: 5, isRough: false });
  for (const part of middle?.parts ?? [])
    if ('before' in part) for (const side of [part.before, part.spot, part.after]) expect(side).toBeDefined();
  expect(middle?.parts.find(({ part }) => part === 'loudness')).toMatchObject({ before: -24, after: -30 });
  expect(end?.parts.find(({ part }) => part === 'loudness')).toMatchObject({ after: undefined });
});
