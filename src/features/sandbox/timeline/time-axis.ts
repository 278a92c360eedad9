const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Distances of marks that people count in, in milliseconds. */
const STEPS = [
  ...[0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30].map((seconds) => seconds * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 4, 6, 12, 24].map((hours) => hours * HOUR),
];

/** A mark of the axis. */
export interface Tick {
  timeMs: number;
  /** Where there is little room, every second mark goes. */
  minor: boolean;
}

/**
 * Marks at round times from the start on.
 *
 * @param totalMs length of the axis in milliseconds
 * @param most how many distances there may be at most
 */
export function axisTicks(totalMs: number, most: number): Tick[] {
  const step = STEPS.find((candidate) => totalMs / candidate <= most) ?? totalMs / most;
  return Array.from({ length: Math.floor(totalMs / step) + 1 }, (_, index) => ({
    timeMs: index * step,
    minor: index % 2 === 1,
  }));
}
