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

/** The entries that have a concept, in time order. */
interface ConceptMoments {
  name: string;
  kind: Concept['kind'];
  /** Indexes of the entries in their list. */
  entries: number[];
  confidences: number[];
}

/**
 * The moments of each concept, in order of the concepts' first appearance; one per entry, however often it is named
 * there.
 */
function conceptMoments(entries: readonly AnalysisEntry[]): ConceptMoments[] {
  const found = new Map<string, ConceptMoments>();
  for (const [index, { concepts }] of entries.entries()) {
    for (const { name, confidence, kind } of concepts) {
      let moments = found.get(name);
      if (!moments) {
        moments = { name, kind, entries: [], confidences: [] };
        found.set(name, moments);
      }
      const last = moments.entries.length - 1;
      if (moments.entries[last] === index) {
        moments.confidences[last] = Math.max(moments.confidences[last] ?? 0, confidence);
      } else {
        moments.entries.push(index);
        moments.confidences.push(confidence);
      }
    }
  }
  return [...found.values()];
}

function rangesOf(
  { name, kind, entries: places, confidences }: ConceptMoments,
  entries: readonly AnalysisEntry[],
  totalMs: number,
  leastConfidence: number,
): ConceptRanges {
  const ranges: TimeRange[] = [];
  const joins = !isInstant(name);
  let highest = 0;
  let last: TimeRange | undefined;
  for (let index = 0; index < places.length; index += 1) {
    const confidence = confidences[index] ?? 0;
    if (confidence < leastConfidence) continue;
    highest = Math.max(highest, confidence);
    const place = places[index] ?? 0;
    const startMs = entries[place]?.timestamp ?? 0;
    const endMs = entries[place + 1]?.timestamp ?? totalMs;
    if (joins && last?.endMs === startMs) last.endMs = endMs;
    else ranges.push((last = { startMs, endMs }));
  }
  return { name, ranges, confidence: highest, kind };
}

/**
 * The time ranges of each concept. An entry lasts until the next one; consecutive entries with a concept become one
 * time range.
 *
 * @param entries in time order
 * @param totalMs end of the last entry, in ms
 * @returns the concepts in order of their first appearance
 */
export function conceptRanges(entries: readonly AnalysisEntry[], totalMs: number): ConceptRanges[] {
  return conceptMoments(entries).map((moments) => rangesOf(moments, entries, totalMs, 0));
}

/** Duration of the video of a response in ms, at least 1; if unknown, up to the last entry plus one interval. */
export function durationOf({ analysis, durationMs, intervalMs = 1000 }: AnalysisResponse): number {
  const last = analysis.at(-1)?.timestamp ?? 0;
  return Math.max(durationMs ?? last + intervalMs, last, 1);
}

/**
 * Where the analysis of a response ends, in ms: at the end of the video, or earlier if the file ended or the time ran out.
 * Nothing is known about the rest.
 */
export function analyzedUntil(response: AnalysisResponse): number {
  const ends = (response.partial ?? [])
    .filter(({ code }) => code === 'ends-early' || code === 'time-up')
    .map(({ values }) => values.endMs ?? 0);
  return Math.min(durationOf(response), ...ends);
}

/** Where the last entry of a response ends, in ms: where the analysis ends, if that is after the start of the entry. */
export function lastEntryEnd(response: AnalysisResponse): number {
  const endMs = analyzedUntil(response);
  return endMs > (response.analysis.at(-1)?.timestamp ?? 0) ? endMs : durationOf(response);
}

const momentsOf = perResponse(({ analysis }) => conceptMoments(analysis));

/**
 * The time ranges of each concept of a response, computed once. A concept whose confidence in an entry is below
 * `leastConfidence` does not count there.
 */
export const conceptsOf = perResponse((response, leastConfidence) => {
  const totalMs = lastEntryEnd(response);
  return momentsOf(response)
    .map((moments) => rangesOf(moments, response.analysis, totalMs, leastConfidence))
    .filter(({ ranges }) => ranges.length > 0);
});
