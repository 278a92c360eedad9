import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { toneStepAt, type ToneStep } from '../tone-step';
import type { ReadScene } from './conflicts';
import { fitOf, type FitPart } from './fit';
import { sceneBefore } from './scene-before';
import { spotOfAnalysis, type Spot } from './spot';
import { programOf, spotOf, withTopic } from './testing/samples';

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

it('topics in common are those of the product or of the analyzed spot, for up to 10 seconds', () => {
  const cooking = programOf([], 'en', withTopic('food and drink', '210'));
  expect(fitIn(cooking, spotOf()).part('topics')).toMatchObject({
    score: 1,
    names: ['food and drink'],
    ms: 30_000,
  });
  const short = programOf([], 'en', {
    ...withTopic('food and drink', '210'),
    analysis: [
      { timestamp: 0, concepts: [] },
      { timestamp: 56_000, concepts: [{ name: 'food and drink', confidence: 1, kind: 'topic' }] },
    ],
  });
  expect(fitIn(short, spotOf()).part('topics')?.score).toBeCloseTo(0.4);
  const car = spotOf({ product: '1571' });
  expect(fitIn(cooking, car).part('topics')?.score).toBe(0);
  expect(fitIn(cooking, { ...car, measured: measured({}, ['210']) }).part('topics')?.score).toBe(1);
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

it('the fit is the mean of its parts by their weights', () => {
  const program = programOf([], 'en', withTopic('food and drink', '210'));
  const spot = spotOf({ languages: ['de'], measured: measured({ light: 0.9, pace: 30 }) });
  const step = { before: { light: 0.1, pace: 30 }, after: { light: 0.1, pace: 30 } };
  // Topics 1 (weight 4), language 0 (2), pace 1 (1), light 0 (1).
  expect(fitIn(program, spot, { step }).score).toBeCloseTo(5 / 8);
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
