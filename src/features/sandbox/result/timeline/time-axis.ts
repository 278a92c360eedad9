import type { CSSProperties } from 'react';
import type { TimeRange } from '@/contracts/time-range';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Round distances between ticks, in ms. */
const STEPS = [
  ...[0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30].map((seconds) => seconds * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 4, 6, 12, 24].map((hours) => hours * HOUR),
];

/** The maximum number of key steps across the view. */
const STEPS_IN_VIEW = 100;

/** A mark of the time axis. */
export interface Tick {
  timeMs: number;
  /** Its index among all ticks from the start on: if there is little room, only every second or fourth is labeled. */
  index: number;
}

/**
 * The distance between ticks at round times, in ms.
 *
 * @param spanMs the length of the view, in ms
 * @param most the maximum number of intervals in it
 */
export function tickStep(spanMs: number, most: number): number {
  return STEPS.find((candidate) => spanMs / candidate <= most) ?? spanMs / most;
}

/** The step by which keys select a range, in ms: a round part of what is in view. */
export function stepOf({ startMs, endMs }: TimeRange): number {
  return tickStep(endMs - startMs, STEPS_IN_VIEW);
}

/** Ticks at round times. @param within the range in which ticks are wanted */
export function axisTicks(stepMs: number, { startMs, endMs }: TimeRange): Tick[] {
  const first = Math.ceil(Math.max(0, startMs) / stepMs);
  const last = Math.floor(endMs / stepMs);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => ({
    timeMs: (first + place) * stepMs,
    index: first + place,
  }));
}

/** The position of a time range in a track that spans the whole video. */
export function rangeStyle({ startMs, endMs }: TimeRange, totalMs: number): CSSProperties {
  return { left: `${(startMs / totalMs) * 100}%`, width: `${((endMs - startMs) / totalMs) * 100}%` };
}

/** The range between two times in ms, in either order. */
export function rangeOf(oneMs: number, otherMs: number): TimeRange {
  return { startMs: Math.min(oneMs, otherMs), endMs: Math.max(oneMs, otherMs) };
}
