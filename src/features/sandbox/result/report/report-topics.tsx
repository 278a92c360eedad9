import { Group, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useText } from '@/i18n/use-text';
import type { MediaPlan } from '@/targeting/plan';
import { firstTopics } from '@/targeting/topics';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import classes from './report.module.css';

/** Number of topics that are named, besides the sensitive ones. */
const MAX_TOPICS = 6;

/** The topics of the video, the sensitive ones marked, with their rows of the taxonomy. */
export function ReportTopics({ plan: { topics } }: { plan: MediaPlan }) {
  const t = useText();
  const { duration, percent } = useFormats();
  const { first, others } = firstTopics(topics, MAX_TOPICS);
  const nameOf = useConceptName();
  return (
    <section aria-labelledby="report-about">
      <h3 id="report-about" className={classes.heading}>
        {t('report.about')}
      </h3>
      {topics.length === 0 ? <p>{t('report.no-topics')}</p> : null}
      <ul className={classes.topics}>
        {first.map(({ name, id, path, totalMs, share, isSensitive }) => (
          <li key={name}>
            <Group component="p" justify="space-between" gap="0 10px">
              <span>
                <strong dir="auto">{nameOf(name)}</strong>
                {isSensitive ? ` · ${t('plan.glance.is-sensitive')}` : null}
              </span>
              <span>{t('report.topic-time', { time: duration(totalMs), share: percent(share) })}</span>
            </Group>
            <Progress
              value={share * 100}
              size={5}
              my={3}
              bg="var(--sunken)"
              color="var(--accent)"
              aria-hidden
            />
            <p className={classes.soft}>{[path.join(' › '), ...(id ? [id] : [])].join(' · ')}</p>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <p className={classes.soft}>{t('report.more-topics', { count: others.length })}</p>
      ) : null}
    </section>
  );
}
