import { areTopicsAssessed } from './assessment';
import { unmetWishes } from './brief-moments';
import { graveWordsBefore } from './grave-scene';
import type { MediaPlan, PlannedBreak } from './plan';
import type { Proviso } from './proviso';
import { foundConcepts } from './suitability';
import { totalMs } from './time-ranges';

/** Whether to buy the advertising time of a program: all of it, only in some breaks, or not. */
type AnswerKind = 'buy' | 'buy-breaks' | 'do-not-buy' | 'not-assessed';

/**
 * Why.
 *
 * - `all-suitable`: all of the program suits
 * - `parts-suitable`: some of it does not, and the breaks are away from that
 * - `parts-assessed`: some of it was not assessed, and the breaks are away from that
 * - `nothing-suitable`: nothing of it suits
 * - `no-break`: some of it suits, but no break is away from what does not
 * - `all-dropped`: the user dropped all breaks that suit
 * - `no-match`: nothing in it meets a wish of the brief
 * - `nothing-assessed`: nothing could be judged, or no break is where something was
 */
type AnswerReason =
  | 'all-suitable'
  | 'parts-suitable'
  | 'parts-assessed'
  | 'nothing-suitable'
  | 'no-break'
  | 'all-dropped'
  | 'no-match'
  | 'nothing-assessed';

/** The plain answer of a plan to a planner. */
export interface PlanAnswer {
  kind: AnswerKind;
  reason: AnswerReason;
  /** The breaks that suit, in time order; none if the answer is not to buy. */
  breaks: PlannedBreak[];
  /** Names of the concepts that do not suit, the longest first. */
  unsuitable: string[];
  /** Whose rules they break: those of the profile, the exclusions of the brief, or some of both. */
  against: 'profile' | 'brief' | 'both';
  /** Times of the exported breaks after a scene that may be grave. */
  grave: number[];
  /** Why the answer is provisional: what was not looked at could change it. Missing if it is final. */
  proviso?: Proviso | undefined;
}

function againstOf({ findings }: MediaPlan['program']): PlanAnswer['against'] {
  const isBrief = findings.some(({ rule }) => rule.kind === 'brief');
  if (!isBrief) return 'profile';
  return findings.every(({ rule }) => rule.kind === 'brief') ? 'brief' : 'both';
}

function reasonOf(plan: MediaPlan, hasBreaks: boolean): AnswerReason {
  const { verdict, unsuitableMs, limits } = plan.program;
  const { met, unmet } = unmetWishes(plan);
  if (verdict === 'not-assessed') return 'nothing-assessed';
  if (verdict === 'unsuitable') return 'nothing-suitable';
  if (met === 0 && unmet.length > 0 && areTopicsAssessed(limits)) return 'no-match';
  if (verdict === 'suitable') return 'all-suitable';
  if (hasBreaks) return unsuitableMs > 0 ? 'parts-suitable' : 'parts-assessed';
  if (plan.isAllDropped) return 'all-dropped';
  return unsuitableMs > 0 ? 'no-break' : 'nothing-assessed';
}

const KINDS: Readonly<Record<AnswerReason, AnswerKind>> = {
  'all-suitable': 'buy',
  'parts-suitable': 'buy-breaks',
  'parts-assessed': 'buy-breaks',
  'nothing-suitable': 'do-not-buy',
  'no-break': 'do-not-buy',
  'all-dropped': 'do-not-buy',
  'no-match': 'do-not-buy',
  'nothing-assessed': 'not-assessed',
};

/** The plain answer of a plan, and its reason. */
export function answerOf(plan: MediaPlan): PlanAnswer {
  const suitable = plan.breaks.filter(({ isExported, verdict }) => isExported && verdict === 'suitable');
  const reason = reasonOf(plan, suitable.length > 0);
  const kind = KINDS[reason];
  const { proviso } = plan.program;
  // What was found to be unsuitable stays so.
  const isOpen = kind === 'buy' || kind === 'buy-breaks' || reason === 'no-match';
  return {
    kind,
    reason,
    breaks: kind === 'buy' || kind === 'buy-breaks' ? suitable : [],
    unsuitable: foundConcepts(plan.program.findings)
      .toSorted((a, b) => totalMs(b.ranges) - totalMs(a.ranges))
      .map(({ concept }) => concept),
    against: againstOf(plan.program),
    grave: plan.breaks
      .filter(({ isExported, timestamp }) => isExported && graveWordsBefore(plan.response, timestamp))
      .map(({ timestamp }) => timestamp),
    proviso: isOpen ? proviso : undefined,
  };
}
