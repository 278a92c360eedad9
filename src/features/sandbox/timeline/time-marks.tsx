import { formatTimecode } from '@/lib/timecode';
import { axisTicks } from './time-axis';
import classes from './time-marks.module.css';

/** The largest number of intervals on a desktop screen. */
const MAX_INTERVALS = 8;
/** From this share of the width on, a label would overflow at the end. */
const NEAR_END = 0.95;

/** The time axis: ticks at round times, with a line through all lanes. */
export function TimeMarks({ totalMs }: { totalMs: number }) {
  return (
    <div className={classes.axis} aria-hidden="true">
      {axisTicks(totalMs, MAX_INTERVALS).map(({ timeMs, minor }) => (
        <span
          key={timeMs}
          className={classes.mark}
          data-minor={minor}
          data-end={timeMs / totalMs > NEAR_END}
          style={{ left: `${(timeMs / totalMs) * 100}%` }}
        >
          <span>{formatTimecode(timeMs)}</span>
        </span>
      ))}
    </div>
  );
}
