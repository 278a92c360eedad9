import type { TimeRange } from '@/contracts/time-range';
import { LOOKBACK_MS } from '../lookback';
import { joined, totalMs } from '../time-ranges';
import type { Tone } from '../program-tone';
import type { ToneStep } from '../tone-step';
import type { ReadScene } from './conflicts';
import { signsOf } from './product-signs';
import { STEP_MEASURES, type Spot, type StepMeasure } from './spot';

/** One part of the fit of a spot to a break. */
export type FitPart =
  | {
      part: 'topics';
      /** 0 to 1; undefined if it was not measured. */
      score: number | undefined;
      /** The topics in common, the longest first. */
      names: readonly string[];
      /** Their time before the break, in ms. */
      ms: number;
      /** How long before the break the last of them ended, in ms. */
      agoMs: number;
    }
  | { part: 'language'; score: number | undefined }
  | {
      part: StepMeasure;
      score: number | undefined;
      /** In the 10 s before the break, in the spot, and in the 10 s after it. */
      before: number | undefined;
      spot: number | undefined;
      after: number | undefined;
    };

export interface Fit {
  /**
   * The mean of the measured parts by their weights, 0 to 1, half of it in another language; undefined if none of them was
   * measured.
   */
  score: number | undefined;
  /** Whether it has a topic in common. A spot without one only fills the break. */
  hasTopic: boolean;
  parts: readonly FitPart[];
}

/** How much a part counts. Our choice: what a spot is about more than how it sounds, and that more than how it looks. */
const WEIGHTS: Readonly<Record<Exclude<FitPart['part'], 'language'>, number>> = {
  topics: 4,
  loudness: 2,
  pace: 1,
  light: 1,
};

/** What is left of a fit in another language. The same one is expected, and adds nothing. */
const OTHER_LANGUAGE = 0.5;

/** A topic that is certain and runs through the last 10 seconds before a break, in ms, is a full fit. */
const FULL_TOPICS_MS = 10_000;
/** What topics must score to count at all: a word on a topic 25 seconds ago is no scene about it. */
const LEAST_TOPICS = 0.1;

/**
 * Steps up to `free` are no change that an audience notices (as in `tone-step.ts`), from `most` on a part is 0; between
 * them it is linear. In LU, cuts a minute, and shares of full light.
 */
const STEPS: Readonly<Record<StepMeasure, { free: number; most: number }>> = {
  loudness: { free: 3, most: 12 },
  pace: { free: 12, most: 60 },
  light: { free: 0.1, most: 0.5 },
};

/**
 * How much a time counts for a break at `breakMs`, in ms: just before it in full, half as much 15 seconds before it, and
 * nothing 30 seconds before it.
 */
const nearMs = ({ startMs, endMs }: TimeRange, breakMs: number) =>
  (endMs - startMs) * (1 - (breakMs - (startMs + endMs) / 2) / LOOKBACK_MS);

function topicsPart(spot: Spot, { scene }: ReadScene, isAssessed: boolean): FitPart & { part: 'topics' } {
  const { endMs } = scene.range;
  const wanted = new Set([...signsOf(spot.product).topics, ...(spot.measured?.topics ?? [])]);
  const common = scene.topics.filter(({ ids }) => ids.some((id) => wanted.has(id)));
  const ranges = joined(common.flatMap((topic) => topic.ranges));
  const counted = scene.moments.reduce((sum, moment) => {
    const confidence = Math.max(0, ...common.map(({ name }) => moment.confidences.get(name) ?? 0));
    return sum + confidence * nearMs(moment, endMs);
  }, 0);
  const score = Math.min(1, counted / nearMs({ startMs: endMs - FULL_TOPICS_MS, endMs }, endMs));
  const isKnown = isAssessed && wanted.size > 0;
  return {
    part: 'topics',
    score: isKnown ? (score < LEAST_TOPICS ? 0 : score) : undefined,
    names: common.map(({ name }) => name),
    ms: totalMs(ranges),
    agoMs: endMs - (ranges.at(-1)?.endMs ?? scene.range.startMs),
  };
}

function stepPart(measure: StepMeasure, { before, after }: ToneStep, tone: Tone): FitPart {
  const values = { before: before[measure], spot: tone[measure], after: after[measure] };
  const { spot } = values;
  const steps = [values.before, values.after].flatMap((value) =>
    value === undefined || spot === undefined ? [] : [Math.abs(value - spot)],
  );
  const { free, most } = STEPS[measure];
  const score = (step: number) => Math.min(1, Math.max(0, (most - step) / (most - free)));
  return { part: measure, score: steps.length > 0 ? score(Math.max(...steps)) : undefined, ...values };
}

function languagePart(spot: Spot, { language }: ReadScene): FitPart {
  const isKnown = language !== undefined && spot.languages.length > 0;
  return { part: 'language', score: isKnown ? Number(spot.languages.includes(language)) : undefined };
}

/**
 * How well a spot fits a break. The larger of the two steps of a measure counts: into the spot, and out of it.
 *
 * @param step the tone before and after the break
 * @param isAssessed whether topics could be found in the program
 */
export function fitOf(spot: Spot, read: ReadScene, step: ToneStep, isAssessed: boolean): Fit {
  const tone = spot.measured?.tone ?? {};
  const topics = topicsPart(spot, read, isAssessed);
  const language = languagePart(spot, read);
  const parts = [topics, language, ...STEP_MEASURES.map((measure) => stepPart(measure, step, tone))];
  const { weight, sum } = measuredOf(parts);
  const factor = language.score === 0 ? OTHER_LANGUAGE : 1;
  const score = weight > 0 ? (factor * sum) / weight : undefined;
  return { score, hasTopic: (topics.score ?? 0) > 0, parts };
}

/** The measured parts that have a weight: their weight, and the sum of their scores by weight. */
function measuredOf(parts: readonly FitPart[]) {
  const known = parts.flatMap(({ part, score }) =>
    score === undefined || part === 'language' ? [] : [{ score, weight: WEIGHTS[part] }],
  );
  return {
    weight: known.reduce((total, each) => total + each.weight, 0),
    sum: known.reduce((total, each) => total + each.weight * each.score, 0),
  };
}

/** Whether topics in common could be looked for. */
export const areTopicsMeasured = ({ parts }: Fit): boolean =>
  parts.some(({ part, score }) => part === 'topics' && score !== undefined);

/** Number of parts of a fit. */
export const FIT_PARTS = 2 + STEP_MEASURES.length;

/** A fit as it is said; `measured` parts of it were measured. */
export type SaidFit = { measured: number } & (
  | { kind: 'not-measured' }
  /** Topics were measured, and none is in common. */
  | { kind: 'no-topic' }
  /** `share` is rounded: to tenths if it is rough, to twentieths otherwise. Never 0. */
  | { kind: 'figure'; share: number; isRough: boolean }
);

/** What a fit can be said to be: a figure is as rough as what it is made of, one factor alone is no precise one. */
export function saidFit(fit: Fit): SaidFit {
  const { score, parts } = fit;
  const measured = parts.filter((part) => part.score !== undefined).length;
  if (score === undefined) return { kind: 'not-measured', measured };
  if (areTopicsMeasured(fit) && !fit.hasTopic) return { kind: 'no-topic', measured };
  const all = Object.values(WEIGHTS).reduce((sum, each) => sum + each, 0);
  const isRough = measuredOf(parts).weight <= all / 2;
  const steps = isRough ? 10 : 20;
  return { kind: 'figure', share: Math.max(1, Math.round(score * steps)) / steps, isRough, measured };
}
