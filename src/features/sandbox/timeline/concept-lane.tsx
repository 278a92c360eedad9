import { useText, type Translate } from '@/i18n/use-text';
import { isInstant, type ConceptRanges } from '@/targeting/concept-ranges';
import { formatTimecode } from '@/lib/timecode';
import { VisuallyHidden } from '@/ui/feedback/visually-hidden';
import { useConceptName } from '../use-concept-name';
import classes from './concept-timeline.module.css';
import { rangeStyle } from './time-axis';

/** With more ranges than this, dots would overlap: they become narrow. */
const DENSE_FROM = 30;

/** The times of a concept, for assistive technology. */
function describe({ name, ranges }: ConceptRanges, t: Translate): string {
  const times = ranges.map(({ startMs, endMs }) =>
    isInstant(name)
      ? formatTimecode(startMs)
      : t('sandbox.timeline.range', { start: formatTimecode(startMs), end: formatTimecode(endMs) }),
  );
  return t('sandbox.timeline.times', { times: times.join(', ') });
}

/** One concept over the length of the video: bars for time ranges, dots for instants. */
export function ConceptLane({ lane, totalMs }: { lane: ConceptRanges; totalMs: number }) {
  const t = useText();
  const conceptName = useConceptName();
  const instant = isInstant(lane.name);
  return (
    <li className={classes.lane}>
      <span className={classes.name}>{conceptName(lane.name)}</span>
      <VisuallyHidden>{describe(lane, t)}</VisuallyHidden>
      <span className={classes.track} data-dense={lane.ranges.length > DENSE_FROM} aria-hidden="true">
        {lane.ranges.map(({ startMs, endMs }) => (
          <span
            key={startMs}
            className={instant ? classes.dot : classes.bar}
            style={rangeStyle({ startMs, endMs: instant ? startMs : endMs }, totalMs)}
          />
        ))}
      </span>
    </li>
  );
}
