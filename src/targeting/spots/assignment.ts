import { filledUp } from './fill-breaks';
import type { BreakPairs, Pair } from './pairs';
import { choicesOf, clash, repetitionLoss, worthOf, type Choice } from './pod-choices';
import type { Spot } from './spot';

export interface AssignmentOptions {
  /** Total duration of the spots in a break, in seconds. */
  podSeconds: number;
  /** How often a spot may be in the program; null for once in every break. */
  most: number | null;
}

/** The spots of a break. */
interface AssignedBreak {
  timestamp: number;
  /** The first one first: by hand, then the best fit; last those that only fill the break. */
  pairs: readonly Pair[];
  seconds: number;
}

export interface Assignment {
  /** In time order. */
  breaks: readonly AssignedBreak[];
  /** The sum of the fits of the spots with a topic in common. */
  fit: number;
  /** How many these are, and how many only fill a break. */
  count: number;
  fillers: number;
  /** False if there were too many spots and breaks to try everything: there may be a better one. */
  isExact: boolean;
}

/**
 * Steps from one break to the next beyond which only the best ways are followed: all of 8 spots, or fewer where the uses of
 * a spot are limited and the bounds are good. And the number of ways in a first try.
 */
const MAX_STEPS = 2 ** 16;
const MAX_LIMITED_STEPS = 20_000;
const FIRST_WAYS = 40;
/** How often each spot was used is the digits of one number up to here, so that it stays a whole one. */
const MAX_USES = 2 ** 40;

/** The best way to a choice in a break. */
interface State {
  choice: Choice;
  /** How often each spot is in the program so far, as the digits of one number; 0 if that does not matter. */
  uses: number;
  value: number;
  /** What the uses that are left are worth at their prices. */
  left: number;
  before: State | null;
}

/**
 * The price of a use of each spot: what it is worth in the best break in which it cannot be any more if it is in all better
 * ones. Without a limit, uses cost nothing.
 */
function pricesOf(breaks: readonly BreakPairs[], spots: readonly Spot[], limit: number | null): number[] {
  return spots.map((_, spot) => {
    const worths = breaks.flatMap(({ pairs }) => {
      const pair = pairs[spot];
      return pair && !pair.isForbidden ? [worthOf(pair)] : [];
    });
    return limit === null ? 0 : (worths.toSorted((a, b) => b - a)[limit] ?? 0);
  });
}

/** Whether each spot is tried: all, unless their uses do not fit in one number, and then those that fit best somewhere. */
function triedSpots(breaks: readonly BreakPairs[], spots: readonly Spot[], limit: number | null): boolean[] {
  const room = limit === null ? spots.length : Math.floor(Math.log2(MAX_USES) / Math.log2(limit + 1));
  const best = spots
    .map((_, spot) => ({
      spot,
      worth: Math.max(0, ...breaks.flatMap(({ pairs }) => pairs[spot] ?? []).map(worthOf)),
    }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, room);
  return spots.map((_, index) => best.some(({ spot }) => spot === index));
}

/** Everything that does not change while an assignment is looked for. */
interface Problem {
  breaks: readonly BreakPairs[];
  choices: readonly (readonly Choice[])[];
  clashes: readonly (readonly boolean[])[];
  limit: number | null;
  prices: readonly number[];
  /** The most that the breaks from an index on can be worth, at the prices. */
  rest: readonly number[];
}

function problemOf(
  breaks: readonly BreakPairs[],
  spots: readonly Spot[],
  choices: Problem['choices'],
  limit: number | null,
): Problem {
  const prices = pricesOf(breaks, spots, limit);
  const netOf = (choice: Choice) =>
    choice.spots.reduce((net, spot) => net - (prices[spot] ?? 0), choice.value);
  const rest = choices.reduceRight<number[]>(
    (sums, some) => [Math.max(...some.map(netOf)) + (sums[0] ?? 0), ...sums],
    [0],
  );
  const clashes = spots.map((a) => spots.map((b) => clash(a, b)));
  return { breaks, choices, clashes, limit, prices, rest };
}

/** Goes on from a state with a choice for the next break; null if a rule forbids it, or it would be worth less than `least`. */
function next(
  { clashes, limit, prices }: Problem,
  at: BreakPairs,
  before: State,
  choice: Choice,
  least: number,
): State | null {
  const last = before.choice.spots;
  const base = (limit ?? 0) + 1;
  let { uses, left } = before;
  let value = before.value + choice.value;
  for (const spot of choice.spots) {
    for (const other of last) if (clashes[spot]?.[other]) return null;
    const pair = last.includes(spot) ? at.pairs[spot] : undefined;
    if (pair) value -= repetitionLoss(pair);
    if (limit === null) continue;
    const digit = base ** spot;
    if (Math.floor(uses / digit) % base >= limit) return null;
    uses += digit;
    left -= prices[spot] ?? 0;
  }
  return value + left < least ? null : { choice, uses, value, left, before };
}

function startOf({ prices, limit }: Problem): State {
  const left = prices.reduce((sum, price) => sum + price * (limit ?? 0), 0);
  return { choice: { spots: [], value: 0 }, uses: 0, value: 0, left, before: null };
}

/** Exchanges the choice of one break after the other as long as that makes it better. */
function improved(problem: Problem, best: State): State {
  const { breaks, choices } = problem;
  const follow = (way: readonly Choice[]) =>
    breaks.reduce<State | null>((state, at, index) => {
      const choice = way[index];
      return state && choice ? next(problem, at, state, choice, -Infinity) : null;
    }, startOf(problem));
  let found = best;
  for (let before = -Infinity; found.value > before;) {
    before = found.value;
    for (const [index, some] of choices.entries()) {
      for (const choice of some) {
        const other = follow(wayTo(found).with(index, choice));
        if (other && other.value > found.value + 1e-9) found = other;
      }
    }
  }
  return found;
}

/**
 * Follows the breaks in time order. Of all ways to a state only the best is followed.
 *
 * @param least a way that cannot become worth this is not followed
 * @param maxWays more than this are not followed from one break to the next: the best by what they can become
 */
function search(problem: Problem, least: number, maxWays: (choices: number) => number) {
  const { breaks, choices, rest } = problem;
  let states = [startOf(problem)];
  let isComplete = true;
  for (const [index, at] of breaks.entries()) {
    const some = choices[index] ?? [];
    const found = new Map<number, State>();
    for (const before of states) {
      for (const [number, choice] of some.entries()) {
        const state = next(problem, at, before, choice, least - (rest[index + 1] ?? 0));
        if (!state) continue;
        const key = state.uses * some.length + number;
        if (state.value > (found.get(key)?.value ?? -Infinity)) found.set(key, state);
      }
    }
    states = [...found.values()].toSorted((a, b) => b.value + b.left - a.value - a.left);
    const room = maxWays(choices[index + 1]?.length ?? 1);
    if (states.length > room) isComplete = false;
    states = states.slice(0, room);
  }
  const best = states.reduce((a, b) => (b.value > a.value ? b : a));
  return { best, isComplete };
}

/**
 * The best assignment of spots to breaks: the same input gives the same one. Dynamic programming with bounds. A state is
 * what is in the last break, and how often each spot was used where that is limited. A first try with few ways gives a
 * value; the second one leaves out all ways that cannot become better, and is exact unless there are too many of them.
 */
export function assign(
  breaks: readonly BreakPairs[],
  spots: readonly Spot[],
  { podSeconds, most }: AssignmentOptions,
): Assignment {
  const limit = most !== null && most < breaks.length ? most : null;
  const isTried = triedSpots(breaks, spots, limit);
  const tried = spots.filter((_, spot) => isTried[spot]);
  const places = breaks.map((each) => ({ ...each, pairs: each.pairs.filter((_, spot) => isTried[spot]) }));
  const options = places.map((each) => choicesOf(each, podSeconds));
  const problem = problemOf(
    places,
    tried,
    options.map(({ choices }) => choices),
    limit,
  );
  const first = search(problem, -Infinity, () => FIRST_WAYS);
  // A little less, so that rounding does not lose the best way.
  const steps = limit === null ? MAX_STEPS : MAX_LIMITED_STEPS;
  const { best, isComplete } = search(problem, first.best.value - 1e-9, (choices) =>
    Math.ceil(steps / choices),
  );
  const isExact = isComplete && tried.length === spots.length && options.every((option) => option.isComplete);
  const way = wayTo(isComplete ? best : improved(problem, best));
  const chosen = places.map(({ pairs }, at) => pairs.filter((_, spot) => way[at]?.spots.includes(spot)));
  const placed = isExact ? chosen : filledUp(chosen, breaks, { podSeconds, limit });
  const fitting = placed.flat().filter(({ fit }) => fit.hasTopic);
  return {
    breaks: breaks.map(({ timestamp }, at) => assignedBreak(timestamp, placed[at] ?? [])),
    fit: fitting.reduce((sum, { fit }) => sum + (fit.score ?? 0), 0),
    count: fitting.length,
    fillers: placed.flat().length - fitting.length,
    isExact,
  };
}

/** The choices on the way to a state, in time order. */
function wayTo({ before, choice }: State): Choice[] {
  return before ? [...wayTo(before), choice] : [];
}

const assignedBreak = (timestamp: number, pairs: readonly Pair[]): AssignedBreak => ({
  timestamp,
  pairs: pairs.toSorted((a, b) => worthOf(b) - worthOf(a)),
  seconds: pairs.reduce((sum, { spot }) => sum + spot.seconds, 0),
});
