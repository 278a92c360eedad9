import { Button, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useMemo } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { MediaPlan, PlannedBreak } from '@/targeting/plan';
import {
  boundaryOffset,
  droppedOffBoundary,
  isAtBoundary,
  movedToBoundaries,
  moveOf,
  type BoundaryMoves,
} from '@/targeting/segment-boundaries';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { CutTimes } from './cut-times';

/** What moving breaks to boundaries has changed, in a sentence. */
export function useMovesText(): (moves: BoundaryMoves) => string {
  const t = useText();
  return ({ moved, lost }) =>
    [
      moved.length > 0 ? t('delivery.moved', { count: moved.length }) : '',
      lost.length > 0 ? t('delivery.lost', { times: lost.map(formatTimecode).join(', ') }) : '',
    ]
      .filter(Boolean)
      .join(' ');
}

interface BoundaryBarProps {
  plan: MediaPlan;
  onMove: (places: readonly PlannedBreak[]) => void;
}

/** Which breaks a packager would skip, where each would be moved, and the cut times for a packager; nothing for a file. */
export function BoundaryBar({ plan, onMove }: BoundaryBarProps) {
  const t = useText();
  const { response, breaks, isAllDropped } = plan;
  const { exported, off, moves } = useMemo(() => {
    const inFiles = breaks.filter(({ isExported }) => isExported);
    const skipped = inFiles.filter(({ timestamp }) => !isAtBoundary(response, timestamp));
    return { exported: inFiles, off: skipped, moves: movedToBoundaries(plan, skipped) };
  }, [plan, breaks, response]);
  if (response.segmentBoundaries === undefined) return null;
  const { moved, lost } = moves;
  const dropped = droppedOffBoundary(plan);
  // What a move has dropped is among them: a stream with boundaries there has a place for each.
  const cutsMs = [...new Set([...off.map(({ timestamp }) => timestamp), ...(isAllDropped ? dropped : [])])];
  return (
    <Stack gap={4} fz="sm">
      {off.length > 0 ? (
        <>
          <Text size="sm" fw={560} c="var(--warn-ink)">
            {t('delivery.off', { count: off.length, all: exported.length })}
          </Text>
          <Text size="sm">{t('delivery.would', { moved: moved.length, lost: lost.length })}</Text>
          <ul aria-label={t('delivery.moves')}>
            {off.map(({ timestamp }) => {
              const to = moved.find(({ fromMs }) => fromMs === timestamp)?.toMs;
              return (
                <li key={timestamp}>
                  <PlayTime timeMs={timestamp} /> <span aria-hidden="true">→</span>{' '}
                  {to === undefined ? t('delivery.would-drop') : <PlayTime timeMs={to} />}
                </li>
              );
            })}
          </ul>
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={() => onMove(off)}>
              {t(moved.length > 0 ? 'delivery.move-all' : 'delivery.drop-all', { count: off.length })}
            </Button>
          </Group>
        </>
      ) : null}
      {lost.length > 0 || (isAllDropped && dropped.length > 0) ? <CutTimes cutsMs={cutsMs} /> : null}
    </Stack>
  );
}

interface BoundaryNoteProps {
  place: PlannedBreak;
  plan: MediaPlan;
  onMove: (places: readonly PlannedBreak[]) => void;
}

/**
 * Whether a planned break is at a segment boundary and, if not, where it can be moved; nothing for a file, or for a break
 * that goes into none.
 */
export function BoundaryNote({ place, plan, onMove }: BoundaryNoteProps) {
  const t = useText();
  const { number } = useFormats();
  const { timestamp, isPlanned, verdict } = place;
  const offset = boundaryOffset(plan.response, timestamp);
  if (offset === undefined || !isPlanned || verdict === 'unsuitable') return null;
  if (isAtBoundary(plan.response, timestamp))
    return (
      <Text size="sm" c="dimmed">
        {t('delivery.at-boundary')}
      </Text>
    );
  const to = moveOf(plan, place);
  if (to === undefined)
    return (
      <Text size="sm" fw={560} c="var(--warn-ink)">
        {t('delivery.no-place')}
      </Text>
    );
  const [time, target] = [formatTimecode(timestamp), formatTimecode(to)];
  const seconds = number(Math.abs(to - timestamp) / 1000);
  return (
    <Group gap={6}>
      <Text size="sm" fw={560} c="var(--warn-ink)">
        {t('delivery.place', { target, seconds, direction: to < timestamp ? 'earlier' : 'later' })}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('delivery.move-at', { time, target })}
        onClick={() => onMove([place])}
      >
        {t('delivery.move')}
      </Button>
    </Group>
  );
}
