import type { AnalysisEntry, Concept } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';

/** The time ranges in which a concept was detected. */
export interface ConceptRanges {
  name: string;
  ranges: TimeRange[];
  /** The highest one, from 0 to 1. */
  confidence: number;
  kind: Concept['kind'];
}

/** Concepts without a duration. */
const INSTANTS = new Set(['scene cut']);

export function isInstant(name: string): boolean {
  return INSTANTS.has(name);
}

/** The length of a result in ms: that of the video if known, else up to the last entry and one interval. */
export function resultDurationMs(
  entries: readonly AnalysisEntry[],
  durationMs?: number,
  intervalMs = 1000,
): number {
  const last = entries.at(-1)?.timestamp ?? 0;
  return Math.max(durationMs ?? last + intervalMs, last, 1);
}

/**
 * The time ranges of each concept. An entry lasts until the next one; consecutive entries with a concept become
 * one time range.
 *
 * @param entries in time order
 * @param totalMs where the last entry ends
 * @returns the concepts in order of the concepts' first appearance
 */
export function conceptRanges(entries: readonly AnalysisEntry[], totalMs: number): ConceptRanges[] {
  const found = new Map<string, ConceptRanges>();
  entries.forEach(({ timestamp, concepts }, index) => {
    const endMs = entries[index + 1]?.timestamp ?? totalMs;
    for (const { name, confidence, kind } of concepts) {
      const concept = found.get(name) ?? { name, ranges: [], confidence, kind };
      found.set(name, concept);
      concept.confidence = Math.max(concept.confidence, confidence);
      const last = concept.ranges.at(-1);
      if (last && last.startMs <= timestamp && timestamp < last.endMs) continue;
      if (last?.endMs === timestamp && !isInstant(name)) last.endMs = endMs;
      else concept.ranges.push({ startMs: timestamp, endMs });
    }
  });
  return [...found.values()];
}

/** How much of a time range lies in any of the ranges, in ms. @param ranges apart from each other */
export function sharedMs(ranges: readonly TimeRange[], within: TimeRange): number {
  return ranges.reduce((sum, { startMs, endMs }) => {
    const shared = Math.min(endMs, within.endMs) - Math.max(startMs, within.startMs);
    return sum + Math.max(0, shared);
  }, 0);
}
