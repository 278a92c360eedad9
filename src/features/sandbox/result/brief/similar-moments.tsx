import { Button, Group, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useMemo } from 'react';
import { useText } from '@/i18n/use-text';
import { similarMoments, type SimilarMoment } from '@/targeting/brief-meaning';
import type { MediaPlan } from '@/targeting/plan';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { VerdictChip } from '../plan/verdict-chip';
import classes from './brief-bar.module.css';
import type { useBriefVector } from './use-brief-vector';

function SimilarMoments({ moments }: { moments: readonly SimilarMoment[] }) {
  const t = useText();
  const { number } = useFormats();
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('plan.brief.similarity-help')}
      </Text>
      <ol aria-label={t('plan.brief.similar')}>
        {moments.map(({ startMs, bestMs, similarity, verdict, words }) => {
          const value = Math.round(Math.max(0, similarity) * 100);
          return (
            <Group component="li" key={startMs} gap="0 12px">
              <PlayTime timeMs={bestMs} />
              <Text size="sm">{t('plan.brief.similarity', { value: number(value) })}</Text>
              <Progress value={value} w={48} aria-hidden="true" />
              <VerdictChip verdict={verdict} />
              <Text size="sm" c="dimmed" lineClamp={2} className={classes.words}>
                {words}
              </Text>
            </Group>
          );
        })}
      </ol>
    </>
  );
}

interface RankingProps extends ReturnType<typeof useBriefVector> {
  plan: MediaPlan;
}

/** The moments by the meaning of what is said in them, or why they are not ranked by it. */
export function MeaningRanking({ plan, state, retry }: RankingProps) {
  const t = useText();
  const hasVectors = plan.response.sentences !== undefined;
  const vector = state.kind === 'vector' ? state.vector : undefined;
  const moments = useMemo(() => (vector === undefined ? [] : similarMoments(plan, vector)), [plan, vector]);
  const note = !hasVectors ? 'none' : state.kind === 'vector' ? null : state.kind;
  return (
    <>
      <Text component="div" size="sm" role="status" className={classes.status}>
        {note === null ? null : t(`plan.brief.meaning-${note}`)}
      </Text>
      {note === 'failed' ? (
        <Button variant="default" size="xs" onClick={retry}>
          {t('settings.try-again')}
        </Button>
      ) : null}
      {moments.length > 0 ? <SimilarMoments moments={moments} /> : null}
    </>
  );
}
