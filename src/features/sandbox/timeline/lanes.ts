import type { AnalysisEntry, Concept } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';

/** The time ranges in which a concept was detected. */
export interface Lane {
  name: string;
  ranges: TimeRange[];
  /** The highest one, from 0 to 1. */
  confidence: number;
  kind: Concept['kind'];
}

/** Concepts without a duration: drawn as dots. */
const INSTANTS = new Set(['scene cut']);

export function isInstant(name: string): boolean {
  return INSTANTS.has(name);
}

/** The length of the timeline in ms: that of the video if known, else up to the last entry and one interval. */
export function shownDurationMs(
  entries: readonly AnalysisEntry[],
  durationMs?: number,
  intervalMs = 1000,
): number {
  const last = entries.at(-1)?.timestamp ?? 0;
  return Math.max(durationMs ?? last + intervalMs, last, 1);
}

/**
 * Turns entries into one lane per concept. An entry lasts until the next one; consecutive entries with a concept become
 * one time range.
 *
 * @param entries in time order
 * @param totalMs where the last entry ends
 * @returns the lanes in order of the concepts' first appearance
 */
export function conceptLanes(entries: readonly AnalysisEntry[], totalMs: number): Lane[] {
  const lanes = new Map<string, Lane>();
  entries.forEach(({ timestamp, concepts }, index) => {
    const endMs = entries[index + 1]?.timestamp ?? totalMs;
    for (const { name, confidence, kind } of concepts) {
      const lane = lanes.get(name) ?? { name, ranges: [], confidence, kind };
      lanes.set(name, lane);
      lane.confidence = Math.max(lane.confidence, confidence);
      const last = lane.ranges.at(-1);
      if (last && last.startMs <= timestamp && timestamp < last.endMs) continue;
      if (last?.endMs === timestamp && !isInstant(name)) last.endMs = endMs;
      else lane.ranges.push({ startMs: timestamp, endMs });
    }
  });
  return [...lanes.values()];
}
