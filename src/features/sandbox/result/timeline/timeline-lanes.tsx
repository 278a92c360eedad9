import { useMemo, type CSSProperties, type MouseEvent } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { lastEntryEnd } from '@/targeting/concept-ranges';
import { groupConcepts, type ConceptGroup } from '../concept-groups';
import type { Player } from '../player/use-player';
import { WindowLanes } from '../windows/window-lanes';
import { AudioLane } from './audio-lane';
import { BreakLane } from './break-lane';
import { LaneGroup } from './lane-group';
import { lanesOf } from './lane-ranges';
import { Playhead } from './playhead';
import { RangeAxis } from './range-axis';
import { ShotLane } from './shot-lane';
import { TimeMarks } from './time-marks';
import classes from './timeline.module.css';
import { ToneLanes } from './tone-lanes';
import type { TimeView } from './use-zoom';

const FIRST: ReadonlySet<ConceptGroup> = new Set(['topic', 'seen']);

interface TimelineLanesProps {
  response: AnalysisResponse;
  /** All entries, with the concepts that match the filter. */
  filtered: AnalysisEntry[];
  totalMs: number;
  player: Player;
  zoom: number;
  view: TimeView;
  range: TimeRange | null;
  onSelect: (range: TimeRange | null) => void;
}

/** The lanes below their axis of time. Topics and what is seen come first, then shots and loudness, then the others. */
export function TimelineLanes(props: TimelineLanesProps) {
  const { response, filtered, totalMs, player, zoom, view, range, onSelect } = props;
  const { shots = [], sound = [], windows } = response;
  const groups = useMemo(
    () => groupConcepts(lanesOf(filtered, lastEntryEnd(response))),
    [filtered, response],
  );
  const canSeek = player.phase !== 'failed';

  const laneGroups = (isFirst: boolean) =>
    groups
      .filter(({ group }) => FIRST.has(group) === isFirst)
      .map(({ group, concepts }) => (
        <LaneGroup key={group} group={group} lanes={concepts} totalMs={totalMs} />
      ));

  function seekTo({ target, clientX }: MouseEvent) {
    const track = target instanceof Element ? target.closest('[data-track]') : null;
    if (!track) return;
    const { left, width } = track.getBoundingClientRect();
    player.seek(Math.min(Math.max((clientX - left) / width, 0), 1) * totalMs);
  }

  return (
    <div ref={view.scroller} className={classes.scroller}>
      <div className={classes.tracks} style={{ '--zoom': zoom } as CSSProperties}>
        <TimeMarks totalMs={totalMs} zoom={zoom} view={view} />
        <RangeAxis
          // oxlint-disable-next-line react/refs -- the ref itself is handed on, its value is not read
          axis={view.axis}
          totalMs={totalMs}
          range={range}
          onSelect={onSelect}
          seek={canSeek ? player.seek : undefined}
        />
        {canSeek ? (
          <Playhead player={player} totalMs={totalMs} view={view} range={range} onSelect={onSelect} />
        ) : null}
        {/* For the pointer; the slider above does the same by keyboard. */}
        <ul className={classes.lanes} data-seeks={canSeek} {...(canSeek ? { onClick: seekTo } : {})}>
          <BreakLane totalMs={totalMs} seek={player.seek} />
          {laneGroups(true)}
          {shots.length > 0 ? <ShotLane shots={shots} totalMs={totalMs} /> : null}
          {sound.length > 0 ? <AudioLane sound={sound} totalMs={totalMs} /> : null}
          <ToneLanes response={response} totalMs={totalMs} />
          <WindowLanes windows={windows} totalMs={totalMs} />
          {laneGroups(false)}
        </ul>
        {zoom > 1 ? (
          <span className={classes.cover} aria-hidden="true">
            <span />
          </span>
        ) : null}
      </div>
    </div>
  );
}
