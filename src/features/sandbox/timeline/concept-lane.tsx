import { useState } from 'react';
import { useText, type Translate } from '@/i18n/use-text';
import { isInstant } from '@/targeting/concept-ranges';
import { formatTimecode } from '@/lib/timecode';
import { VisuallyHidden } from '@/ui/feedback/visually-hidden';
import { useFormats } from '@/ui/use-formats';
import { confidenceTone } from '../entries/confidence';
import { PlayTime } from '../entries/play-time';
import { useConceptName } from '../use-concept-name';
import classes from './lane.module.css';
import type { Lane, LaneRange } from './lane-ranges';
import laneClasses from './concept-lane.module.css';
import { rangeStyle } from './time-axis';

/** With more ranges than this, dots would overlap: they become narrow. */
const DENSE_FROM = 30;

function timesOf({ startMs, endMs }: LaneRange, instant: boolean, t: Translate): string {
  const start = formatTimecode(startMs);
  return instant ? start : t('sandbox.timeline.range', { start, end: formatTimecode(endMs) });
}

/**
 * One concept over the length of the video: bars for time ranges, dots for instants, in the colors of the chips. Its
 * name opens the ranges as a list with their confidences.
 */
export function ConceptLane({ lane, totalMs }: { lane: Lane; totalMs: number }) {
  const t = useText();
  const { percentOneDecimal } = useFormats();
  const conceptName = useConceptName();
  const [isOpen, setIsOpen] = useState(false);
  const { name, ranges } = lane;
  const instant = isInstant(name);
  const times = ranges.map((range) => timesOf(range, instant, t)).join(', ');
  return (
    <li className={classes.lane}>
      <span className={classes.name} data-stays="true">
        <button
          type="button"
          className={laneClasses.name}
          aria-expanded={isOpen}
          aria-label={t('result.lane', { concept: conceptName(name) })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {conceptName(name)}
        </button>
      </span>
      <VisuallyHidden>{t('sandbox.timeline.times', { times })}</VisuallyHidden>
      <span className={classes.track} data-track data-dense={ranges.length > DENSE_FROM} aria-hidden="true">
        {ranges.map((range) => (
          <span
            key={range.startMs}
            className={instant ? classes.dot : classes.bar}
            data-tone={confidenceTone(range.confidence)}
            data-confidence={percentOneDecimal(range.confidence)}
            title={`${timesOf(range, instant, t)} · ${percentOneDecimal(range.confidence)}`}
            style={rangeStyle(instant ? { startMs: range.startMs, endMs: range.startMs } : range, totalMs)}
          />
        ))}
      </span>
      {isOpen ? (
        <ul className={laneClasses.ranges} data-stays="true">
          {ranges.map((range) => (
            <li key={range.startMs}>
              <PlayTime timeMs={range.startMs} />
              <span>{percentOneDecimal(range.confidence)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
