import { Paper } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import { useText } from '@/i18n/use-text';
import type { BriefMoment } from '@/targeting/brief-moments';
import type { MediaPlan } from '@/targeting/plan';
import classes from './brief-bar.module.css';
import { BriefMoments } from './brief-moments';
import { MeaningRanking } from './similar-moments';
import type { useBriefVector } from './use-brief-vector';

interface BriefRankingsProps {
  plan: MediaPlan;
  /** The best moments by words. */
  moments: readonly BriefMoment[];
  vector: ReturnType<typeof useBriefVector>;
}

/** The moments for a brief by the vocabulary, and beside them those by the meaning of what is said. */
export function BriefRankings({ plan, moments, vector }: BriefRankingsProps) {
  const t = useText();
  const { sentences, transcript } = plan.response;
  const isSpoken = sentences !== undefined || (transcript?.lines.length ?? 0) > 0;
  return (
    <Paper withBorder px="sm" py={4} className={classes.rankings}>
      {moments.length > 0 ? (
        <div>
          {isSpoken ? <h3 className={classes.ranking}>{t('plan.brief.by-words')}</h3> : null}
          <BriefMoments moments={moments} />
        </div>
      ) : null}
      {isSpoken ? (
        <div>
          <h3 className={classes.ranking}>{t('plan.brief.by-meaning')}</h3>
          <MeaningRanking plan={plan} {...vector} />
        </div>
      ) : null}
    </Paper>
  );
}
