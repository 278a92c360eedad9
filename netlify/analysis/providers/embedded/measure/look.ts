import type { FrameTraits } from './small-frame';

/** Bytes of a look: one for each bin of the colour histogram of a frame. */
export const LOOK_BYTES = 64;

/** What a frame looks like as a whole, small enough to hold for every frame: the roots of its colours' shares, 0 to 255. */
export function lookOf({ histogram }: FrameTraits): Uint8Array {
  return Uint8Array.from(histogram, (share) => Math.round(255 * Math.sqrt(share)));
}

/** How alike two looks are, 0 to 1: the Bhattacharyya coefficient of their colour histograms. */
export function likenessOfLooks(a: Uint8Array, b: Uint8Array): number {
  let [both, ofA, ofB] = [0, 0, 0];
  for (let at = 0; at < LOOK_BYTES; at += 1) {
    const [one, other] = [a[at] ?? 0, b[at] ?? 0];
    both += one * other;
    ofA += one * one;
    ofB += other * other;
  }
  return both === 0 ? 0 : both / Math.sqrt(ofA * ofB);
}
