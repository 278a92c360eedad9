import type { TimeRange } from '@/contracts/time-range';

/** What is in view at the highest zoom: this time in ms, or this share of a short video. */
const MIN_SPAN_MS = 10_000;
const MIN_SHARE = 1 / 8;

/** The share of the view that a range fills after zooming to it. */
const FILLED = 0.9;

/** Where the playhead is shown again after it has left the view, as a share of the view. */
const REVEALED_AT = 0.1;

/** The time axis in its scroller. Lengths in px. */
export interface AxisView {
  /** Of the whole axis. */
  axisWidth: number;
  /** Of the part that is in view. */
  width: number;
  /** How far the axis is scrolled. */
  scrolled: number;
  totalMs: number;
}

/** @returns the maximum factor by which the axis can be lengthened, 1 or more */
export function mostZoom(totalMs: number): number {
  return Math.max(1, totalMs / Math.min(MIN_SPAN_MS, totalMs * MIN_SHARE));
}

/** The part of the video that is in view. */
export function rangeInView({ axisWidth, width, scrolled, totalMs }: AxisView): TimeRange {
  const timeAt = (x: number) => Math.min(Math.max((x / axisWidth) * totalMs, 0), totalMs);
  return { startMs: timeAt(scrolled), endMs: timeAt(scrolled + width) };
}

/** The scroll position in px at which a time is `x` px from the start of the view. */
export function scrollTo({ axisWidth, totalMs }: AxisView, timeMs: number, x: number): number {
  return (timeMs / totalMs) * axisWidth - x;
}

/** The scroll position in px that brings a time into view; undefined if it is in view. */
export function scrollToReveal(view: AxisView, timeMs: number): number | undefined {
  const { startMs, endMs } = rangeInView(view);
  return timeMs >= startMs && timeMs <= endMs ? undefined : scrollTo(view, timeMs, view.width * REVEALED_AT);
}

/** The factor by which the axis must be lengthened for a range to fill `FILLED` of the view. */
export function lengthening({ axisWidth, width, totalMs }: AxisView, { startMs, endMs }: TimeRange): number {
  return (width * FILLED) / (((endMs - startMs) / totalMs) * axisWidth);
}
