import type { AnalysisResponse } from '@/contracts/analysis';
import { printableText } from '@/contracts/printable-text';
import type { RiskLevel } from '@/contracts/topics';
import type { TimeRange } from '@/contracts/time-range';
import { aloneMs, assess, type Assessment, type RangeVerdict } from './assessment';
import { isInSpeech, rankedPlaces, usualPodSeconds, type AdBreak, type BreakOptions } from './breaks';
import type { Brief } from './brief';
import { matcherOf, type BriefMatch } from './brief-match';
import { aroundBreak, choosePlaces, type BreakDecisions } from './chosen-places';
import { durationOf } from './concept-ranges';
import { corrected, type Correction } from './corrections';
import type { JudgedRange } from './lasting';
import { lookbackOf, type Lookback } from './lookback';
import { fillerRanges, isBesideFiller, isFiller } from './program-content';
import { provisoOf, type Proviso } from './proviso';
import { riskTimes, risksWithin } from './risk-times';
import { describedScenes, type DescribedScene } from './scenes';
import { ruleKey, type Finding, type Limit, type Rule, type SuitabilityProfile } from './suitability';
import { inTimeOrder } from './time-order';
import { clipped, totalMs, without } from './time-ranges';
import { topicTimes, type TopicTime } from './topics';

export interface PlanChoices extends BreakDecisions {
  profile: SuitabilityProfile;
  brief: Brief | null;
  corrections: readonly Correction[];
  /** Total duration of the advertisements in a break, in seconds; null for the usual one. */
  podSeconds: number | null;
  /** The user's own name for the video, if any. */
  title?: string | undefined;
  /** What the user has entered about the program, as JSON (`programEntries`). */
  program?: string | null | undefined;
}

/** The highest level of a sensitive topic in a time range; undefined if none was measured. */
export interface RiskFound {
  topic: string;
  id: string;
  level: RiskLevel | undefined;
}

/** The assessment of a time range by a profile and a brief. */
export interface Judged extends RangeVerdict {
  /** All sensitive topics, including the accepted ones. */
  risks: RiskFound[];
  /** Missing if the brief has no wishes. */
  match?: BriefMatch;
  /** A test pattern or black, or beside it: nothing can be said to be suitable. */
  isFiller: boolean;
}

export interface PlannedScene extends DescribedScene, Judged {
  /** Starts at 1, in time order. */
  number: number;
}

export interface PlannedBreak extends AdBreak, Judged {
  lookback: Lookback;
  /**
   * False for a place that only shows what a rule takes away, or that could replace a dropped one. Kept breaks are
   * planned.
   */
  isPlanned: boolean;
  /** Kept or added by hand. */
  isKept: boolean;
  /** Kept at a time that is no place of the analysis. */
  isAdded: boolean;
  /** Distance to the nearest other planned break in ms, if it is below the minimum distance. */
  nearMs?: number;
  /** In the middle of a line of speech or a shot, which is only possible for a break that is kept by hand. */
  isInSpeech: boolean;
  isInShot: boolean;
  /**
   * Whether it is exported to files. An ad server would ignore a warning: an unsuitable break is never exported, even
   * if it was kept under a profile that accepted more, and one that is not assessed only if it is kept by hand.
   */
  isExported: boolean;
}

/** The cost of a broken rule. */
export interface RuleCost {
  rule: Rule;
  /** Time that it makes unsuitable, in ms. */
  totalMs: number;
  /** Time that would be suitable if only this rule were lifted, in ms. */
  aloneMs: number;
  /** Number of additional breaks if only this rule were lifted. */
  breaksAlone: number;
}

export interface ProgramVerdict {
  verdict: 'suitable' | 'partly' | 'unsuitable' | 'not-assessed';
  suitableMs: number;
  /** Share of the video without test patterns and black, 0 to 1. */
  suitableShare: number;
  unsuitableMs: number;
  notAssessedMs: number;
  /** In time order and disjoint. */
  unsuitable: readonly TimeRange[];
  /** The same, without the unsuitable ranges. */
  notAssessed: readonly TimeRange[];
  findings: Finding[];
  limits: readonly Limit[];
  /** Why the verdict is provisional; missing if it is not. */
  proviso?: Proviso | undefined;
}

/** The plan of one video: the same response and choices give the same plan. */
export interface MediaPlan {
  /** With everything in time order, after the corrections. */
  response: AnalysisResponse;
  choices: PlanChoices;
  durationMs: number;
  program: ProgramVerdict;
  /** By share of the video, then by confidence, then by name. */
  topics: readonly TopicTime[];
  /** In time order. */
  scenes: PlannedScene[];
  /** In time order: the planned ones, and other places (`splitBreaks`). `bestFirst` ranks them. */
  breaks: PlannedBreak[];
  breakOptions: BreakOptions;
  /** Total duration of the advertisements in a break, in seconds. */
  podSeconds: number;
  /** No break is planned, because the user dropped those that would be. */
  isAllDropped: boolean;
  /** The most costly first. */
  costs: RuleCost[];
}

/** Creates the plan of a video. */
export function planOf(original: AnalysisResponse, made: PlanChoices): MediaPlan {
  const choices = made.title === undefined ? made : { ...made, title: printableText(made.title) };
  const { profile, brief, corrections } = choices;
  const { leastConfidence } = profile;
  const response = corrected(inTimeOrder(original), corrections);
  const durationMs = durationOf(response);
  const assessment = assess(response, profile, brief);
  const matcher = matcherOf(response, brief, leastConfidence);
  const judge = judgeWith(assessment, matcher, riskTimes(response, leastConfidence));
  const { places, options, isAllDropped, lostTo } = choosePlaces(
    response,
    choices,
    assessment,
    matcher?.score,
  );
  const found = new Set(rankedPlaces(response).map(({ timestamp }) => timestamp));
  const breaks = places.map(({ place, isKept, isPlanned }): PlannedBreak => {
    const { timestamp } = place;
    const lookback = lookbackOf(response, timestamp, leastConfidence);
    const judged = judge(aroundBreak(timestamp), isBesideFiller(response, timestamp), lookback.range);
    return {
      ...place,
      ...judged,
      lookback,
      isPlanned,
      isKept,
      isAdded: isKept && !found.has(timestamp),
      isInSpeech: isInSpeech(response, timestamp),
      isInShot: (response.shots ?? []).some(({ start, end }) => start < timestamp && timestamp < end),
      isExported:
        isPlanned && (judged.verdict === 'suitable' || (isKept && judged.verdict === 'not-assessed')),
    };
  });

  const scenes = describedScenes(response, leastConfidence).map((scene, index) => {
    const range = { startMs: scene.start, endMs: scene.end };
    return { ...scene, ...judge(range, isFiller(response, range)), number: index + 1 };
  });
  return {
    response,
    choices,
    durationMs,
    program: programVerdict(response, assessment, scenes),
    topics: topicTimes(response, leastConfidence),
    scenes,
    breaks: withDistances(breaks, options.spacingMs),
    breakOptions: options,
    podSeconds: choices.podSeconds ?? usualPodSeconds(durationMs),
    isAllDropped,
    costs: costsOf(assessment, lostTo),
  };
}

/** @returns judges a time range; `seen` is what is compared with the wishes of the brief: the range itself unless given */
function judgeWith(
  assessment: Assessment,
  matcher: ReturnType<typeof matcherOf>,
  risks: ReturnType<typeof riskTimes>,
) {
  return (range: JudgedRange, isFiller: boolean, seen: TimeRange = range): Judged => {
    const { verdict, findings } = assessment.verdictOf(range);
    return {
      verdict: isFiller && verdict === 'suitable' ? 'not-assessed' : verdict,
      findings,
      isFiller,
      risks: risksWithin(risks, range).map(({ name, id, level }) => ({ topic: name, id, level })),
      ...(matcher ? { match: matcher.match(seen) } : {}),
    };
  };
}

/** Adds the distances that are below the minimum: only breaks that the user keeps can stand that near. */
function withDistances(breaks: readonly PlannedBreak[], spacingMs: number): PlannedBreak[] {
  const standing = breaks.filter(({ isPlanned, verdict }) => isPlanned && verdict !== 'unsuitable');
  return breaks.map((each) => {
    const others = standing.filter((other) => other !== each);
    const nearMs = Math.min(...others.map(({ timestamp }) => Math.abs(timestamp - each.timestamp)));
    return each.isPlanned && nearMs < spacingMs ? { ...each, nearMs } : each;
  });
}

function programVerdict(
  response: AnalysisResponse,
  assessment: Assessment,
  scenes: readonly DescribedScene[],
): ProgramVerdict {
  const durationMs = durationOf(response);
  const { unsuitable, limits } = assessment;
  const notAssessed = without(assessment.notAssessed, unsuitable);
  const whole = { startMs: 0, endMs: durationMs };
  const unsuitableMs = totalMs(unsuitable);
  const notAssessedMs = totalMs(notAssessed);
  // A test pattern or black suits nothing, but does not make a program less suitable. Short black is part of its scene.
  const parts =
    scenes.length > 0 ? scenes.map(({ start, end }) => ({ startMs: start, endMs: end })) : [whole];
  const filler = parts
    .filter((part) => isFiller(response, part))
    .flatMap((part) => clipped(fillerRanges(response), part));
  const fillerMs = totalMs(without(without(filler, unsuitable), notAssessed));
  const suitableMs = Math.max(0, durationMs - unsuitableMs - notAssessedMs - fillerMs);
  const verdict = () => {
    if (suitableMs > 0) return unsuitableMs + notAssessedMs === 0 ? 'suitable' : 'partly';
    return unsuitableMs > 0 && notAssessedMs === 0 ? 'unsuitable' : 'not-assessed';
  };
  return {
    verdict: verdict(),
    suitableMs,
    suitableShare: suitableMs / Math.max(1, durationMs - fillerMs),
    unsuitableMs,
    notAssessedMs,
    unsuitable,
    notAssessed,
    findings: assessment.verdictOf(whole).findings,
    limits,
    proviso: provisoOf(response, limits),
  };
}

function costsOf({ byRule }: Assessment, lostTo: (rule: string) => number): RuleCost[] {
  const alone = aloneMs(byRule);
  return byRule
    .map(({ rule, ranges }, index) => ({
      rule,
      totalMs: totalMs(ranges),
      aloneMs: alone[index] ?? 0,
      breaksAlone: lostTo(ruleKey(rule)),
    }))
    .filter(({ totalMs: costMs, breaksAlone }) => costMs > 0 || breaksAlone > 0)
    .toSorted((a, b) => b.aloneMs - a.aloneMs || b.breaksAlone - a.breaksAlone || b.totalMs - a.totalMs);
}
