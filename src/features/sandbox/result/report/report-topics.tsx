import { Group, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { MediaPlan } from '@/targeting/plan';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import classes from './report.module.css';

const MAX_TOPICS = 6;

/** The topics of the video, with their rows of the taxonomy. */
export function ReportTopics({ plan: { topics } }: { plan: MediaPlan }) {
  const t = useText();
  const { percent } = useFormats();
  const nameOf = useConceptName();
  return (
    <section aria-labelledby="report-about">
      <h3 id="report-about" className={classes.heading}>
        {t('report.about')}
      </h3>
      {topics.length === 0 ? <p>{t('report.no-topics')}</p> : null}
      <ul className={classes.topics}>
        {topics.slice(0, MAX_TOPICS).map(({ name, id, path, totalMs, share }) => (
          <li key={name}>
            <Group component="p" justify="space-between" gap="0 10px">
              <strong dir="auto">{nameOf(name)}</strong>
              <span>{`${formatTimecode(totalMs)} · ${percent(share)}`}</span>
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
    </section>
  );
}
