import { Paper, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { memo, useState } from 'react';
import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { useText } from '@/i18n/use-text';
import { useIsNarrow } from '@/lib/use-is-narrow';
import { durationOf } from '@/targeting/concept-ranges';
import type { Player } from '../player/use-player';
import { FrameStrip } from './frame-strip';
import { RangeSummary } from './range-summary';
import { TimelineLanes } from './timeline-lanes';
import { TimelineTools } from './timeline-tools';
import classes from './timeline.module.css';
import { useZoom } from './use-zoom';
import { useZoomKeys } from './use-zoom-keys';

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
export const ConceptTimeline = memo(function ConceptTimeline(props: ConceptTimelineProps) {
  const { response, filtered, chosen, player } = props;
  const t = useText();
  const isNarrow = useIsNarrow();
  const { analysis, shots, sound, thumbnails } = response;
  const totalMs = durationOf(response);
  const [range, setRange] = useState<TimeRange | null>(null);
  const { zoom, view } = useZoom(totalMs);
  const timeline = useZoomKeys(view, player, totalMs);
  const isEmpty =
    !sound?.length && !shots?.length && !thumbnails?.length && !analysis.some((e) => e.concepts.length);
  if (isEmpty) return null;
  const canSeek = player.phase !== 'failed';
  const frames = <FrameStrip shots={shots} thumbnails={thumbnails} player={player} view={view} />;
  const shared = { player, totalMs, zoom, view, range, onSelect: setRange };

  return (
    <Paper
      component="figure"
      ref={timeline}
      withBorder
      m={0}
      px="sm"
      py="xs"
      className={classes.timeline}
      aria-label={t('sandbox.timeline.title')}
    >
      <Stack gap="xs">
        {/* On a phone, the lanes come first. */}
        {isNarrow ? null : frames}
        <TimelineTools {...shared} />
        <TimelineLanes response={response} filtered={filtered} {...shared} />
        {range ? (
          <RangeSummary
            range={range}
            chosen={chosen}
            player={player}
            view={view}
            onClear={() => setRange(null)}
          />
        ) : null}
        {isNarrow ? frames : null}
        <Text size="xs" c="dimmed">
          {t('result.lane-colors')}
        </Text>
        <Text size="xs" c="dimmed">
          {t(canSeek ? 'plan.timeline.hint' : 'plan.timeline.drag')}{' '}
          {canSeek && !isNarrow ? t('plan.timeline.keys') : null}
        </Text>
      </Stack>
    </Paper>
  );
});
