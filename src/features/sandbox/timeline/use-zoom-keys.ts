import { useCallback } from 'react';
import type { Player } from '../player/use-player';
import type { TimeView } from './use-zoom';

/** How much one press zooms. */
export const ZOOM_STEP = 2;
/** How much a wheel zooms for each px that it would scroll. */
const WHEEL_STEP = 0.0035;
/** What a line of a wheel that counts lines would scroll, in px. */
const LINE_PX = 33;

/** Where zooming by keys and buttons is centered, in ms; undefined before the video is open. */
export const playheadOf = ({ video }: Player) => (video ? video.currentTime * 1000 : undefined);

/**
 * Zooms by + and - around the playhead, and by the wheel with Ctrl, also a pinch of a touchpad, around the pointer.
 *
 * @returns for the `ref` of the timeline
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
