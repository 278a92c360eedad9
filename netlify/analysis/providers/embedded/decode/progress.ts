/** Called with the share of some work that is done, 0 to 1. */
export type OnShare = (share: number) => void;

/** Minimum progress that is reported. */
const MIN_STEP = 0.01;

/** Passes on increases of at least a hundredth: never a decrease, and at most a hundred calls. */
export function throttled(tell: OnShare): OnShare {
  let lastShare = 0;
  return (share) => {
    const now = Math.min(1, share);
    if (!(now >= lastShare + MIN_STEP)) return;
    lastShare = now;
    tell(now);
  };
}

/** Calls at most once in a time that is four times as long after each call, so that all calls together cost little. */
export function everLessOften(firstMs: number, tell: () => void): () => void {
  let waitMs = firstMs;
  let next = performance.now() + waitMs;
  return () => {
    if (performance.now() < next) return;
    tell();
    waitMs *= 4;
    next = performance.now() + waitMs;
  };
}

/** Progress of work that is a part of other work: maps 0 to 1 to the range `from` to `to` of that work. */
export function partOf(onShare: OnShare | undefined, from: number, to: number): OnShare | undefined {
  return onShare && ((share) => onShare(from + (to - from) * Math.min(1, Math.max(0, share))));
}
