import { Alert, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useMemo } from 'react';
import { useText } from '@/i18n/use-text';
import { pairsOf } from '@/targeting/spots/pairs';
import type { ResultViewProps } from '../result-view';
import { AssignmentTable } from './assignment-table';
import { PairTable } from './pair-table';
import { PreviewBar } from './preview-bar';
import { SpotList } from './spot-list';
import { usePreview } from './use-preview';
import { useSpots } from './use-spots';

/** The user's advertisements against the breaks of a program: fit, conflicts, the best assignment, and a preview. */
export function SpotsView({ settled, player }: Pick<ResultViewProps, 'settled' | 'player'>) {
  const t = useText();
  const editor = useSpots();
  const { plan } = settled;
  const { spots, status, save } = editor;
  const preview = usePreview(player);
  const breaks = useMemo(() => pairsOf(plan, spots), [plan, spots]);
  return (
    <Stack component="section" gap="md" aria-label={t('spots.title')}>
      <Text size="sm" c="dimmed">
        {t('spots.text')}
      </Text>
      {status === 'refused' || status === 'newer' ? (
        <Alert color="red" title={t('spots.unsaved')}>
          {t(`spots.unsaved.${status}`)}
        </Alert>
      ) : (
        <Text size="sm" c="dimmed" role="status">
          {t(`spots.stored.${status}`)}
        </Text>
      )}
      <SpotList editor={editor} />
      {breaks.length === 0 ? <Text>{t('spots.no-breaks')}</Text> : null}
      {spots.length > 0 && breaks.length > 0 ? (
        <>
          <PreviewBar preview={preview} player={player} />
          <PairTable
            breaks={breaks}
            spots={spots}
            videoUrl={plan.response.videoUrl}
            onSave={save}
            preview={preview}
          />
          <Text size="sm" c="dimmed">
            {t('spots.legend')}
          </Text>
          <AssignmentTable plan={plan} breaks={breaks} spots={spots} />
        </>
      ) : null}
    </Stack>
  );
}
