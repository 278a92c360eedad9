import { Paper, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { memo, useMemo, useState, type CSSProperties, type MouseEvent } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { useText } from '@/i18n/use-text';
import { durationOf, lastEntryEnd } from '@/targeting/concept-ranges';
import { groupConcepts, type ConceptGroup } from '../concept-groups';
import type { Player } from '../player/use-player';
import { BreakLane } from './break-lane';
import { FrameStrip } from './frame-strip';
import { LaneGroup } from './lane-group';
import { lanesOf } from './lane-ranges';
import { Playhead } from './playhead';
import { RangeAxis } from './range-axis';
import { RangeSummary } from './range-summary';
import { ShotLane } from './shot-lane';
import { AudioLane } from './audio-lane';
import { TimeMarks } from './time-marks';
import { TimelineTools } from './timeline-tools';
import { ToneLanes } from './tone-lanes';
import { WindowLanes } from '../windows/window-lanes';
import classes from './timeline.module.css';
import { useZoom } from './use-zoom';
import { useZoomKeys } from './use-zoom-keys';

const FIRST: ReadonlySet<ConceptGroup> = new Set(['topic', 'seen']);

interface ConceptTimelineProps {
  response: AnalysisResponse;
  /** All entries, with the concepts that match the filter. */
  filtered: AnalysisEntry[];
  /** The concepts that the filter shows; an empty set means all of them. */
  chosen: ReadonlySet<string>;
  player: Player;
}

/**
 * Shots, loudness, the tone of the program and one lane per concept, in groups, on one time axis that can be zoomed, and on which a range can be
 * selected. Parts that the response lacks are left out.
 * Memoized, like all long parts here: a change of the plan does not render it again.
 */
export const ConceptTimeline = memo(function ConceptTimeline({
  response,
  filtered,
  chosen,
  player,
}: ConceptTimelineProps) {
  const t = useText();
  const { analysis, shots, sound, thumbnails } = response;
  const totalMs = durationOf(response);
  const groups = useMemo(
    () => groupConcepts(lanesOf(filtered, lastEntryEnd(response))),
    [filtered, response],
  );
  const hasAudio = sound !== undefined && sound.length > 0;
  const hasShots = shots !== undefined && shots.length > 0;
  const [range, setRange] = useState<TimeRange | null>(null);
  const { zoom, view } = useZoom(totalMs);
  const timeline = useZoomKeys(view, player, totalMs);
  const isEmpty = !hasAudio && !hasShots && !thumbnails?.length && !analysis.some((e) => e.concepts.length);
  if (isEmpty) return null;
  const canSeek = player.phase !== 'failed';

  /** Topics and what is seen, before shots and loudness; the other groups after them. */
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
    <Paper
      component="figure"
      ref={timeline}
      withBorder
      m={0}
      p="md"
      className={classes.timeline}
      aria-label={t('sandbox.timeline.title')}
    >
      <Stack gap="sm">
        <FrameStrip shots={shots} thumbnails={thumbnails} player={player} view={view} />
        <TimelineTools
          player={player}
          totalMs={totalMs}
          zoom={zoom}
          view={view}
          range={range}
          onSelect={setRange}
        />
        <div ref={view.scroller} className={classes.scroller}>
          <div className={classes.tracks} style={{ '--zoom': zoom } as CSSProperties}>
            <TimeMarks totalMs={totalMs} zoom={zoom} view={view} />
            <RangeAxis
              // oxlint-disable-next-line react/refs -- the ref itself is handed on, its value is not read
              axis={view.axis}
              totalMs={totalMs}
              range={range}
              onSelect={setRange}
              seek={canSeek ? player.seek : undefined}
            />
            {canSeek ? (
              <Playhead player={player} totalMs={totalMs} view={view} range={range} onSelect={setRange} />
            ) : null}
            {/* For the pointer; the slider above does the same by keyboard. */}
            <ul className={classes.lanes} data-seeks={canSeek} {...(canSeek ? { onClick: seekTo } : {})}>
              <BreakLane totalMs={totalMs} seek={player.seek} />
              {laneGroups(true)}
              {hasShots ? <ShotLane shots={shots} totalMs={totalMs} /> : null}
              {hasAudio ? <AudioLane sound={sound} totalMs={totalMs} /> : null}
              <ToneLanes response={response} totalMs={totalMs} />
              <WindowLanes windows={response.windows} totalMs={totalMs} />
              {laneGroups(false)}
            </ul>
            {zoom > 1 ? (
              <span className={classes.cover} aria-hidden="true">
                <span />
              </span>
            ) : null}
          </div>
        </div>
        {range ? (
          <RangeSummary
            range={range}
            chosen={chosen}
            player={player}
            view={view}
            onClear={() => setRange(null)}
          />
        ) : null}
        <Text size="xs" c="dimmed">
          {t('result.lane-colors')}
        </Text>
      </Stack>
    </Paper>
  );
});
