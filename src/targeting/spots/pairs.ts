import { areTopicsAssessed } from '../assessment';
import { analyzedUntil } from '../concept-ranges';
import { graveWordsBefore } from '../grave-scene';
import type { MediaPlan } from '../plan';
import { toneStepAt, type ToneStep } from '../tone-step';
import { conflictsOf, type Conflict, type ReadScene } from './conflicts';
import { fitOf, type Fit } from './fit';
import { sceneBefore } from './scene-before';
import { subjectsOf } from './scene-subjects';
import { choiceFor, type Placement, type Spot } from './spot';

/** A spot in a break. */
export interface Pair {
  spot: Spot;
  fit: Fit;
  conflicts: readonly Conflict[];
  choice: Placement['choice'] | undefined;
  /** Whether a conflict, or the user, forbids it. */
  isForbidden: boolean;
}

/** A break with all spots. */
export interface BreakPairs {
  timestamp: number;
  step: ToneStep;
  /** In the order of the spots. */
  pairs: readonly Pair[];
}

const readScenes = new WeakMap<MediaPlan, Map<number, ReadScene>>();

/** The scene before a break, read once per plan. */
function readScene(plan: MediaPlan, timestamp: number): ReadScene {
  const known = readScenes.get(plan) ?? new Map<number, ReadScene>();
  readScenes.set(plan, known);
  const before = known.get(timestamp);
  if (before) return before;
  const scene = sceneBefore(plan.response, timestamp, plan.choices.profile.leastConfidence);
  const read: ReadScene = {
    scene,
    subjects: subjectsOf(scene),
    grave: graveWordsBefore(plan.response, timestamp),
    language: plan.response.transcript?.language,
  };
  known.set(timestamp, read);
  return read;
}

/** Every exported break of a plan with every spot, in time order. */
export function pairsOf(plan: MediaPlan, spots: readonly Spot[]): BreakPairs[] {
  const { response, program } = plan;
  const isAssessed = areTopicsAssessed(program.limits);
  return plan.breaks
    .filter(({ isExported }) => isExported)
    .map(({ timestamp }) => {
      const read = readScene(plan, timestamp);
      const step = toneStepAt(response, timestamp);
      const isAnalyzed = timestamp <= analyzedUntil(response);
      return {
        timestamp,
        step,
        pairs: spots.map((spot) => {
          const conflicts = conflictsOf(spot, read, spots);
          const choice = choiceFor(spot, response.videoUrl, timestamp);
          return {
            spot,
            fit: fitOf(spot, read, step, isAssessed && isAnalyzed),
            conflicts,
            choice,
            isForbidden: choice === 'forbidden' || conflicts.some(({ forbids }) => forbids),
          };
        }),
      };
    });
}
