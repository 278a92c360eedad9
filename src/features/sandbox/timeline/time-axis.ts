import type { CSSProperties } from 'react';
import type { TimeRange } from '@/contracts/time-range';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Round distances of ticks, in ms. */
const STEPS = [
  ...[0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30].map((seconds) => seconds * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 4, 6, 12, 24].map((hours) => hours * HOUR),
];

/** A mark of the time axis. */
export interface Tick {
  timeMs: number;
  /** Hidden where there is little room: every second one. */
  minor: boolean;
}

/**
 * Ticks at round times.
 *
 * @param totalMs length of the axis in ms
 * @param most the largest number of intervals
 */
export function axisTicks(totalMs: number, most: number): Tick[] {
  const step = STEPS.find((candidate) => totalMs / candidate <= most) ?? totalMs / most;
  return Array.from({ length: Math.floor(totalMs / step) + 1 }, (_, index) => ({
    timeMs: index * step,
    minor: index % 2 === 1,
  }));
}

/** The position of a time range in a track that spans the whole video. */
export function rangeStyle({ startMs, endMs }: TimeRange, totalMs: number): CSSProperties {
  return { left: `${(startMs / totalMs) * 100}%`, width: `${((endMs - startMs) / totalMs) * 100}%` };
}
