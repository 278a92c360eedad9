import { useEffect, useState } from 'react';
import { formatTimecode } from '@/lib/timecode';
import { axisTicks, tickStep } from './time-axis';
import classes from './timeline.module.css';
import type { TimeView } from './use-zoom';

/** The maximum number of intervals in view on a desktop screen. */
const MAX_INTERVALS = 8;
/** Closer to the end than this share of a view, a label would overflow. */
const NEAR_END = 0.05;

/** The index of the current view, counted from 0: marks are rendered only for it and its neighbors. */
function usePage({ scroller, inView }: TimeView, spanMs: number): number {
  const [page, setPage] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    const update = () => setPage(Math.floor((inView()?.startMs ?? 0) / spanMs));
    update();
    element?.addEventListener('scroll', update, { passive: true });
    return () => element?.removeEventListener('scroll', update);
  }, [scroller, inView, spanMs]);
  return page;
}

interface TimeMarksProps {
  totalMs: number;
  zoom: number;
  view: TimeView;
}

/** The time axis: ticks at round times, with a line through all lanes. */
export function TimeMarks({ totalMs, zoom, view }: TimeMarksProps) {
  const spanMs = totalMs / zoom;
  const page = usePage(view, spanMs);
  const within = {
    startMs: (page - 1) * spanMs,
    endMs: Math.min(totalMs, (page + 2) * spanMs),
  };
  return (
    <div className={classes.marks} aria-hidden="true">
      {axisTicks(tickStep(spanMs, MAX_INTERVALS), within).map(({ timeMs, index }) => (
        <span
          key={timeMs}
          className={classes.mark}
          data-minor={index % 2 === 1}
          data-fourth={index % 4 === 0}
          data-edge={index === 0 ? 'start' : (totalMs - timeMs) / spanMs < NEAR_END ? 'end' : undefined}
          style={{ left: `${(timeMs / totalMs) * 100}%` }}
        >
          <span>{formatTimecode(timeMs)}</span>
        </span>
      ))}
    </div>
  );
}
