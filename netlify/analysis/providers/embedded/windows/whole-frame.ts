import type { TimeRange } from '@/contracts/time-range';
import type { FormatWindow } from '@/contracts/windows';
import { CELLS, cellsIn } from '../measure/cell-map';
import type { FrameFindings } from '../measure/measurements';
import { freeRanges, type State } from './overlays';
import { countIn, findingsIn, foundIn, motionIn, partsOf, type Step } from './steps';

/** A squeezeback is on the screen for at least 10 s (Ad Format Guidelines 2.0, squeezeback). */
const MIN_SQUEEZEBACK_MS = 10_000;
/** The guidelines say nothing about the program at a pause; this is our own choice. */
const MIN_PAUSE_MS = 3_000;
/** Maximum share of the cells that move: in a lull, and in a slow shot. Our own choices. */
const MAX_LULL = 0.35;
const MAX_SLOW = 0.15;

const FRAME = { x: 0, y: 0, width: 1, height: 1 };
const ALL = cellsIn(FRAME);

/**
 * Times for a squeezeback: a lull without text, which is hard to read in a smaller picture. The guidelines name a lull,
 * and allow any time; nothing of the picture is covered.
 */
export function squeezebacksOf(steps: readonly Step[], findings: readonly FrameFindings[]): FormatWindow[] {
  const isMoving = motionIn(steps, ALL, MAX_LULL * CELLS);
  const states = steps.map((step, index): State => {
    const isWritten = countIn(step, 'text', ALL) > 0;
    return { busy: isWritten ? 'text' : isMoving[index] ? 'motion' : undefined, isChecked: false };
  });
  for (const part of partsOf(steps, isMoving)) {
    const looks = findingsIn(findings, steps, part);
    const isRead = looks.some(({ texts }) => foundIn({ timeMs: 0, texts: texts ?? [] }, FRAME) === 'text');
    for (const state of states.slice(part.first, part.last + 1)) {
      if (isRead) state.busy = 'text';
      state.isChecked = looks.some(({ faces }) => faces !== undefined);
    }
  }
  return freeRanges(steps, states, MIN_SQUEEZEBACK_MS).map((range) => ({
    ...{ kind: 'squeezeback', place: 'frame', box: FRAME },
    ...range,
  }));
}

/**
 * Shots for a pause: still or slow, and nobody speaks. A viewer can pause at any time; here it interrupts no sentence and
 * no action.
 *
 * @param speech in time order
 */
export function pausesOf(
  steps: readonly Step[],
  findings: readonly FrameFindings[],
  speech: readonly TimeRange[],
): FormatWindow[] {
  const isMoving = motionIn(steps, ALL, MAX_SLOW * CELLS);
  let next = 0;
  const states = steps.map((step, index): State => {
    while ((speech[next]?.endMs ?? Infinity) <= step.startMs) next += 1;
    const isSpoken = (speech[next]?.startMs ?? Infinity) < step.endMs;
    return { busy: isSpoken ? 'speech' : isMoving[index] ? 'motion' : undefined, isChecked: false };
  });
  for (const part of partsOf(steps, isMoving)) {
    const isChecked = findingsIn(findings, steps, part).some(({ faces }) => faces !== undefined);
    for (const state of states.slice(part.first, part.last + 1)) state.isChecked = isChecked;
  }
  return freeRanges(steps, states, MIN_PAUSE_MS).map((range) => ({
    ...{ kind: 'pause', place: 'frame', box: FRAME },
    ...range,
  }));
}
