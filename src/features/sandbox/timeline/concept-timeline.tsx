import { Button } from '@mantine/core';
import { useMemo, useState, type MouseEvent } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import type { Player } from '../player/use-player';
import { ConceptLane } from './concept-lane';
import classes from './concept-timeline.module.css';
import { FrameStrip } from './frame-strip';
import { conceptLanes, shownDurationMs, topLanes } from './lanes';
import { Playhead } from './playhead';
import { ShotLane } from './shot-lane';
import { AudioLane } from './audio-lane';
import { TimeMarks } from './time-marks';

/** The number of lanes before "Show all". */
const LANES_AT_FIRST = 24;

const TRACKS = `.${classes.track}, .${classes.shots}, .${classes.audio}`;

interface ConceptTimelineProps {
  response: AnalysisResponse;
  /** All entries, with the concepts that match the filter. */
  filtered: AnalysisEntry[];
  player: Player;
}

/** Shots, loudness and one lane per concept on one time axis. Parts that the response lacks are left out. */
export function ConceptTimeline({ response, filtered, player }: ConceptTimelineProps) {
  const t = useText();
  const { number } = useFormats();
  const { analysis, durationMs, intervalMs, shots, sound, thumbnails } = response;
  const totalMs = shownDurationMs(analysis, durationMs, intervalMs);
  const [showsAll, setShowsAll] = useState(false);
  const all = useMemo(() => conceptLanes(filtered, totalMs), [filtered, totalMs]);
  const lanes = showsAll ? all : topLanes(all, LANES_AT_FIRST);
  const hasAudio = sound !== undefined && sound.length > 0;
  const hasShots = shots !== undefined && shots.length > 0;
  const isEmpty = !hasAudio && !hasShots && !thumbnails?.length && !analysis.some((e) => e.concepts.length);
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
      <figcaption className={classes.header}>
        <h3 id="result-timeline" tabIndex={-1}>
          {t('sandbox.timeline.title')}
        </h3>
        <p>
          {all.length === lanes.length
            ? t('sandbox.timeline.all')
            : t('sandbox.timeline.top', { shown: number(lanes.length), total: number(all.length) })}
        </p>
      </figcaption>
      <FrameStrip shots={shots} thumbnails={thumbnails} />
      <div className={classes.tracks}>
        <TimeMarks totalMs={totalMs} />
        {canSeek ? <Playhead player={player} totalMs={totalMs} /> : null}
        {/* For the pointer; the slider above does the same by keyboard. */}
        <ul className={classes.lanes} data-seeks={canSeek} {...(canSeek ? { onClick: seekTo } : {})}>
          {hasShots ? <ShotLane shots={shots} totalMs={totalMs} /> : null}
          {hasAudio ? <AudioLane sound={sound} totalMs={totalMs} /> : null}
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
            ? t('sandbox.timeline.show-fewer')
            : t('sandbox.timeline.show-all', { total: number(all.length) })}
        </Button>
      ) : null}
    </figure>
  );
}
