import { useText, type Translate } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { VisuallyHidden } from '@/ui/feedback/visually-hidden';
import classes from './concept-timeline.module.css';
import { isInstant, type Lane } from './lanes';
import { stretch } from './stretch';

/** From so many on cue marks would cover one another: they become narrow. */
const DENSE_FROM = 30;

/** When a concept is there, for those who listen. */
function describe({ name, spans }: Lane, t: Translate): string {
  const times = spans.map(({ startMs, endMs }) =>
    isInstant(name)
      ? formatTimecode(startMs)
      : t('sandbox.timeline.span', { start: formatTimecode(startMs), end: formatTimecode(endMs) }),
  );
  return t('sandbox.timeline.times', { times: times.join(', ') });
}

/** One concept over the length of the video: a bar where it lasts, a cue mark where it is an instant. */
export function ConceptLane({ lane, totalMs }: { lane: Lane; totalMs: number }) {
  const t = useText();
  const instant = isInstant(lane.name);
  return (
    <li className={classes.lane}>
      <span className={classes.name}>{lane.name}</span>
      <VisuallyHidden>{describe(lane, t)}</VisuallyHidden>
      <span className={classes.track} data-dense={lane.spans.length > DENSE_FROM} aria-hidden="true">
        {lane.spans.map(({ startMs, endMs }) => (
          <span
            key={startMs}
            className={instant ? classes.cue : classes.bar}
            style={stretch(startMs, instant ? startMs : endMs, totalMs)}
          />
        ))}
      </span>
    </li>
  );
}
