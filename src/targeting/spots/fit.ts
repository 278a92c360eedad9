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
  /** The mean of the measured parts by their weights, 0 to 1; undefined if none was measured. */
  score: number | undefined;
  parts: readonly FitPart[];
}

/** How much a part counts. Our choice: what a spot is about more than how it sounds, and that more than how it looks. */
const WEIGHTS: Readonly<Record<FitPart['part'], number>> = {
  topics: 4,
  language: 2,
  loudness: 2,
  pace: 1,
  light: 1,
};

/** Topics in common for this time before a break, in ms, are a full fit: a third of the 30 s. */
const FULL_TOPICS_MS = 10_000;

/**
 * Steps up to `free` are no change that an audience notices (as in `tone-step.ts`), from `most` on a part is 0; between
 * them it is linear. In LU, cuts a minute, and shares of full light.
 */
const STEPS: Readonly<Record<StepMeasure, { free: number; most: number }>> = {
  loudness: { free: 3, most: 12 },
  pace: { free: 12, most: 60 },
  light: { free: 0.1, most: 0.5 },
};

function topicsPart(spot: Spot, { scene }: ReadScene, isAssessed: boolean): FitPart {
  const wanted = new Set([...signsOf(spot.product).topics, ...(spot.measured?.topics ?? [])]);
  const common = scene.topics.filter(({ ids }) => ids.some((id) => wanted.has(id)));
  const ms = totalMs(joined(common.flatMap(({ ranges }) => ranges)));
  const isKnown = isAssessed && wanted.size > 0;
  return {
    part: 'topics',
    score: isKnown ? Math.min(1, ms / FULL_TOPICS_MS) : undefined,
    names: common.map(({ name }) => name),
    ms,
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
  const parts = [
    topicsPart(spot, read, isAssessed),
    languagePart(spot, read),
    ...STEP_MEASURES.map((measure) => stepPart(measure, step, tone)),
  ];
  const known = parts.flatMap(({ part, score }) =>
    score === undefined ? [] : [{ score, weight: WEIGHTS[part] }],
  );
  const weight = known.reduce((sum, each) => sum + each.weight, 0);
  const sum = known.reduce((total, each) => total + each.weight * each.score, 0);
  return { score: weight > 0 ? sum / weight : undefined, parts };
}
