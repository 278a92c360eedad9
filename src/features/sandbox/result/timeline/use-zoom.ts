import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { TimeRange } from '@/contracts/time-range';
import { lengthening, mostZoom, rangeInView, scrollTo, scrollToReveal, type AxisView } from './view';

/** The point that a zoom keeps in place: a time, and its distance from the start of the view in px. */
interface Anchor {
  timeMs: number;
  x: number;
}

/** The visible part of the time axis, which all lanes share. Its functions stay the same. */
export interface TimeView {
  /** The scrolling element. */
  scroller: RefObject<HTMLDivElement | null>;
  /** The time axis, as long as the video. */
  axis: RefObject<HTMLDivElement | null>;
  /** Null before anything is shown. */
  inView: () => TimeRange | null;
  /** Scrolls to a time if it is not in view. */
  reveal: (timeMs: number) => void;
  /**
   * @param times the zoom factor; above 1 zooms in
   * @param timeMs the time that stays in place; the middle of the view if it is missing or not in view
   */
  zoomBy: (times: number, timeMs?: number) => void;
  zoomTo: (range: TimeRange) => void;
  reset: () => void;
}

/** The distance of the axis from the start of its scroller, in px, when nothing is scrolled. */
function insetOf(scroller: Element, axis: Element): number {
  return axis.getBoundingClientRect().left - scroller.getBoundingClientRect().left + scroller.scrollLeft;
}

function measure(scroller: Element | null, axis: Element | null, totalMs: number): AxisView | null {
  if (!scroller || !axis) return null;
  const axisWidth = axis.getBoundingClientRect().width;
  const width = scroller.clientWidth - insetOf(scroller, axis);
  return { axisWidth, width: Math.min(width, axisWidth), scrolled: scroller.scrollLeft, totalMs };
}

/**
 * The zoom of the timeline. It is a single number by which the style sheet lengthens the axis: no lane is rendered
 * again.
 *
 * @returns the length of the axis relative to the view of the whole video, and the functions that change it
 */
export function useZoom(totalMs: number): { zoom: number; view: TimeView } {
  const scroller = useRef<HTMLDivElement>(null);
  const axis = useRef<HTMLDivElement>(null);
  const [{ zoom, anchor }, setState] = useState<{ zoom: number; anchor: Anchor | null }>({
    zoom: 1,
    anchor: null,
  });

  const { view, measureNow } = useMemo(() => {
    const most = mostZoom(totalMs);
    const limited = (value: number) => Math.min(Math.max(value, 1), most);
    const measured = () => measure(scroller.current, axis.current, totalMs);

    const made: TimeView = {
      scroller,
      axis,
      inView: () => {
        const now = measured();
        return now && rangeInView(now);
      },
      reveal: (timeMs) => {
        const now = measured();
        const left = now && scrollToReveal(now, timeMs);
        if (scroller.current && typeof left === 'number') scroller.current.scrollLeft = left;
      },
      zoomBy: (times, timeMs) => {
        const now = measured();
        if (!now) return;
        const { startMs, endMs } = rangeInView(now);
        const isIn = timeMs !== undefined && timeMs >= startMs && timeMs <= endMs;
        const stays = isIn ? timeMs : (startMs + endMs) / 2;
        const x = (stays / totalMs) * now.axisWidth - now.scrolled;
        setState((before) => ({ zoom: limited(before.zoom * times), anchor: { timeMs: stays, x } }));
      },
      zoomTo: (range) => {
        const now = measured();
        if (!now) return;
        const times = lengthening(now, range);
        const middle = { timeMs: (range.startMs + range.endMs) / 2, x: now.width / 2 };
        setState((before) => ({ zoom: limited(before.zoom * times), anchor: middle }));
      },
      reset: () => setState({ zoom: 1, anchor: { timeMs: 0, x: 0 } }),
    };
    return { view: made, measureNow: measured };
  }, [totalMs]);

  useLayoutEffect(() => {
    const now = measureNow();
    if (anchor && now && scroller.current) {
      scroller.current.scrollLeft = scrollTo(now, anchor.timeMs, anchor.x);
    }
  }, [zoom, anchor, measureNow]);

  return { zoom, view };
}
