import type { FormatWindow, WindowKind, WindowPlace } from '@/contracts/windows';
import { VERDICTS_BEST_FIRST } from './assessment';
import type { MediaPlan, PlannedScene } from './plan';

/** A window with what the plan says of it. */
export interface PlannedWindow extends FormatWindow {
  /** The worst verdict of the scenes in which it is; the program's rules say nothing of a time without a scene. */
  verdict: PlannedScene['verdict'];
  /** Only suitable windows are exported: an ad server would ignore a warning. */
  isExported: boolean;
  /** Share of the frame that is free, 0 to 1. */
  share: number;
}

/** Formats and places in the order of the interface. With those of the contract, the file of this view would be divided. */
export const KINDS = ['overlay', 'squeezeback', 'pause', 'in-scene'] as const satisfies readonly WindowKind[];
export const PLACES = [
  ...(['top-left', 'top-right', 'bottom-left', 'bottom-right', 'lower-third'] as const),
  ...(['frame', 'surface'] as const),
] as const satisfies readonly WindowPlace[];

/** What of the windows is wanted. */
export interface WindowFilter {
  kind: WindowKind | 'all';
  place: WindowPlace | 'all';
  minSeconds: number;
}

/** Minimum duration of a format in seconds, by the Signaling Implementation Guidelines. A pause has none. */
export const MIN_SECONDS: Readonly<Partial<Record<WindowKind, number>>> = {
  overlay: 10,
  squeezeback: 10,
  'in-scene': 3,
};

/** The parts of a window before, between and after breaks that are long enough: the program stops at a break. */
function betweenBreaks(window: FormatWindow, breaksMs: readonly number[]): FormatWindow[] {
  const { kind, start, end } = window;
  const within = breaksMs.filter((timeMs) => timeMs > start && timeMs < end);
  if (within.length === 0 || kind === 'pause') return [window];
  const edges = [start, ...within, end];
  return edges
    .slice(1)
    .map((edge, index) => ({ ...window, start: edges[index] ?? start, end: edge }))
    .filter((part) => part.end - part.start >= (MIN_SECONDS[kind] ?? 0) * 1000);
}

/** The windows of a plan by start, without its breaks; undefined if nobody looked for any. */
export function plannedWindows({ response, scenes, breaks }: MediaPlan): PlannedWindow[] | undefined {
  const breaksMs = breaks.filter(({ isExported }) => isExported).map(({ timestamp }) => timestamp);
  const parts = response.windows
    ?.flatMap((window) => betweenBreaks(window, breaksMs))
    .toSorted((a, b) => a.start - b.start);
  return parts?.map((window) => {
    const verdicts = scenes
      .filter(({ start, end }) => start < window.end && end > window.start)
      .map(({ verdict }) => verdict);
    const worst = VERDICTS_BEST_FIRST.toReversed().find((verdict) => verdicts.includes(verdict));
    const verdict = worst ?? 'not-assessed';
    const { width, height } = window.box;
    return { ...window, verdict, isExported: verdict === 'suitable', share: toThousandth(width * height) };
  });
}

const toThousandth = (share: number) => Math.round(share * 1000) / 1000;

/** @returns whether a window is wanted */
export const matchesFilter =
  ({ kind, place, minSeconds }: WindowFilter) =>
  (window: FormatWindow): boolean =>
    (kind === 'all' || window.kind === kind) &&
    (place === 'all' || window.place === place) &&
    window.end - window.start >= minSeconds * 1000;
