import { topOf } from './ad-products';
import type { BreakPairs, Pair } from './pairs';
import type { Spot } from './spot';

/** A pair that the user has chosen is worth more than all others together. */
const PINNED = 1000;
/** Of two assignments that fit equally well, the one with more spots is better; also where no fit was measured. */
const PLACED = 0.001;
/** Spots of a break beyond which only the best are tried. */
const MAX_CANDIDATES = 10;
/** Some spots in one break. */
export interface Choice {
  /** Indexes of the spots, ascending. */
  spots: readonly number[];
  /** What it is worth without the break before. */
  value: number;
}

/** Whether two spots must be kept apart: an exclusive one and any other of its first tier. */
export const clash = (a: Spot, b: Spot) =>
  a.id !== b.id && (a.isExclusive || b.isExclusive) && topOf(a.product) === topOf(b.product);

export const worthOf = ({ fit, choice }: Pair) =>
  (fit.score ?? 0) + PLACED + (choice === 'pinned' ? PINNED : 0);

/** All sets of spots that may share a break, first the empty one. */
export function choicesOf(
  { pairs }: BreakPairs,
  podSeconds: number,
): { choices: Choice[]; isComplete: boolean } {
  const allowed = pairs
    .map((pair, index) => ({ pair, index }))
    .filter(({ pair }) => !pair.isForbidden && pair.spot.seconds <= podSeconds)
    .toSorted((a, b) => worthOf(b.pair) - worthOf(a.pair) || a.index - b.index);
  const candidates = allowed.slice(0, MAX_CANDIDATES).toSorted((a, b) => a.index - b.index);
  const choices: Choice[] = [];
  const add = (from: number, chosen: readonly { pair: Pair; index: number }[], seconds: number) => {
    const value = chosen.reduce((sum, { pair }) => sum + worthOf(pair), 0);
    choices.push({ spots: chosen.map(({ index }) => index), value });
    for (const [offset, candidate] of candidates.slice(from).entries()) {
      const { spot } = candidate.pair;
      if (seconds + spot.seconds > podSeconds || chosen.some(({ pair }) => clash(spot, pair.spot))) continue;
      add(from + offset + 1, [...chosen, candidate], seconds + spot.seconds);
    }
  };
  add(0, [], 0);
  return { choices, isComplete: candidates.length === allowed.length };
}
