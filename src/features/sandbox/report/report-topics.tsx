import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { MediaPlan } from '@/targeting/plan';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../use-concept-name';
import classes from './report-topics.module.css';
import shared from './report.module.css';

const MAX_TOPICS = 6;

/** The topics of the video, with their rows of the taxonomy. */
export function ReportTopics({ plan: { topics } }: { plan: MediaPlan }) {
  const t = useText();
  const { percent } = useFormats();
  const nameOf = useConceptName();
  return (
    <section className={shared.section} aria-labelledby="report-about">
      <h3 id="report-about" className={shared.heading}>
        {t('report.about')}
      </h3>
      {topics.length === 0 ? <p>{t('report.no-topics')}</p> : null}
      <ul className={classes.topics}>
        {topics.slice(0, MAX_TOPICS).map(({ name, id, path, totalMs, share }) => (
          <li key={name}>
            <p className={classes.topic}>
              <strong dir="auto">{nameOf(name)}</strong>
              <span>{`${formatTimecode(totalMs)} · ${percent(share)}`}</span>
            </p>
            <progress className={classes.bar} max={1} value={share} aria-hidden="true" />
            <p className={shared.soft}>{[path.join(' › '), ...(id ? [id] : [])].join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
