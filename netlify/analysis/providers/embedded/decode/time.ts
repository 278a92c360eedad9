import { AV_NOPTS_VALUE } from 'node-av/constants';

/**
 * A time stamp in milliseconds from the film's start.
 *
 * @param stamp in units of `timeBase` seconds
 * @param originUs the film's start in microseconds
 * @returns undefined when there is no stamp
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
