import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useMemo } from 'react';
import { isolated } from '@/contracts/printable-text';
import { useText } from '@/i18n/use-text';
import { joinNames } from '@/lib/join-names';
import type { MediaPlan } from '@/targeting/plan';
import { pairsOf } from '@/targeting/spots/pairs';
import type { Spot } from '@/targeting/spots/spot';
import { useBreakWarnings } from '../breaks/break-warnings';
import { PlayTime } from '../entries/play-time';
import { Findings } from '../plan/findings';
import type { ResultViewProps } from '../result-view';
import { AssignmentTable } from './assignment-table';
import { PairTable } from './pair-table';
import { PreviewedSpot } from './previewed-spot';
import { SpotList } from './spot-list';
import classes from './spots.module.css';
import { usePreview } from './use-preview';
import { useSpots } from './use-spots';

/** The length of a new spot in seconds where breaks are longer: the most usual one of advertisements. */
const USUAL_SPOT_SECONDS = 30;

interface TooLongProps {
  spots: readonly Spot[];
  podSeconds: number;
  setPodSeconds: (seconds: number) => void;
}

/** The spots that are longer than a break, and the length with which all of them fit. */
function TooLong({ spots, podSeconds, setPodSeconds }: TooLongProps) {
  const t = useText();
  const tooLong = spots.filter(({ seconds }) => seconds > podSeconds);
  if (tooLong.length === 0) return null;
  const fitting = Math.max(...tooLong.map(({ seconds }) => seconds));
  const names = joinNames(tooLong.map(({ name }) => isolated(name)));
  return (
    <Group gap="xs" mb="xs">
      <Text size="sm" fw={560} c="var(--warn-ink)">
        {t('spots.too-long', { names, pod: podSeconds, count: tooLong.length })}
      </Text>
      <Button size="xs" variant="default" onClick={() => setPodSeconds(fitting)}>
        {t('spots.set-pod', { seconds: fitting })}
      </Button>
    </Group>
  );
}

/** The planned breaks that no spot is placed in, because no file has them, each with the reason. */
function LeftOut({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const warningsOf = useBreakWarnings(plan);
  const leftOut = plan.breaks.filter(({ isPlanned, isExported }) => isPlanned && !isExported);
  if (leftOut.length === 0) return null;
  return (
    <div>
      <Text size="sm">{t('spots.left-out')}</Text>
      <ul className={classes.parts} aria-label={t('spots.left-out')}>
        {leftOut.map((place) => (
          <li key={place.timestamp}>
            <PlayTime timeMs={place.timestamp} />{' '}
            <Text span size="sm" fw={560} c="var(--warn-ink)">
              {warningsOf(place).join(' ')}
            </Text>
            <Findings findings={place.findings} plan={plan} />
          </li>
        ))}
      </ul>
    </div>
  );
}

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
          {spots.length === 0 && status === 'synced'
            ? null
            : t(`spots.stored.${status === 'device' ? 'synced' : status}`)}
        </Text>
      )}
      <SpotList editor={editor} usualSeconds={Math.min(USUAL_SPOT_SECONDS, plan.podSeconds)} />
      {breaks.length === 0 ? <Text>{t('spots.no-breaks')}</Text> : null}
      {spots.length > 0 && breaks.length > 0 ? (
        <>
          <div>
            <PreviewedSpot preview={preview} player={player} />
            <TooLong spots={spots} podSeconds={plan.podSeconds} setPodSeconds={settled.setPodSeconds} />
            <PairTable
              breaks={breaks}
              podSeconds={plan.podSeconds}
              spots={spots}
              videoUrl={plan.response.videoUrl}
              onSave={save}
              preview={preview}
            />
          </div>
          <Text size="sm" c="dimmed">
            {t('spots.legend')}
          </Text>
          <AssignmentTable plan={plan} breaks={breaks} spots={spots} />
        </>
      ) : null}
      <LeftOut plan={plan} />
    </Stack>
  );
}
