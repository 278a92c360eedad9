import type { BreakPairs, Pair } from './pairs';
import { clash, worthOf } from './pod-choices';

interface FillOptions {
  /** Total duration of the spots in a break, in seconds. */
  podSeconds: number;
  /** How often a spot may be in the program; null for once in every break. */
  limit: number | null;
}

/**
 * Adds spots to breaks as long as there is room, where not all of them were tried. First come those with a topic in
 * common, to which others give their place; of each kind, those that are not in a neighboring break, and the best ones.
 * Spots without a topic first fill the breaks that would stay empty.
 *
 * @param chosen the spots of each break so far
 */
export function filledUp(
  chosen: readonly (readonly Pair[])[],
  breaks: readonly BreakPairs[],
  { podSeconds, limit }: FillOptions,
): Pair[][] {
  const filled = chosen.map((pairs) =>
    pairs.filter(({ fit, choice }) => fit.hasTopic || choice === 'pinned'),
  );
  const uses = new Map<string, number>();
  const count = ({ spot }: Pair) => uses.set(spot.id, (uses.get(spot.id) ?? 0) + 1);
  for (const pair of filled.flat()) count(pair);
  const places = breaks
    .flatMap(({ pairs }, at) => pairs.map((pair) => ({ pair, at })))
    .filter(({ pair }) => !pair.isForbidden)
    .toSorted((a, b) => worthOf(b.pair) - worthOf(a.pair));

  function hasRoom(pair: Pair, at: number, mayRepeat: boolean): boolean {
    const here = filled[at] ?? [];
    const near = [...(filled[at - 1] ?? []), ...(filled[at + 1] ?? [])];
    const isIn = (pairs: readonly Pair[]) => pairs.some(({ spot }) => spot.id === pair.spot.id);
    const seconds = here.reduce((sum, { spot }) => sum + spot.seconds, pair.spot.seconds);
    return (
      seconds <= podSeconds &&
      (limit === null || (uses.get(pair.spot.id) ?? 0) < limit) &&
      !isIn(here) &&
      (mayRepeat || !isIn(near)) &&
      ![...here, ...near].some(({ spot }) => clash(spot, pair.spot))
    );
  }

  for (const [hasTopic, isEmpty] of [[true], [false, true], [false]])
    for (const mayRepeat of [false, true])
      for (const { pair, at } of places)
        if (
          pair.fit.hasTopic === hasTopic &&
          !(isEmpty && filled[at]?.length) &&
          hasRoom(pair, at, mayRepeat)
        ) {
          filled[at]?.push(pair);
          count(pair);
        }
  return filled;
}
