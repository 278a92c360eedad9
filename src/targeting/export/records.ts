import type { SceneEnd } from '@/contracts/timeline';
import type { RiskLevel } from '@/contracts/topics';
import type { TimeRange } from '@/contracts/time-range';
import type { AdBreak } from '../breaks';
import { categoryByName } from '../categories';
import { conceptsOf } from '../concept-ranges';
import type { MediaPlan, PlannedBreak, PlannedScene } from '../plan';
import { riskTimes, risksWithin } from '../risk-times';
import { hasProvisionalLevels, ruleKey } from '../suitability';
import { longestWithin } from '../time-ranges';
import { writtenName } from './written-name';

/** A topic in a part of a video. */
export interface TopicRecord {
  /** ID in the IAB Content Taxonomy; missing for a topic that is not part of it. */
  id: string | undefined;
  name: string;
  /** The names of its tiers; only its own name for a topic that is not part of the taxonomy. */
  path: readonly string[];
  /** Its duration in that part, in ms. */
  ms: number;
}

/** A sensitive topic in a part of a video, with its highest risk level there. */
export interface RiskRecord {
  name: string;
  /** `unknown` if none was measured: in an older analysis, or for a label that was added by hand. */
  level: RiskLevel | 'unknown';
  /** Whether more of the video may get it another level: some words or frames were not analyzed. */
  isProvisional: boolean;
}

/** The content of a part of a video; the longest first. */
export interface ContextRecord {
  topics: TopicRecord[];
  /** The objects seen, each with its duration in ms. */
  seen: { name: string; ms: number }[];
  risks: RiskRecord[];
}

/** Whether a part of a video suits the profile and the brief. */
interface VerdictRecord {
  verdict: PlannedScene['verdict'];
  /** The broken rules, such as `topic:380`; empty if it is suitable. */
  rules: string[];
  /** How well the brief is met, 0 to 1, with three decimals; missing if it has no wishes. */
  match: number | undefined;
}

/** A scene as written to the files. */
export interface SceneRecord extends ContextRecord, VerdictRecord {
  /** Starts at 1. */
  number: number;
  startMs: number;
  endMs: number;
  keyFrameMs: number | undefined;
  endReason: SceneEnd | undefined;
}

/** A break as written to the files. */
export interface BreakRecord extends VerdictRecord {
  /** {@link breakId} */
  id: string;
  timeMs: number;
  /** 0 to 1, with three decimals. */
  score: number;
  reasons: AdBreak['reasons'];
  /** Total duration of the advertisements, in seconds. */
  podSeconds: number;
  /** Kept by hand. */
  isKept: boolean;
  /** Distance to the nearest other break in ms, where it is below the minimum distance of the plan. */
  nearMs?: number | undefined;
  /** The sensitive topics from the lookback until 5 seconds after the break, for which its verdict holds. */
  risks: RiskRecord[];
  /** The lookback: at most 30 seconds. */
  before: TimeRange &
    ContextRecord & {
      /** Mean in LUFS, with one decimal; missing if there is no audio. */
      loudness: number | undefined;
    };
}

/**
 * The ID of a break, the same in every file. It is made of its time, not counted: files that were uploaded before still
 * name the same break when another one is added or dropped.
 *
 * @param timeMs its time in the program
 */
export const breakId = (timeMs: number): string => `break-${Math.round(timeMs)}`;

/** Rounds to at most `decimals` decimal places. */
export function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

function riskRecord({ program }: MediaPlan, name: string, level: RiskLevel | undefined): RiskRecord {
  const isProvisional = level !== undefined && hasProvisionalLevels(program.limits);
  return { name, level: level ?? 'unknown', isProvisional };
}

/** Returns a function that describes the content of a part of the plan's video. */
export function contextOf(plan: MediaPlan): (within: TimeRange) => ContextRecord {
  const { response, choices } = plan;
  const rows = new Map(response.taxonomy?.topics.map((topic) => [topic.name, topic]));
  const concepts = conceptsOf(response, choices.profile.leastConfidence);
  const risks = riskTimes(response, choices.profile.leastConfidence);
  return (within) => {
    const found = longestWithin(concepts, within).map(({ item: { name, kind }, ms }) => ({ name, kind, ms }));
    return {
      topics: found
        .filter(({ kind }) => kind === 'topic')
        .map(({ name, ms }) => {
          const row = rows.get(name) ?? categoryByName(name);
          return { id: row?.id, name, path: row?.path ?? [name], ms };
        }),
      seen: found.filter(({ kind }) => kind === 'seen').map(({ name, ms }) => ({ name, ms })),
      risks: risksWithin(risks, within).map(({ name, level }) => riskRecord(plan, name, level)),
    };
  };
}

function verdictRecord({ verdict, findings, match }: PlannedScene | PlannedBreak): VerdictRecord {
  return {
    verdict,
    rules: [...new Set(findings.map(({ rule }) => writtenName(ruleKey(rule))))],
    match: match && rounded(match.score, 3),
  };
}

/** The scenes of a plan in time order. */
export function sceneRecords(plan: MediaPlan): SceneRecord[] {
  const context = contextOf(plan);
  return plan.scenes.map((scene) => ({
    number: scene.number,
    startMs: scene.start,
    endMs: scene.end,
    keyFrameMs: scene.keyFrame,
    endReason: scene.endReason,
    ...context({ startMs: scene.start, endMs: scene.end }),
    ...verdictRecord(scene),
  }));
}

/** The exported breaks of a plan, in time order, each with its lookback. */
export function breakRecords(plan: MediaPlan): BreakRecord[] {
  const context = contextOf(plan);
  return plan.breaks
    .filter(({ isExported }) => isExported)
    .map((each) => {
      const { range, loudness } = each.lookback;
      return {
        id: breakId(each.timestamp),
        timeMs: each.timestamp,
        score: rounded(each.score, 3),
        reasons: each.reasons,
        podSeconds: plan.podSeconds,
        isKept: each.isKept,
        nearMs: each.nearMs,
        risks: each.risks.map(({ topic, level }) => riskRecord(plan, topic, level)),
        ...verdictRecord(each),
        before: {
          ...range,
          ...context(range),
          loudness: loudness === undefined ? undefined : rounded(loudness, 1),
        },
      };
    });
}
