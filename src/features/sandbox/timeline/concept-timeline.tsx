import { memo, useMemo, type MouseEvent } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { resultDurationMs } from '@/targeting/concept-ranges';
import { ConfidenceLegend } from '../entries/confidence-legend';
import { groupConcepts } from '../concept-groups';
import type { Player } from '../player/use-player';
import classes from './concept-timeline.module.css';
import { FrameStrip } from './frame-strip';
import { LaneGroup } from './lane-group';
import { lanesOf } from './lane-ranges';
import { Playhead } from './playhead';
import { ShotLane } from './shot-lane';
import { AudioLane } from './audio-lane';
import { TimeMarks } from './time-marks';

const TRACKS = `.${classes.track}, .${classes.shots}, .${classes.audio}`;

interface ConceptTimelineProps {
  response: AnalysisResponse;
  /** All entries, with the concepts that match the filter. */
  filtered: AnalysisEntry[];
  player: Player;
}

/**
 * Shots, loudness and one lane per concept, in groups, on one time axis. Parts that the response lacks are left out.
 * Memoized, as all that is long here: a change of the plan renders none of it.
 */
export const ConceptTimeline = memo(function ConceptTimeline({
  response,
  filtered,
  player,
}: ConceptTimelineProps) {
  const t = useText();
  const { analysis, durationMs, intervalMs, shots, sound, thumbnails } = response;
  const totalMs = resultDurationMs(analysis, durationMs, intervalMs);
  const groups = useMemo(() => groupConcepts(lanesOf(filtered, totalMs)), [filtered, totalMs]);
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
        <ConfidenceLegend />
      </figcaption>
      <FrameStrip shots={shots} thumbnails={thumbnails} player={player} />
      <div className={classes.scroller}>
        <div className={classes.tracks}>
          <TimeMarks totalMs={totalMs} />
          {canSeek ? <Playhead player={player} totalMs={totalMs} /> : null}
          {/* For the pointer; the slider above does the same by keyboard. */}
          <ul className={classes.lanes} data-seeks={canSeek} {...(canSeek ? { onClick: seekTo } : {})}>
            {hasShots ? <ShotLane shots={shots} totalMs={totalMs} /> : null}
            {hasAudio ? <AudioLane sound={sound} totalMs={totalMs} /> : null}
            {groups.map(({ group, concepts }) => (
              <LaneGroup key={group} group={group} lanes={concepts} totalMs={totalMs} />
            ))}
          </ul>
        </div>
      </div>
    </figure>
  );
});
