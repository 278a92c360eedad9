import type { TimeRange } from '@/contracts/time-range';
import { CELLS, cellsIn, COLUMNS, hasCell, type Plane } from '../measure/cell-map';
import type { Box, FrameFindings, VideoMeasurements } from '../measure/measurements';

/** The time between two measured frames, and what is known of it. */
export interface Step extends TimeRange {
  /** The map of the frame at its end (`measure/cells.ts`), which also says what has changed since its start. */
  cells: Uint8Array;
  /** The transition in it, whose changes are no motion. */
  transition: TimeRange | undefined;
}

/** Without motion and transitions: what is at its start is there until its end. */
export type Part = Readonly<{ first: number; last: number }>;

/** Minimum strength of a transition. */
const MIN_STRENGTH = 0.5;
/** Maximum time between two frames, in ms: between samples of a long video, anything can come and go. */
const MAX_STEP_MS = 2_500;
/** Maximum time at the start and at the end of the video without a frame, in ms. */
const MAX_EDGE_MS = 1_000;

/** The steps of a video in time order. They have gaps where frames are too far apart, or have no map. */
export function stepsOf({ frames, transitions, durationMs }: VideoMeasurements): Step[] {
  const sure = transitions
    .filter(({ strength }) => strength >= MIN_STRENGTH)
    .toSorted((a, b) => a.startMs - b.startMs);
  const steps: Step[] = [];
  let next = 0;
  // A frame that is compared with none in front of it was added between two samples.
  const compared = frames.filter(({ sinceMs }, index) => index === 0 || sinceMs > 0);
  for (const [index, { timeMs, cells }] of compared.entries()) {
    const before = compared[index - 1];
    if (before === undefined || cells === undefined || timeMs - before.timeMs > MAX_STEP_MS) continue;
    const startMs = steps.length === 0 && before.timeMs <= MAX_EDGE_MS ? 0 : before.timeMs;
    while ((sure[next]?.endMs ?? Infinity) <= startMs) next += 1;
    const transition = sure[next];
    const isIn = transition !== undefined && transition.startMs <= timeMs && transition.endMs > startMs;
    steps.push({ startMs, endMs: timeMs, cells, transition: isIn ? transition : undefined });
  }
  const last = steps.at(-1);
  if (last !== undefined && durationMs - last.endMs <= MAX_EDGE_MS)
    last.endMs = Math.max(last.endMs, durationMs);
  return steps;
}

/** Whether nothing was measured between a step and the one before it. */
export const hasGapBefore = (steps: readonly Step[], index: number): boolean =>
  (steps[index]?.startMs ?? 0) > (steps[index - 1]?.endMs ?? Infinity);

/** Number of cells of a place that are marked in a plane. */
export function countIn({ cells }: Step, plane: Plane, place: readonly number[]): number {
  let count = 0;
  for (const cell of place) if (hasCell(cells, plane, cell)) count += 1;
  return count;
}

/**
 * Whether a place moves in each step. A small change of a single step is that of a key frame, not motion.
 *
 * @param most number of cells that may move
 */
export function motionIn(steps: readonly Step[], place: readonly number[], most: number): boolean[] {
  const moves = steps.map((step) => step.transition === undefined && countIn(step, 'moves', place) > most);
  return steps.map((step, index) => {
    if (!moves[index]) return false;
    return moves[index - 1] === true || moves[index + 1] === true || countIn(step, 'jumps', place) > most;
  });
}

/** Divides the steps at transitions and gaps, and where a place moves. */
export function partsOf(steps: readonly Step[], isMoving: readonly boolean[]): Part[] {
  const parts: Part[] = [];
  let first: number | undefined;
  steps.forEach((step, index) => {
    const isStill = step.transition === undefined && isMoving[index] !== true;
    if (first !== undefined && (!isStill || hasGapBefore(steps, index))) {
      parts.push({ first, last: index - 1 });
      first = undefined;
    }
    if (isStill) first ??= index;
  });
  if (first !== undefined) parts.push({ first, last: steps.length - 1 });
  return parts;
}

/** Findings of models in the frames of a part. Frames for models may be a little later than planned. */
export function findingsIn(
  findings: readonly FrameFindings[],
  steps: readonly Step[],
  { first, last }: Part,
): FrameFindings[] {
  const [startMs, endMs] = [steps[first]?.startMs ?? 0, steps[last]?.endMs ?? 0];
  return findings.filter(({ timeMs }) => timeMs >= startMs && timeMs <= endMs);
}

/** Minimum score of a line that was read, and of a person. */
const MIN_TEXT_SCORE = 0.5;
const MIN_PERSON_SCORE = 0.5;
/** Minimum share of a place that a person covers: the boxes of persons are rough. */
const MIN_PERSON_SHARE = 0.04;

/** What models have found in a place: a person, or at least a face; or text. */
export function foundIn(
  { faces = [], objects = [], texts = [] }: FrameFindings,
  place: Box,
): 'person' | 'text' | undefined {
  const persons = objects.filter(({ name, score }) => name === 'person' && score >= MIN_PERSON_SCORE);
  if (
    faces.some((face) => isInPlace(withShoulders(face), place)) ||
    persons.some(({ box }) => overlap(box, place) >= MIN_PERSON_SHARE * areaOf(place))
  )
    return 'person';
  const isRead = texts.some(
    ({ text, score, box }) => score >= MIN_TEXT_SCORE && text.trim().length > 1 && isInPlace(box, place),
  );
  return isRead ? 'text' : undefined;
}

/** A face with hair, neck and shoulders: half a face on each side and above it, and one below it. */
function withShoulders({ x, y, width, height }: Box): Box {
  return { x: x - width / 2, y: y - height / 2, width: 2 * width, height: 2.5 * height };
}

/** Minimum share of a thing, or of the place, that both have in common: models draw their boxes a little too large. */
const MIN_COMMON = 0.1;

function isInPlace(box: Box, place: Box): boolean {
  return overlap(box, place) >= MIN_COMMON * Math.min(areaOf(box), areaOf(place));
}

const areaOf = ({ width, height }: Box) => width * height;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * The cells of logos in each step. At a cut that changes most of the frame, a logo shows the same edges as before, or is
 * unchanged at two cuts in a row. From there it is on the screen, in both directions, until its cells
 * change or to the next transition.
 */
export function logosOf(steps: readonly Step[]): ReadonlyMap<number, ReadonlySet<number>> {
  const logos = new Map<number, Set<number>>();
  for (const [cut, cells] of logosAtCuts(steps)) {
    for (const way of [-1, 1]) {
      let left = [...cells];
      for (let index = cut + way; left.length > 0; index += way) {
        const step = steps[index];
        if (step === undefined || step.transition !== undefined) break;
        left = left.filter((cell) => !isChanged(step, cell));
        const known = logos.get(index) ?? new Set();
        for (const cell of left) known.add(cell);
        logos.set(index, known);
      }
    }
  }
  return logos;
}

const ALL = cellsIn({ x: 0, y: 0, width: 1, height: 1 });
/** Maximum share of the cells that move where a thing disappears. With more, it is a key frame, or all moves. */
const MAX_CHANGED = 0.2;

/** Whether what was in a cell is there no longer. */
function isChanged(step: Step, cell: number): boolean {
  if (hasCell(step.cells, 'jumps', cell)) return true;
  return hasCell(step.cells, 'moves', cell) && countIn(step, 'moves', ALL) <= MAX_CHANGED * CELLS;
}

/** Cells with at least one other next to them: a single cell can be the same by chance. */
function besideOthers(cells: readonly number[]): number[] {
  const known = new Set(cells);
  const near = [-1, 1].flatMap((row) => [row, row * COLUMNS - 1, row * COLUMNS, row * COLUMNS + 1]);
  return cells.filter((cell) => near.some((away) => known.has(cell + away)));
}

function logosAtCuts(steps: readonly Step[]): Map<number, Set<number>> {
  const logos = new Map<number, Set<number>>();
  let before: { index: number; kept: ReadonlySet<number> } | undefined;
  const add = (index: number, cells: readonly number[]) =>
    logos.set(index, new Set([...(logos.get(index) ?? []), ...cells]));
  steps.forEach((step, index) => {
    if (step.transition === undefined || step.transition.startMs < step.transition.endMs) return;
    add(index, besideOthers(ALL.filter((cell) => hasCell(step.cells, 'same', cell))));
    const kept = ALL.filter((cell) => hasCell(step.cells, 'keeps', cell));
    const both = besideOthers(kept.filter((cell) => before?.kept.has(cell)));
    if (before !== undefined) add(before.index, both);
    add(index, both);
    before = { index, kept: new Set(kept) };
  });
  return logos;
}

/** Maximum share of the cells that a graphic covers, and number of steps without motion before and after it appears. */
const MAX_GRAPHIC = 0.3;
const QUIET_STEPS = 3;
/** Minimum share of its cells that show more detail when it appears; with more than the rest, it does not disappear. */
const MIN_GAINS = 0.3;

/**
 * The cells in each step over which something was put: text, a logo, a picture, in which no model has to find anything. It
 * appears or disappears at once, while nothing moves there before and after; what is there has more detail than what is not.
 * Where that is undecided, both are assumed. It stays until its cells change, or to the next transition.
 */
export function graphicsOf(steps: readonly Step[]): ReadonlyMap<number, ReadonlySet<number>> {
  const graphics = new Map<number, Set<number>>();
  const isQuiet = (index: number, cell: number) => {
    const step = steps[index];
    return step === undefined || step.transition !== undefined || !hasCell(step.cells, 'moves', cell);
  };
  const fill = (from: number, way: 1 | -1, cells: readonly number[]) => {
    let left = cells;
    for (let index = from; left.length > 0; index += way) {
      const step = steps[index];
      if (step === undefined || step.transition !== undefined) return;
      left = left.filter((cell) => !isChanged(step, cell));
      const known = graphics.get(index) ?? new Set();
      for (const cell of left) known.add(cell);
      graphics.set(index, known);
    }
  };
  steps.forEach((step, index) => {
    if (step.transition !== undefined) return;
    const jumps = ALL.filter((cell) => hasCell(step.cells, 'jumps', cell));
    if (jumps.length > MAX_GRAPHIC * CELLS) return;
    const pops = jumps.filter((cell) =>
      Array.from({ length: QUIET_STEPS }, (_, away) => away + 1).every(
        // What appears between two frames can take two steps.
        (away) => isQuiet(index - away, cell) && (away === 1 || isQuiet(index + away, cell)),
      ),
    );
    const gains = pops.filter((cell) => hasCell(step.cells, 'gains', cell)).length;
    if (gains >= MIN_GAINS * pops.length) fill(index + 1, 1, pops);
    if (gains <= (1 - MIN_GAINS) * pops.length) fill(index - 1, -1, pops);
  });
  return graphics;
}
