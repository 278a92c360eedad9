import { RISK_LEVELS, type AnalysisResponse, type RiskLevel, type SceneEnd } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { lookbackOf, type AdBreak } from '../breaks';
import { conceptRanges, resultDurationMs } from '../concept-ranges';
import { describedScenes } from '../scenes';
import { sharedMs } from '../time-ranges';

/** A topic in a part of a program. */
export interface TopicRecord {
  /** Of the IAB Content Taxonomy; missing in a result of an older version. */
  id: string | undefined;
  name: string;
  /** The names of its tiers; its own name alone in a result of an older version. */
  path: readonly string[];
  /** How long it lasts in that part, in ms. */
  ms: number;
}

/** A sensitive topic in a part of a program, with the highest level that it reaches there. */
export interface RiskRecord {
  name: string;
  level: RiskLevel;
}

/** What a part of a program is about; the longest first. */
export interface ContextRecord {
  topics: TopicRecord[];
  /** What is seen, each with how long, in ms. */
  seen: { name: string; ms: number }[];
  risks: RiskRecord[];
}

/** A scene as the files write it. */
export interface SceneRecord extends ContextRecord {
  /** From 1 on. */
  number: number;
  startMs: number;
  endMs: number;
  keyFrameMs: number | undefined;
  endReason: SceneEnd | undefined;
}

/** A break as the files write it. */
export interface BreakRecord {
  /** The same in every file. */
  id: string;
  timeMs: number;
  /** 0 to 1, with three decimals. */
  score: number;
  reasons: AdBreak['reasons'];
  /** How long the advertisements last together; missing where nobody has chosen it. */
  podSeconds: number | undefined;
  /** What the audience has just seen: at most 30 seconds. */
  before: TimeRange &
    ContextRecord & {
      /** Mean in LUFS, with one decimal; missing where there was no audio. */
      loudness: number | undefined;
    };
}

/** The length of the program of a result, in ms. */
export function programMs({ analysis, durationMs, intervalMs }: AnalysisResponse): number {
  return resultDurationMs(analysis, durationMs, intervalMs);
}

/** A number with so many decimals at most. */
export function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

function risksIn({ risks = [] }: AnalysisResponse, { startMs, endMs }: TimeRange): RiskRecord[] {
  return risks.flatMap(({ name, ranges }) => {
    const levels = ranges
      .filter(({ start, end }) => start < endMs && end > startMs)
      .map(({ level }) => level);
    const level = RISK_LEVELS.findLast((each) => levels.includes(each));
    return level === undefined ? [] : [{ name, level }];
  });
}

/** For a result, a function that says what a part of it is about. */
export function contextOf(response: AnalysisResponse): (within: TimeRange) => ContextRecord {
  const rows = new Map(response.taxonomy?.topics.map((topic) => [topic.name, topic]));
  const concepts = conceptRanges(response.analysis, programMs(response));
  return (within) => {
    const found = concepts
      .map(({ name, kind, ranges }) => ({ name, kind, ms: sharedMs(ranges, within) }))
      .filter(({ ms }) => ms > 0)
      .toSorted((a, b) => b.ms - a.ms);
    return {
      topics: found
        .filter(({ kind }) => kind === 'topic')
        .map(({ name, ms }) => ({ id: rows.get(name)?.id, name, path: rows.get(name)?.path ?? [name], ms })),
      seen: found.filter(({ kind }) => kind === 'seen').map(({ name, ms }) => ({ name, ms })),
      risks: risksIn(response, within),
    };
  };
}

/** The scenes of a result in time order; slots between scenes are none. */
export function sceneRecords(response: AnalysisResponse): SceneRecord[] {
  const context = contextOf(response);
  return describedScenes(response).map(({ start, end, keyFrame, endReason }, index) => ({
    number: index + 1,
    startMs: start,
    endMs: end,
    keyFrameMs: keyFrame,
    endReason,
    ...context({ startMs: start, endMs: end }),
  }));
}

/**
 * The breaks in the given order, each with what stands before it.
 *
 * @param podSeconds how long the advertisements of a break last together
 */
export function breakRecords(
  response: AnalysisResponse,
  breaks: readonly AdBreak[],
  podSeconds?: number,
): BreakRecord[] {
  const context = contextOf(response);
  return breaks.map(({ timestamp, score, reasons }, index) => {
    const { range, loudness } = lookbackOf(response, timestamp);
    return {
      id: `break-${index + 1}`,
      timeMs: timestamp,
      score: rounded(score, 3),
      reasons,
      podSeconds,
      before: {
        ...range,
        ...context(range),
        loudness: loudness === undefined ? undefined : rounded(loudness, 1),
      },
    };
  });
}
