import type { AnalysisEntry } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { conceptRanges, type ConceptRanges } from '@/targeting/concept-ranges';

/** A time range of a concept with the highest confidence in it, from 0 to 1. */
export interface LaneRange extends TimeRange {
  confidence: number;
}

/** A concept as a lane of the timeline shows it. */
export interface Lane extends Omit<ConceptRanges, 'ranges'> {
  ranges: LaneRange[];
}

/**
 * The lanes of the timeline: the time ranges of each concept, each with its confidence.
 *
 * @param entries in time order
 * @param totalMs where the last entry ends
 */
export function lanesOf(entries: readonly AnalysisEntry[], totalMs: number): Lane[] {
  const lanes = conceptRanges(entries, totalMs).map((lane) => ({
    ...lane,
    ranges: lane.ranges.map((range) => ({ ...range, confidence: 0 })),
  }));
  const open = new Map(lanes.map(({ name, ranges }) => [name, { ranges, at: 0 }]));
  for (const { timestamp, concepts } of entries) {
    for (const { name, confidence } of concepts) {
      const lane = open.get(name);
      if (!lane) continue;
      // Ranges and entries are both in time order.
      while ((lane.ranges[lane.at + 1]?.startMs ?? Infinity) <= timestamp) lane.at += 1;
      const range = lane.ranges[lane.at];
      if (range) range.confidence = Math.max(range.confidence, confidence);
    }
  }
  return lanes;
}
