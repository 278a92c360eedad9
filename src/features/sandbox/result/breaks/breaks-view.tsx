import { Button, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useCallback, useEffect, useRef } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { BoundaryMoves } from '@/targeting/segment-boundaries';
import { DownloadMenu } from '../export/download-menu';
import { useProfileName } from '../plan/profile-name';
import type { PlanEditor } from '../plan/use-planning';
import { useUndoKeys } from '../plan/use-undo-keys';
import { ReportButton } from '../report/report-button';
import type { ResultViewProps } from '../result-view';
import { BoundaryBar, useMovesText } from './boundaries';
import { AddBreak } from './add-break';
import { BreakSettings } from './break-settings';
import { BreakTables } from './break-table';
import { ExportedBreaks } from './exported-breaks';
import { useBreakUndo } from './use-break-undo';

type BreaksViewProps = Pick<ResultViewProps, 'analyzedAt' | 'planning' | 'settled' | 'player'>;

/** Dropping a break and moving breaks, which can be undone. */
function useSheetChanges(planning: PlanEditor) {
  const t = useText();
  const movesText = useMovesText();
  const undo = useBreakUndo(planning);
  useUndoKeys(undo.text === undefined ? null : undo.undo);

  function drop(timestamp: number) {
    // A kept break stays in `kept`, so that it is unchanged when it is restored.
    const { kept, dropped } = planning.choices;
    // Pressed twice before the row has gone.
    if (dropped.includes(timestamp)) return;
    undo.change(
      { kept, dropped: [...dropped, timestamp].toSorted((a, b) => a - b) },
      t('plan.breaks.just-dropped', { time: formatTimecode(timestamp) }),
    );
  }

  function move(moves: BoundaryMoves) {
    undo.change({ kept: moves.kept, dropped: moves.dropped }, movesText(moves));
  }

  const latestChange = useRef({ drop, move });
  useEffect(() => {
    latestChange.current = { drop, move };
  });
  // The same at every rendering, because the table is long.
  const onDrop = useCallback((timestamp: number) => latestChange.current.drop(timestamp), []);
  const onMove = useCallback((moves: BoundaryMoves) => latestChange.current.move(moves), []);
  return { undo, onDrop, onMove };
}

/** The break sheet: what can be done with it, and the breaks with their verdicts and reasons. */
export function BreaksView({ analyzedAt, planning, settled, player }: BreaksViewProps) {
  const t = useText();
  const profileName = useProfileName();
  const { plan } = settled;
  const { breaks, choices } = plan;
  const { undo, onDrop, onMove } = useSheetChanges(planning);
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
      <Group role="status" gap="xs" fz="sm">
        {undo.text === undefined ? null : (
          <>
            {undo.text}
            <Button variant="subtle" size="compact-sm" data-undo onClick={undo.undo}>
              {t('plan.breaks.undo-drop')}
            </Button>
          </>
        )}
      </Group>
      {hasPlaces ? <ExportedBreaks plan={plan} /> : null}
      <BoundaryBar plan={plan} onMove={onMove} />
      <BreakTables planning={settled} onDrop={onDrop} onMove={onMove} />
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
