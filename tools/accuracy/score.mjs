/** @typedef {{ kind: string, startMs: number, endMs: number }} Change */

/**
 * Right, wrong and missed findings, from which precision, recall and F1 are computed.
 *
 * @typedef {{ right: number, wrong: number, missed: number }} Tally
 */

/** @returns {Tally} */
export function emptyTally() {
  return { right: 0, wrong: 0, missed: 0 };
}

/** Counts one that is right or missed. @type {(isRight: boolean) => (tally: Tally) => void} */
export const rightOrMissed = (isRight) => (tally) => {
  tally[isRight ? 'right' : 'missed'] += 1;
};

/** @param {Tally} tally */
export function figuresOf({ right, wrong, missed }) {
  const precision = right + wrong === 0 ? undefined : right / (right + wrong);
  const recall = right + missed === 0 ? undefined : right / (right + missed);
  const f1 = right + wrong + missed === 0 ? undefined : (2 * right) / (2 * right + wrong + missed);
  return { precision, recall, f1 };
}

/**
 * Compares found changes with true ones. Each true change is matched at most once, by the nearest.
 *
 * @param {Tally} tally added to
 * @param {readonly Change[]} truth
 * @param {readonly Change[]} found
 * @param {number} toleranceMs for both ends
 * @param {readonly Change[]} [tolerated] findings at these are neither right nor wrong
 */
export function countChanges(tally, truth, found, toleranceMs, tolerated = []) {
  const left = new Set(truth);
  for (const change of found) {
    const match = [...left]
      .filter((other) => distanceOf(other, change) <= toleranceMs)
      .sort((a, b) => distanceOf(a, change) - distanceOf(b, change))[0];
    if (match !== undefined) {
      left.delete(match);
      tally.right += 1;
    } else if (!tolerated.some((other) => touches(other, change, toleranceMs))) {
      tally.wrong += 1;
    }
  }
  tally.missed += left.size;
}

/** @param {Change} a @param {Change} b */
function distanceOf(a, b) {
  return Math.max(Math.abs(a.startMs - b.startMs), Math.abs(a.endMs - b.endMs));
}

/** @param {Change} a @param {Change} b @param {number} toleranceMs */
function touches(a, b, toleranceMs) {
  return a.startMs - toleranceMs <= b.endMs && b.startMs <= a.endMs + toleranceMs;
}

/**
 * Counts cuts by the intervals between sampled frames: whether an interval contains a cut.
 *
 * @param {Tally} tally added to
 * @param {readonly Change[]} truth every cut and dissolve
 * @param {readonly Change[]} found
 * @param {readonly number[]} times of the sampled frames
 */
export function countIntervals(tally, truth, found, times) {
  for (let index = 1; index < times.length; index += 1) {
    const [from, to] = [times[index - 1] ?? 0, times[index] ?? 0];
    /** @param {Change} change */
    const isInside = (change) =>
      (change.startMs + change.endMs) / 2 > from && (change.startMs + change.endMs) / 2 <= to + 1;
    const [isThere, isFound] = [truth.some(isInside), found.some(isInside)];
    if (isThere && isFound) tally.right += 1;
    else if (isFound) tally.wrong += 1;
    else if (isThere) tally.missed += 1;
  }
}

/**
 * The labels of a time range: the names that apply throughout, and those that are undecided. Returns undefined for a
 * time range in which the labels change.
 *
 * @param {readonly { startMs: number, endMs: number, shows: readonly string[], open: readonly string[] }[]} labels
 * @param {{ startMs: number, endMs: number }} time range
 * @returns {{ shows: ReadonlySet<string>, open: ReadonlySet<string> } | undefined}
 */
export function truthAt(labels, { startMs, endMs }) {
  const label = labels.find((candidate) => startMs >= candidate.startMs - 1 && endMs <= candidate.endMs + 1);
  return label === undefined ? undefined : { shows: new Set(label.shows), open: new Set(label.open) };
}
