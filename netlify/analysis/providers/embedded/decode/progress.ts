/** Told how much of some work is done, 0 to 1. */
export type OnShare = (share: number) => void;

/** Least progress that is worth a message. */
const LEAST_STEP = 0.01;

/** Passes on what is a hundredth more than before: never less, and no more than a hundred times. */
export function throttled(tell: OnShare): OnShare {
  let lastShare = 0;
  return (share) => {
    const now = Math.min(1, share);
    if (!(now >= lastShare + LEAST_STEP)) return;
    lastShare = now;
    tell(now);
  };
}

/** For work that is a part of other work: from one share of that to another. */
export function partOf(onShare: OnShare | undefined, from: number, to: number): OnShare | undefined {
  return onShare && ((share) => onShare(from + (to - from) * Math.min(1, Math.max(0, share))));
}
