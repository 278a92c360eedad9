import { formatTimecode } from '@/lib/timecode';
import { axisTicks } from './time-axis';
import classes from './time-marks.module.css';

/** So many distances of marks have room over the tracks of a desk. */
const MOST = 8;
/** From here on the words of a mark would leave the track at its end. */
const NEAR_END = 0.95;

/** The time axis: marks at round times, with a line through all tracks. */
export function TimeMarks({ totalMs }: { totalMs: number }) {
  return (
    <div className={classes.axis} aria-hidden="true">
      {axisTicks(totalMs, MOST).map(({ timeMs, minor }) => (
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
