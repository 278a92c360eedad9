import { Button } from '@mantine/core';
import { useMemo, useState, type CSSProperties } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useText, type Translate } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { useFormats } from '@/ui/use-formats';
import { VisuallyHidden } from '@/ui/visually-hidden';
import classes from './concept-timeline.module.css';
import { conceptLanes, isInstant, shownDurationMs, surestLanes, type Lane } from './lanes';

/** More lanes than this no longer read at one glance. */
const LANES_AT_FIRST = 24;
/** From so many on cue marks would cover one another: they become narrow. */
const DENSE_FROM = 30;
const AXIS_MARKS = [0, 0.25, 0.5, 0.75, 1];

/** When a concept is there, for those who listen. */
function describe({ name, spans }: Lane, t: Translate): string {
  const times = spans.map(({ startMs, endMs }) =>
    isInstant(name)
      ? formatTimecode(startMs)
      : t('sandbox.timeline.span', { start: formatTimecode(startMs), end: formatTimecode(endMs) }),
  );
  return t('sandbox.timeline.times', { times: times.join(', ') });
}

function position(startMs: number, endMs: number, totalMs: number): CSSProperties {
  return { left: `${(startMs / totalMs) * 100}%`, width: `${((endMs - startMs) / totalMs) * 100}%` };
}

/** One lane a concept over the length of the video: a bar where it lasts, a cue mark where it is an instant. */
export function ConceptTimeline({
  response: { analysis, durationMs, intervalMs },
}: {
  response: AnalysisResponse;
}) {
  const t = useText();
  const { number } = useFormats();
  const totalMs = shownDurationMs(analysis, durationMs, intervalMs);
  const [showsAll, setShowsAll] = useState(false);
  const all = useMemo(() => conceptLanes(analysis, totalMs), [analysis, totalMs]);
  const lanes = showsAll ? all : surestLanes(all, LANES_AT_FIRST);
  if (all.length === 0) return null;

  return (
    <figure className={classes.timeline}>
      <figcaption className={classes.caption}>
        {all.length === lanes.length
          ? t('sandbox.timeline.all')
          : t('sandbox.timeline.surest', { shown: number(lanes.length), total: number(all.length) })}
      </figcaption>
      <ul className={classes.lanes}>
        {lanes.map((lane) => (
          <li key={lane.name} className={classes.lane}>
            <span className={classes.name}>{lane.name}</span>
            <VisuallyHidden>{describe(lane, t)}</VisuallyHidden>
            <span className={classes.track} data-dense={lane.spans.length > DENSE_FROM} aria-hidden="true">
              {lane.spans.map(({ startMs, endMs }) => (
                <span
                  key={startMs}
                  className={isInstant(lane.name) ? classes.cue : classes.bar}
                  style={position(startMs, isInstant(lane.name) ? startMs : endMs, totalMs)}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <div className={classes.axis} aria-hidden="true">
        {AXIS_MARKS.map((share) => (
          <span key={share} style={{ left: `${share * 100}%` }}>
            {formatTimecode(totalMs * share)}
          </span>
        ))}
      </div>
      {all.length > LANES_AT_FIRST ? (
        <Button
          variant="default"
          size="sm"
          mt="sm"
          onClick={() => setShowsAll(!showsAll)}
          aria-expanded={showsAll}
        >
          {showsAll
            ? t('sandbox.timeline.show-surest')
            : t('sandbox.timeline.show-all', { total: number(all.length) })}
        </Button>
      ) : null}
    </figure>
  );
}
