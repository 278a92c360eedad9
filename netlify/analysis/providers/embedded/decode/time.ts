import { AV_NOPTS_VALUE } from 'node-av/constants';

/**
 * A timestamp in milliseconds from the video's start.
 *
 * @param stamp in units of `timeBase` seconds
 * @param originUs the video's start in microseconds
 * @returns undefined when there is no timestamp
 */
export function millisecondsIn(
  stamp: bigint,
  timeBase: { num: number; den: number },
  originUs: number,
): number | undefined {
  if (stamp === AV_NOPTS_VALUE || timeBase.den === 0) return undefined;
  return (Number(stamp) * 1000 * timeBase.num) / timeBase.den - originUs / 1000;
}

/** The reverse of {@link millisecondsIn}, rounded down. */
export function stampAt(timeMs: number, timeBase: { num: number; den: number }, originUs: number): bigint {
  return BigInt(Math.floor(((timeMs + originUs / 1000) * timeBase.den) / (1000 * timeBase.num)));
}

/** Up to this length in milliseconds, or share of the duration, a difference is due to the rounding of containers. */
const ROUNDING_MS = 250;
const ROUNDING_SHARE = 0.02;

/** Difference from a stated duration that says nothing; both in milliseconds. */
export function roundingOf(durationMs: number): number {
  return Math.max(ROUNDING_MS, ROUNDING_SHARE * durationMs);
}

/** Milliseconds since the process began, independent of changes of the clock. */
function nowMs(): number {
  return performance.now();
}

/** A time by which work must end. */
export class Deadline {
  readonly atMs: number;

  /** @param inMs milliseconds from now */
  constructor(inMs: number) {
    this.atMs = nowMs() + inMs;
  }

  get remainingMs(): number {
    return Math.max(0, this.atMs - nowMs());
  }

  get isOver(): boolean {
    return this.remainingMs === 0;
  }
}
