import { topOf } from './ad-products';
import type { BreakPairs, Pair } from './pairs';
import type { Spot } from './spot';

/** A pair that the user has chosen is worth more than all others together. */
const PINNED = 1000;
/** Of two assignments that fit equally well, the one with more spots is better. */
const PLACED = 0.001;
/**
 * A spot without a topic in common is worth so little that all of a program together displace no other: an empty break
 * is worth nothing, so it fills one.
 */
const FILLER = 0.000_001;
/** What is left of that after a scene that is noted as grave: another break is better. */
const GRAVE = 0.5;
/** A break with one spot and another one with none are worse than one spot in each. */
const NOT_EMPTY = FILLER / 2;
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

/** What the fit of a spot is worth. */
function fitWorth({ fit: { score = 0, hasTopic }, conflicts }: Pair): number {
  const isGrave = conflicts.some(({ kind }) => kind === 'grave');
  return (hasTopic ? score : FILLER * (1 + score)) * (isGrave ? GRAVE : 1);
}

/**
 * What a spot loses that was in the break before, because an audience sees it again soon: half, and one that only fills a
 * break a quarter, as an empty break is worth less.
 */
export const repetitionLoss = (pair: Pair) => fitWorth(pair) * (pair.fit.hasTopic ? 0.5 : 0.25);

export const worthOf = (pair: Pair) =>
  fitWorth(pair) + (pair.fit.hasTopic ? PLACED : 0) + (pair.choice === 'pinned' ? PINNED : 0);

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
    const value = chosen.reduce((sum, { pair }) => sum + worthOf(pair), chosen.length > 0 ? NOT_EMPTY : 0);
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
