import { Button, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { PlannedBreak } from '@/targeting/plan';
import { DownloadMenu } from '../export/download-menu';
import { useProfileName } from '../plan/profile-name';
import { useUndoKeys } from '../plan/use-undo-keys';
import { ReportButton } from '../report/report-button';
import type { ResultViewProps } from '../result-view';
import { BoundaryBar, useBoundaryMoves } from './boundaries';
import { AddBreak } from './add-break';
import { BreakSettings } from './break-settings';
import { BreakTables } from './break-table';
import { ExportedBreaks } from './exported-breaks';

type BreaksViewProps = Pick<ResultViewProps, 'analyzedAt' | 'planning' | 'settled' | 'player'>;

/** The break sheet: what can be done with it, and the breaks with their verdicts and reasons. */
export function BreaksView({ analyzedAt, planning, settled, player }: BreaksViewProps) {
  const t = useText();
  const profileName = useProfileName();
  const { plan, dropBreak } = settled;
  const { breaks, choices } = plan;
  const [dropped, setDropped] = useState<number | null>(null);
  const lastDropped = dropped !== null && choices.dropped.includes(dropped) ? dropped : null;

  const drop = useCallback(
    (timestamp: number) => {
      dropBreak(timestamp, true);
      setDropped(timestamp);
    },
    [dropBreak],
  );
  const moves = useBoundaryMoves(settled);
  const latestMove = useRef(moves.move);
  useEffect(() => {
    latestMove.current = moves.move;
  });
  const move = useCallback((places: readonly PlannedBreak[]) => latestMove.current(places), []);

  function undoDrop() {
    if (lastDropped !== null) dropBreak(lastDropped, false);
  }
  useUndoKeys(lastDropped === null ? null : undoDrop);

  const isAudioMissing = plan.response.speech === undefined && plan.program.limits.includes('no-audio');
  const hasPlaces = breaks.length > 0 || plan.isAllDropped;
  return (
    <Stack component="section" gap="xs" aria-label={t('plan.breaks.title')}>
      <AddBreak planning={settled} player={player}>
        <ReportButton
          plan={plan}
          analyzedAt={analyzedAt}
          profileName={profileName(choices.profile)}
          reportFor={planning.reportFor}
          onReportFor={planning.setReportFor}
        />
        {/* Last: what it says of a saved file moves nothing. */}
        <DownloadMenu plan={plan} />
      </AddBreak>
      <BreakSettings planning={planning} />
      {lastDropped === null ? null : (
        <Group role="status" gap="xs" fz="sm">
          {t('plan.breaks.just-dropped', { time: formatTimecode(lastDropped) })}
          <Button variant="subtle" size="compact-sm" data-undo onClick={undoDrop}>
            {t('plan.breaks.undo-drop')}
          </Button>
        </Group>
      )}
      {hasPlaces ? <ExportedBreaks plan={plan} /> : null}
      <BoundaryBar plan={plan} moves={moves} />
      <BreakTables planning={settled} onDrop={drop} onMove={move} />
      <Text size="sm" c="dimmed">
        {t(
          hasPlaces
            ? isAudioMissing
              ? 'plan.breaks.text-no-speech'
              : 'plan.breaks.text'
            : 'plan.breaks.none',
        )}
      </Text>
    </Stack>
  );
}
