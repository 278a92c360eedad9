import { Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { MediaPlan, PlannedBreak } from '@/targeting/plan';
import {
  boundaryOffset,
  isAtBoundary,
  movedToBoundaries,
  type BoundaryMoves,
} from '@/targeting/segment-boundaries';
import { useFormats } from '@/ui/use-formats';
import type { PlanEditor } from '../plan/use-planning';

/** Moves breaks to segment boundaries, says what came of it, and can take it back. */
export function useBoundaryMoves({ plan, choices, restore }: PlanEditor) {
  const [outcome, setOutcome] = useState<{
    moves: BoundaryMoves;
    stays: boolean;
    before: Pick<PlanEditor['choices'], 'kept' | 'dropped'>;
  } | null>(null);
  return {
    outcome: outcome?.moves ?? null,
    stays: outcome?.stays ?? false,
    /** @param drops whether those without a boundary are dropped; otherwise nothing is moved */
    move: (which: readonly PlannedBreak[], drops = false) => {
      const { kept, dropped } = choices;
      const moves = movedToBoundaries(plan, which);
      const stays = !drops && moves.lost.length > 0;
      if (!stays) restore({ kept: moves.kept, dropped: moves.dropped });
      setOutcome({ moves, stays, before: { kept, dropped } });
    },
    undo: () => {
      if (outcome) restore(outcome.before);
      setOutcome(null);
    },
  };
}

type Moves = ReturnType<typeof useBoundaryMoves>;

/** How many breaks a packager would skip, and what moving them has changed; nothing for a file. */
export function BoundaryBar({ plan, moves }: { plan: MediaPlan; moves: Moves }) {
  const t = useText();
  const { outcome, stays, move, undo } = moves;
  const exported = plan.breaks.filter(({ isExported }) => isExported);
  const off = exported.filter(({ timestamp }) => !isAtBoundary(plan.response, timestamp));
  const times = (all: readonly number[]) => all.map(formatTimecode).join(', ');
  if (plan.response.segmentBoundaries === undefined) return null;
  return (
    <Group gap="xs" fz="sm">
      {off.length > 0 ? (
        <>
          <Text size="sm" fw={560} c="var(--warn-ink)">
            {t('delivery.off', { count: off.length, all: exported.length })}
          </Text>
          <Button variant="default" size="xs" onClick={() => move(off, true)}>
            {t('delivery.move-all')}
          </Button>
        </>
      ) : null}
      <Group role="status" gap="xs">
        {outcome
          ? [
              outcome.moved.length > 0 ? t('delivery.moved', { count: outcome.moved.length }) : null,
              outcome.lost.length > 0
                ? t(stays ? 'delivery.none' : 'delivery.lost', { times: times(outcome.lost) })
                : null,
            ]
              .filter((each) => each !== null)
              .join(' ')
          : null}
        {outcome && !stays ? (
          <Button variant="subtle" size="compact-sm" data-undo onClick={undo}>
            {t('plan.breaks.undo-drop')}
          </Button>
        ) : null}
      </Group>
    </Group>
  );
}

interface BoundaryNoteProps {
  place: PlannedBreak;
  plan: MediaPlan;
  onMove: Moves['move'];
}

/** How far a planned break is from the nearest segment boundary; nothing for a file. */
export function BoundaryNote({ place, plan, onMove }: BoundaryNoteProps) {
  const t = useText();
  const { number } = useFormats();
  const { timestamp, isPlanned } = place;
  const offset = boundaryOffset(plan.response, timestamp);
  if (offset === undefined || !isPlanned) return null;
  const seconds = number(Math.abs(offset) / 1000);
  const direction = offset < 0 ? 'earlier' : 'later';
  if (isAtBoundary(plan.response, timestamp))
    return (
      <Text size="sm" c="dimmed">
        {t('delivery.at-boundary')}
      </Text>
    );
  return (
    <Group gap={6}>
      <Text size="sm" fw={560} c="var(--warn-ink)">
        {t('delivery.off-boundary', { seconds, direction })}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('delivery.move-at', { time: formatTimecode(timestamp) })}
        onClick={() => onMove([place])}
      >
        {t('delivery.move')}
      </Button>
    </Group>
  );
}
