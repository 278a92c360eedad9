/**
 * Numbers that look random and are the same on every run: mulberry32 by Tommy Ettinger.
 *
 * @param {number} seed
 * @returns {() => number} from 0 up to, not including, 1
 */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
