import type { AnalysisEntry, AnalysisResponse, Concept } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { perResponse } from './per-response';

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
 * @param leastConfidence 0 to 1: a concept of an entry below it does not count
 * @returns the concepts in order of the concepts' first appearance
 */
export function conceptRanges(
  entries: readonly AnalysisEntry[],
  totalMs: number,
  leastConfidence = 0,
): ConceptRanges[] {
  const found = new Map<string, ConceptRanges>();
  entries.forEach(({ timestamp, concepts }, index) => {
    const endMs = entries[index + 1]?.timestamp ?? totalMs;
    for (const { name, confidence, kind } of concepts) {
      if (confidence < leastConfidence) continue;
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

/** The length of the video of a response in ms; as {@link resultDurationMs}. */
export function durationOf({ analysis, durationMs, intervalMs }: AnalysisResponse): number {
  return resultDurationMs(analysis, durationMs, intervalMs);
}

/** The time ranges of each concept of a response, computed once. */
export const conceptsOf = perResponse((response, leastConfidence) =>
  conceptRanges(response.analysis, durationOf(response), leastConfidence),
);
