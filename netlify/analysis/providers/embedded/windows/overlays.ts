import type { FormatWindow, WindowEnd, WindowPlace } from '@/contracts/windows';
import { cellsIn } from '../measure/cell-map';
import type { Box, FrameFindings } from '../measure/measurements';
import {
  countIn,
  findingsIn,
  foundIn,
  graphicsOf,
  hasGapBefore,
  logosOf,
  motionIn,
  partsOf,
  type Part,
  type Step,
} from './steps';

/** An overlay is on the screen for at least 10 s (Ad Format Guidelines 2.0, overlay). */
const MIN_OVERLAY_MS = 10_000;

/**
 * The places of overlays by the same guidelines: a corner of 25 % of the screen, which is half of its width and height
 * at 16:9, and the lower 30 %. A creative may cover less; the smaller corner has a quarter of the width and height.
 */
const corner = (isRight: boolean, isLow: boolean, size: number): Box => ({
  x: isRight ? 1 - size : 0,
  y: isLow ? 1 - size : 0,
  width: size,
  height: size,
});
const [LARGE, SMALL] = [0.5, 0.25];
const both = (isRight: boolean, isLow: boolean) =>
  [corner(isRight, isLow, LARGE), corner(isRight, isLow, SMALL)] as const;
const PLACES: readonly (readonly [WindowPlace, readonly Box[]])[] = [
  ['top-left', both(false, false)],
  ['top-right', both(true, false)],
  ['bottom-left', both(false, true)],
  ['bottom-right', both(true, true)],
  ['lower-third', [{ x: 0, y: 0.7, width: 1, height: 0.3 }]],
];

/** Number of cells that may move in a large place: a leaf in the wind. In a small one, none. */
const MAX_MOVING_CELLS = 1;
const SMALL_PLACE_CELLS = 30;
/** Text stays for this number of steps before and after it is recognized: it fades in and out. */
const FADE_STEPS = 2;
/** A smaller window in the same place is of use if it lasts longer by this time, in ms. */
const MIN_LONGER_MS = 2_000;

/** The corners and lower thirds that are free of motion, text, persons and logos for long enough. */
export function overlaysOf(steps: readonly Step[], findings: readonly FrameFindings[]): FormatWindow[] {
  const graphics = [logosOf(steps), graphicsOf(steps)];
  return PLACES.flatMap(([place, boxes]) => {
    const found: FormatWindow[] = [];
    for (const box of boxes) {
      const windows = freeRanges(steps, statesOf(steps, box, findings, graphics), MIN_OVERLAY_MS).map(
        (range): FormatWindow => ({ kind: 'overlay', place, box, ...range }),
      );
      found.push(...windows.filter((window) => !isIn(window, found)));
    }
    return found;
  });
}

function isIn(window: FormatWindow, larger: readonly FormatWindow[]): boolean {
  return larger.some(({ start, end }) => {
    const common = Math.min(end, window.end) - Math.max(start, window.start);
    return common > window.end - window.start - MIN_LONGER_MS;
  });
}

/** What is in a place during a step: something, nothing, or a transition. */
export interface State {
  busy: WindowEnd | undefined;
  /** Whether a model looked for faces in the part of the step. */
  isChecked: boolean;
}

function statesOf(
  steps: readonly Step[],
  box: Box,
  findings: readonly FrameFindings[],
  graphics: readonly ReadonlyMap<number, ReadonlySet<number>>[],
): State[] {
  const place = cellsIn(box);
  const maxMoving = place.length < SMALL_PLACE_CELLS ? 0 : MAX_MOVING_CELLS;
  const isMoving = motionIn(steps, place, maxMoving);
  const states = isMoving.map((moves): State => ({ busy: moves ? 'motion' : undefined, isChecked: false }));
  const occupy = (first: number, last: number, busy: WindowEnd) => {
    for (const state of states.slice(first, last + 1)) state.busy = busy;
  };
  for (const part of partsOf(steps, isMoving)) {
    const text = textIn(steps, place, part);
    if (text !== undefined) occupy(text.first, text.last, 'text');
    const looks = findingsIn(findings, steps, part);
    const found = looks.map((look) => foundIn(look, box)).find((thing) => thing !== undefined);
    if (found !== undefined) occupy(part.first, part.last, found);
    const isChecked = looks.some(({ faces }) => faces !== undefined);
    for (const state of states.slice(part.first, part.last + 1)) state.isChecked = isChecked;
  }
  states.forEach((state, index) => {
    if (graphics.some((cells) => place.some((cell) => cells.get(index)?.has(cell)))) state.busy ??= 'graphic';
  });
  return states;
}

/** The steps of a part from the first to the last with text in a place. */
function textIn(steps: readonly Step[], place: readonly number[], part: Part): Part | undefined {
  let [first, last] = [Infinity, -Infinity];
  for (let index = part.first; index <= part.last; index += 1) {
    const step = steps[index];
    if (step === undefined || countIn(step, 'text', place) === 0) continue;
    [first, last] = [Math.min(first, index), index];
  }
  if (last < first) return undefined;
  return { first: Math.max(part.first, first - FADE_STEPS), last: Math.min(part.last, last + FADE_STEPS) };
}

/**
 * The ranges of steps in which a place is free, as far as they are long enough. They may span transitions, and do not
 * begin or end with one.
 */
export function freeRanges(
  steps: readonly Step[],
  states: readonly State[],
  leastMs: number,
): Pick<FormatWindow, 'start' | 'end' | 'endReason' | 'checked'>[] {
  const ranges: Pick<FormatWindow, 'start' | 'end' | 'endReason' | 'checked'>[] = [];
  const isFree = (index: number) => index < steps.length && states[index]?.busy === undefined;
  for (let first = 0; first < steps.length; first += 1) {
    if (!isFree(first)) continue;
    let last = first;
    while (isFree(last + 1) && !hasGapBefore(steps, last + 1)) last += 1;
    const range = rangeOf(steps, states, first, last);
    if (range.end - range.start >= leastMs) ranges.push(range);
    first = last;
  }
  return ranges;
}

function rangeOf(steps: readonly Step[], states: readonly State[], first: number, last: number) {
  const inside = steps.slice(first, last + 1);
  let [start, end] = [inside[0]?.startMs ?? 0, inside.at(-1)?.endMs ?? 0];
  // The first step, or all up to the end of a transition, can still have what was before it.
  const opening = first === 0 ? undefined : inside[0]?.transition;
  if (opening !== undefined) start = Math.max(start, Math.min(end, opening.endMs));
  const closing = last === steps.length - 1 ? undefined : inside.at(-1)?.transition;
  if (closing !== undefined) end = Math.min(end, Math.max(start, closing.startMs));
  const next = states[last + 1]?.busy;
  const reason = (): WindowEnd => {
    if (last === steps.length - 1) return 'end';
    if (hasGapBefore(steps, last + 1)) return 'unmeasured';
    return closing === undefined ? (next ?? 'end') : 'cut';
  };
  const lengthOf = (is: (state: State | undefined) => boolean) =>
    inside.reduce(
      (sum, { startMs, endMs, transition }, index) =>
        sum + (transition === undefined && is(states[first + index]) ? endMs - startMs : 0),
      0,
    );
  const all = lengthOf(() => true);
  const checked = all === 0 ? 0 : lengthOf((state) => state?.isChecked === true) / all;
  return {
    start: Math.ceil(start),
    end: Math.floor(end),
    endReason: reason(),
    checked: Math.round(checked * 100) / 100,
  };
}
