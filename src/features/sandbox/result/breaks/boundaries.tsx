import { Button, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useMemo } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { placeAt } from '@/targeting/breaks';
import type { MediaPlan, PlannedBreak } from '@/targeting/plan';
import {
  allMovedToBoundaries,
  boundaryOffset,
  droppedOffBoundary,
  isAtBoundary,
  MAX_MOVE_OF_ALL_MS,
  movedToBoundaries,
  moveOf,
  type BoundaryMoves,
  type MovedBreak,
} from '@/targeting/segment-boundaries';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { CutTimes } from './cut-times';

const distanceOf = ({ fromMs, toMs }: MovedBreak) => Math.abs(toMs - fromMs);

const largestOf = (moved: readonly MovedBreak[]) => Math.max(...moved.map(distanceOf));

/** Returns the text of a distance in seconds, with at most one decimal. */
function useSeconds(): (distanceMs: number) => string {
  const { number } = useFormats();
  return (distanceMs) => number(Math.round(distanceMs / 100) / 10);
}

/** Returns what moving breaks to boundaries has changed, in sentences. */
export function useMovesText(): (moves: BoundaryMoves) => string {
  const t = useText();
  const secondsText = useSeconds();
  return ({ moved, stayed, lost }) =>
    [
      ...(moved.length > 0
        ? [t('delivery.moved', { count: moved.length, seconds: secondsText(largestOf(moved)) })]
        : []),
      ...(stayed.length > 0
        ? [
            t('delivery.stayed', {
              most: secondsText(MAX_MOVE_OF_ALL_MS),
              times: stayed.map(({ fromMs }) => formatTimecode(fromMs)).join(', '),
            }),
          ]
        : []),
      ...(lost.length > 0 ? [t('delivery.lost', { times: lost.map(formatTimecode).join(', ') })] : []),
    ].join(' ');
}

/** Returns how a move changes the place score of a break; null if it does not. */
function useScoreText({ response }: MediaPlan): (move: MovedBreak) => string | null {
  const t = useText();
  const { percentWhole } = useFormats();
  return ({ fromMs, toMs }) => {
    const [before, score] = [fromMs, toMs].map((timeMs) => percentWhole(placeAt(response, timeMs).score));
    return before === score ? null : t('delivery.score-there', { score: score ?? '', before: before ?? '' });
  };
}

/** What a move of all would do with a break. */
function Outcome({ timeMs, moves, plan }: { timeMs: number; moves: BoundaryMoves; plan: MediaPlan }) {
  const t = useText();
  const scoreText = useScoreText(plan);
  const secondsText = useSeconds();
  const isOfBreak = ({ fromMs }: MovedBreak) => fromMs === timeMs;
  const moved = moves.moved.find(isOfBreak);
  const stayed = moves.stayed.find(isOfBreak);
  const textOf = (move: MovedBreak) => ({
    target: formatTimecode(move.toMs),
    seconds: secondsText(distanceOf(move)),
    direction: move.toMs < move.fromMs ? 'earlier' : 'later',
  });
  return (
    <li>
      <PlayTime timeMs={timeMs} /> <span aria-hidden="true">→</span>{' '}
      {moved ? (
        <>
          <PlayTime timeMs={moved.toMs} /> {t('delivery.would-move-by', textOf(moved))} {scoreText(moved)}
        </>
      ) : stayed ? (
        t('delivery.would-stay-at', textOf(stayed))
      ) : (
        t('delivery.would-drop')
      )}
    </li>
  );
}

interface BoundaryBarProps {
  plan: MediaPlan;
  onMove: (moves: BoundaryMoves) => void;
}

/** Which breaks a packager would skip, where each would be moved, and the cut times for a packager; nothing for a file. */
export function BoundaryBar({ plan, onMove }: BoundaryBarProps) {
  const t = useText();
  const secondsText = useSeconds();
  const { response, breaks, isAllDropped } = plan;
  const { exported, off, moves } = useMemo(() => {
    const inFiles = breaks.filter(({ isExported }) => isExported);
    const skipped = inFiles.filter(({ timestamp }) => !isAtBoundary(response, timestamp));
    return { exported: inFiles, off: skipped, moves: allMovedToBoundaries(plan, skipped) };
  }, [plan, breaks, response]);
  if (response.segmentBoundaries === undefined) return null;
  const { moved, stayed, lost } = moves;
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
          <Text size="sm">
            {t('delivery.would', { moved: moved.length, stayed: stayed.length, lost: lost.length })}{' '}
            {moved.length > 0 ? t('delivery.largest', { seconds: secondsText(largestOf(moved)) }) : null}
          </Text>
          <ul aria-label={t('delivery.moves')}>
            {off.map(({ timestamp }) => (
              <Outcome key={timestamp} timeMs={timestamp} moves={moves} plan={plan} />
            ))}
          </ul>
          {moved.length > 0 || lost.length > 0 ? (
            <Group gap="xs">
              <Button variant="default" size="xs" onClick={() => onMove(moves)}>
                {t(moved.length > 0 ? 'delivery.move-all' : 'delivery.drop-all', { count: lost.length })}
              </Button>
            </Group>
          ) : null}
        </>
      ) : null}
      {stayed.length > 0 || lost.length > 0 || (isAllDropped && dropped.length > 0) ? (
        <CutTimes cutsMs={cutsMs} />
      ) : null}
    </Stack>
  );
}

interface BoundaryNoteProps {
  place: PlannedBreak;
  plan: MediaPlan;
  onMove: (moves: BoundaryMoves) => void;
}

/**
 * Whether a planned break is at a segment boundary and, if not, where it can be moved; nothing for a file, or for a break
 * that goes into none.
 */
export function BoundaryNote({ place, plan, onMove }: BoundaryNoteProps) {
  const t = useText();
  const secondsText = useSeconds();
  const scoreText = useScoreText(plan);
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
  const seconds = secondsText(Math.abs(to - timestamp));
  return (
    <Group gap={6}>
      <Text size="sm" fw={560} c="var(--warn-ink)">
        {t('delivery.place', { target, seconds, direction: to < timestamp ? 'earlier' : 'later' })}{' '}
        {scoreText({ fromMs: timestamp, toMs: to })}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('delivery.move-at', { time, target })}
        onClick={() => onMove(movedToBoundaries(plan, [place]))}
      >
        {t('delivery.move')}
      </Button>
    </Group>
  );
}
