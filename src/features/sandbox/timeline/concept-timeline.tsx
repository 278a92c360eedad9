import { Button } from '@mantine/core';
import { useMemo, useState, type MouseEvent } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import type { Player } from '../player/use-player';
import { ConceptLane } from './concept-lane';
import classes from './concept-timeline.module.css';
import { FilmStrip } from './film-strip';
import { conceptLanes, shownDurationMs, surestLanes } from './lanes';
import { Playhead } from './playhead';
import { ShotLane } from './shot-lane';
import { SoundLane } from './sound-lane';
import { TimeMarks } from './time-marks';

/** More lanes than this no longer read at one glance. */
const LANES_AT_FIRST = 24;

const TRACKS = `.${classes.track}, .${classes.shots}, .${classes.sound}`;

interface ConceptTimelineProps {
  response: AnalysisResponse;
  /** Its entries with the concepts that a filter leaves; each in its place. */
  narrowed: AnalysisEntry[];
  player: Player;
}

/**
 * The video from its beginning to its end: its shots, its sound, and one lane a concept, all on one axis of time.
 * What the answer does not hold is not there.
 */
export function ConceptTimeline({ response, narrowed, player }: ConceptTimelineProps) {
  const t = useText();
  const { number } = useFormats();
  const { analysis, durationMs, intervalMs, shots, sound, thumbnails } = response;
  const totalMs = shownDurationMs(analysis, durationMs, intervalMs);
  const [showsAll, setShowsAll] = useState(false);
  const all = useMemo(() => conceptLanes(narrowed, totalMs), [narrowed, totalMs]);
  const lanes = showsAll ? all : surestLanes(all, LANES_AT_FIRST);
  const hasSound = sound !== undefined && sound.length > 0;
  const hasShots = shots !== undefined && shots.length > 0;
  const isEmpty = !hasSound && !hasShots && !thumbnails?.length && !analysis.some((e) => e.concepts.length);
  if (isEmpty) return null;
  const canSeek = player.phase !== 'failed';

  function seekTo({ target, clientX }: MouseEvent) {
    const track = target instanceof Element ? target.closest(TRACKS) : null;
    if (!track) return;
    const { left, width } = track.getBoundingClientRect();
    player.seek(Math.min(Math.max((clientX - left) / width, 0), 1) * totalMs);
  }

  return (
    <figure className={classes.timeline}>
      <figcaption className={classes.caption}>
        <h3 id="result-timeline" tabIndex={-1}>
          {t('sandbox.timeline.title')}
        </h3>
        <p>
          {all.length === lanes.length
            ? t('sandbox.timeline.all')
            : t('sandbox.timeline.surest', { shown: number(lanes.length), total: number(all.length) })}
        </p>
      </figcaption>
      <FilmStrip shots={shots} thumbnails={thumbnails} />
      <div className={classes.tracks}>
        <TimeMarks totalMs={totalMs} />
        {canSeek ? <Playhead player={player} totalMs={totalMs} /> : null}
        {/* A short way for the pointer; the handle above does the same by keyboard. */}
        <ul className={classes.lanes} data-seeks={canSeek} {...(canSeek ? { onClick: seekTo } : {})}>
          {hasShots ? <ShotLane shots={shots} totalMs={totalMs} /> : null}
          {hasSound ? <SoundLane sound={sound} totalMs={totalMs} /> : null}
          {lanes.map((lane) => (
            <ConceptLane key={lane.name} lane={lane} totalMs={totalMs} />
          ))}
        </ul>
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
