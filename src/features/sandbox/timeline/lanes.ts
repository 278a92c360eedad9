import type { AnalysisEntry } from '@/contracts/analysis';

/** A stretch of the video in milliseconds. */
interface Span {
  startMs: number;
  endMs: number;
}

/** Where in the video a concept was found. */
export interface Lane {
  name: string;
  spans: Span[];
  /** The highest one, from 0 to 1. */
  confidence: number;
  /** Whether it is something that is spoken of. */
  isTopic: boolean;
}

/** Concepts that name an instant: they are drawn as a cue mark, not as a stretch. */
const INSTANTS = new Set(['scene cut']);

export function isInstant(name: string): boolean {
  return INSTANTS.has(name);
}

/**
 * How long the picture of a result is, in milliseconds: the length of the video when it is known, else up
 * to the last entry and one interval.
 */
export function shownDurationMs(
  entries: readonly AnalysisEntry[],
  durationMs?: number,
  intervalMs = 1000,
): number {
  const last = entries.at(-1)?.timestamp ?? 0;
  return Math.max(durationMs ?? last + intervalMs, last, 1);
}

/**
 * Turns entries into one lane a concept. An entry lasts until the next one; what is found in entries that
 * follow one another becomes one span.
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
      const lane = lanes.get(name) ?? { name, spans: [], confidence, isTopic: kind === 'topic' };
      lanes.set(name, lane);
      lane.confidence = Math.max(lane.confidence, confidence);
      const last = lane.spans.at(-1);
      if (last && last.startMs <= timestamp && timestamp < last.endMs) continue;
      if (last?.endMs === timestamp && !isInstant(name)) last.endMs = endMs;
      else lane.spans.push({ startMs: timestamp, endMs });
    }
  });
  return [...lanes.values()];
}

/**
 * The lanes that fit in one glance: the instants, because the edit of the film can be read from them, what is
 * spoken of, because an advertisement is placed by it, and then the surest. Their order stays.
 */
export function surestLanes(lanes: readonly Lane[], limit: number): Lane[] {
  const rank = (lane: Lane) => (isInstant(lane.name) ? 2 : 0) + (lane.isTopic ? 1 : 0) + lane.confidence;
  const chosen = new Set(lanes.toSorted((a, b) => rank(b) - rank(a)).slice(0, limit));
  return lanes.filter((lane) => chosen.has(lane));
}
