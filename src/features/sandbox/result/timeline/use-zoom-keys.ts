import { useCallback } from 'react';
import type { Player } from '../player/use-player';
import type { TimeView } from './use-zoom';

/** The zoom factor of one press. */
export const ZOOM_STEP = 2;
/** The exponent of the wheel's zoom factor for each px that the wheel would scroll. */
const WHEEL_STEP = 0.0035;
/** The height of a line for a wheel that reports lines, in px. */
const LINE_PX = 33;

/** The time around which keys and buttons zoom, in ms; undefined before the video is open, and it would open at its start. */
export const playheadOf = ({ video, startMs }: Player): number | undefined =>
  video ? video.currentTime * 1000 : startMs || undefined;

/**
 * Zooms with + and - around the playhead, and with Ctrl and the wheel, or a pinch on a touchpad, around the pointer.
 *
 * @returns a callback for the `ref` of the timeline
 */
export function useZoomKeys(view: TimeView, player: Player, totalMs: number) {
  return useCallback(
    (timeline: HTMLElement | null) => {
      if (!timeline) return;
      const ended = new AbortController();
      const { signal } = ended;
      timeline.addEventListener(
        'keydown',
        (event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const isIn = event.key === '+' || event.key === '=';
          if (!isIn && event.key !== '-') return;
          event.preventDefault();
          view.zoomBy(isIn ? ZOOM_STEP : 1 / ZOOM_STEP, playheadOf(player));
        },
        { signal },
      );
      timeline.addEventListener(
        'wheel',
        (event) => {
          const box = view.axis.current?.getBoundingClientRect();
          if (!event.ctrlKey || !box) return;
          event.preventDefault();
          const px = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
          view.zoomBy(Math.exp(-px * WHEEL_STEP), ((event.clientX - box.left) / box.width) * totalMs);
        },
        { signal, passive: false },
      );
      return () => ended.abort();
    },
    [view, player, totalMs],
  );
}
