import type { AnalysisResponse } from '@/contracts/analysis';
import { assess } from './assessment';
import { allowedTimes } from './breaks';
import { aroundBreak, keptSpacingMs } from './chosen-places';
import type { MediaPlan, PlannedBreak } from './plan';
import { firstIndex } from './time-ranges';

/**
 * How far a break may be from a segment boundary, in ms: AWS Elemental MediaTailor skips breaks that are farther away, and
 * reports nothing.
 */
const BOUNDARY_TOLERANCE_MS = 100;

/** How far a break can be moved by itself, in ms. */
const MAX_MOVE_MS = 60_000;

/**
 * How far a break is moved with all others, in ms: by one segment of the length that Apple recommends. Farther away, it
 * would follow another scene, and fit other spots.
 */
export const MAX_MOVE_OF_ALL_MS = 6000;

/**
 * The distance from a time to the nearest segment boundary in ms: positive if the boundary is later.
 *
 * @returns undefined if the result has no boundaries
 */
export function boundaryOffset({ segmentBoundaries = [] }: AnalysisResponse, timeMs: number) {
  const next = firstIndex(segmentBoundaries, (each) => each < timeMs);
  const offsets = [segmentBoundaries[next - 1], segmentBoundaries[next]].flatMap((each) =>
    each === undefined ? [] : [each - timeMs],
  );
  return offsets.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
}

/** Whether a packager can insert a break there; also true if nothing is known of segments. */
export function isAtBoundary(response: AnalysisResponse, timeMs: number): boolean {
  return Math.abs(boundaryOffset(response, timeMs) ?? 0) <= BOUNDARY_TOLERANCE_MS;
}

/** A break that was moved, in ms. */
export interface MovedBreak {
  fromMs: number;
  toMs: number;
}

/** The planned breaks on segment boundaries. */
export interface BoundaryMoves {
  /** The decisions of the user that move them: they replace those of the plan. */
  kept: number[];
  dropped: number[];
  moved: MovedBreak[];
  /** Those that stay, because the nearest place is too far away for a move of all, with that place. */
  stayed: MovedBreak[];
  /** Times of the breaks that no boundary is suitable for. */
  lost: number[];
}

/** The places of a plan at boundaries, and whether a break there would suit the plan, as far as that is known. */
interface BoundaryPlaces {
  places: readonly number[];
  suits: (timeMs: number) => boolean;
}

const known = new WeakMap<MediaPlan, BoundaryPlaces>();

/** Computed once for each plan: each row of a table asks for it. */
function boundaryPlaces(plan: MediaPlan): BoundaryPlaces {
  const before = known.get(plan);
  if (before) return before;
  const { response, choices } = plan;
  const { outcomeOf } = assess(response, choices.profile, choices.brief);
  const found = {
    places: allowedTimes(response).filter((timeMs) => isAtBoundary(response, timeMs)),
    suits: (timeMs: number) => outcomeOf(aroundBreak(timeMs)) !== 'unsuitable',
  };
  known.set(plan, found);
  return found;
}

/**
 * Moves breaks to the nearest places at a segment boundary: the start of a shot at most 100 ms from a boundary, not in a
 * line of speech, not unsuitable, at most a minute away, and as far from the other breaks as a break of the user must be.
 * A break that has no such place is lost: it is dropped, because the platform would skip it.
 *
 * @param which the breaks to move; those at a boundary stay
 */
export function movedToBoundaries(plan: MediaPlan, which: readonly PlannedBreak[]): BoundaryMoves {
  const { response, choices, breakOptions } = plan;
  const { places, suits } = boundaryPlaces(plan);
  const spacingMs = keptSpacingMs(choices.breakOptions, breakOptions);
  const moving = which.filter(({ timestamp }) => !isAtBoundary(response, timestamp));
  const taken = plan.breaks
    .filter((each) => each.isPlanned && !moving.includes(each))
    .map(({ timestamp }) => timestamp);
  const moved: MovedBreak[] = [];
  const lost: number[] = [];
  for (const { timestamp } of moving) {
    const [nearest] = places
      .filter((timeMs) => Math.abs(timeMs - timestamp) <= MAX_MOVE_MS)
      .filter((timeMs) => taken.every((other) => Math.abs(other - timeMs) >= spacingMs))
      .filter(suits)
      .toSorted((a, b) => Math.abs(a - timestamp) - Math.abs(b - timestamp));
    if (nearest === undefined) lost.push(timestamp);
    else {
      taken.push(nearest);
      moved.push({ fromMs: timestamp, toMs: nearest });
    }
  }
  const targets = new Set(moved.map(({ toMs }) => toMs));
  const left = new Set([...moved.map(({ fromMs }) => fromMs), ...lost]);
  const sorted = (times: Iterable<number>) => [...new Set(times)].toSorted((a, b) => a - b);
  return {
    // As for a drop, a kept break that has left stays in `kept`.
    kept: sorted([...choices.kept, ...targets]),
    dropped: sorted([...choices.dropped, ...left].filter((timeMs) => !targets.has(timeMs))),
    moved,
    stayed: [],
    lost,
  };
}

/** The same for many at once: none is moved by more than {@link MAX_MOVE_OF_ALL_MS}. */
export function allMovedToBoundaries(plan: MediaPlan, which: readonly PlannedBreak[]): BoundaryMoves {
  const stayed: MovedBreak[] = [];
  for (let moving = which; ; moving = moving.filter(isMoving)) {
    const moves = movedToBoundaries(plan, moving);
    const far = moves.moved.filter(({ fromMs, toMs }) => Math.abs(toMs - fromMs) > MAX_MOVE_OF_ALL_MS);
    if (far.length === 0) return { ...moves, stayed: stayed.toSorted((a, b) => a.fromMs - b.fromMs) };
    // Again: the others must keep their distance from those that stay.
    stayed.push(...far);
  }

  function isMoving({ timestamp }: PlannedBreak): boolean {
    return stayed.every(({ fromMs }) => fromMs !== timestamp);
  }
}

/** Where a break alone would be moved to; undefined if no boundary is suitable, or if it is at one. */
export const moveOf = (plan: MediaPlan, place: PlannedBreak): number | undefined =>
  movedToBoundaries(plan, [place]).moved[0]?.toMs;

/** The dropped breaks that are at no segment boundary: a stream with boundaries there would have a place for them. */
export const droppedOffBoundary = ({ response, choices }: MediaPlan): number[] =>
  choices.dropped.filter((timeMs) => !isAtBoundary(response, timeMs));
