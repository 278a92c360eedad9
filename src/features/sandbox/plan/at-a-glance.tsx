import { useMemo } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { AdBreak } from '@/targeting/breaks';
import { topicTimes, type TopicTime } from '@/targeting/topics';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { useConceptName } from '../use-concept-name';
import classes from './at-a-glance.module.css';

/** Topics before the others are folded. */
const TOPICS_AT_FIRST = 4;

function TopicList({ topics }: { topics: readonly TopicTime[] }) {
  const { percent } = useFormats();
  const conceptName = useConceptName();
  return (
    <ul className={classes.topics}>
      {topics.map(({ name, path, ranges, totalMs, share }) => (
        <li key={name}>
          <span className={classes.topic}>
            <span className={classes.name} title={path.join(' > ')}>
              {conceptName(name)}
            </span>
            <span className={classes.value}>{`${formatTimecode(totalMs)} · ${percent(share)}`}</span>
          </span>
          <progress className={classes.bar} max={1} value={share} aria-hidden="true" />
          <PlayTime timeMs={ranges[0]?.startMs ?? 0} />
        </li>
      ))}
    </ul>
  );
}

/** The sensitive topics that were found with their places, or that none was found of those that were looked for. */
function Suitability({ response, topics }: { response: AnalysisResponse; topics: readonly TopicTime[] }) {
  const t = useText();
  const { taxonomy } = response;
  const sensitive = topics.filter(({ isSensitive }) => isSensitive);
  if (!taxonomy) return <p className={classes.text}>{t('plan.glance.not-assessed')}</p>;
  const { sources = [] } = taxonomy;
  // No object stands for a sensitive topic: without a word there is nothing to assess.
  if (sensitive.length === 0 && !sources.some((source) => source !== 'seen'))
    return <p className={classes.text}>{t('plan.glance.no-words')}</p>;
  const checked = taxonomy.topics.filter(({ isSensitive }) => isSensitive).length;
  return (
    <>
      <p className={classes.verdict} data-tone={sensitive.length > 0 ? 'warn' : 'good'}>
        {sensitive.length > 0
          ? t('plan.glance.sensitive', { count: sensitive.length })
          : t('plan.glance.none-sensitive', { count: checked })}
      </p>
      {sensitive.length > 0 ? <TopicList topics={sensitive} /> : null}
      <p className={classes.text}>
        {t('plan.glance.limits', {
          sources: sources.map((source) => t(`plan.glance.${source}`)).join(', '),
        })}
      </p>
    </>
  );
}

/** What a video is about, what a careful brand would want to know of it, and its best place for an advertisement. */
export function AtAGlance({ response, breaks }: { response: AnalysisResponse; breaks: readonly AdBreak[] }) {
  const t = useText();
  const { percent } = useFormats();
  const topics = useMemo(() => topicTimes(response), [response]);
  const best = breaks.toSorted((a, b) => b.score - a.score).at(0);
  const others = topics.slice(TOPICS_AT_FIRST);
  return (
    <section aria-labelledby="result-glance">
      <h3 id="result-glance" tabIndex={-1} className={classes.title}>
        {t('plan.glance.title')}
      </h3>
      <div className={classes.cards}>
        <div className={classes.card}>
          <h4>{t('plan.glance.about')}</h4>
          {topics.length === 0 ? <p className={classes.text}>{t('plan.glance.no-topic')}</p> : null}
          <TopicList topics={topics.slice(0, TOPICS_AT_FIRST)} />
          {others.length > 0 ? (
            <details>
              <summary>{t('plan.glance.more', { count: others.length })}</summary>
              <TopicList topics={others} />
            </details>
          ) : null}
        </div>
        <div className={classes.card}>
          <h4>{t('plan.glance.suitability')}</h4>
          <Suitability response={response} topics={topics} />
        </div>
        <div className={classes.card}>
          <h4>{t('plan.glance.best-break')}</h4>
          {best ? (
            <>
              <p className={classes.best}>
                <PlayTime timeMs={best.timestamp} /> <strong>{percent(best.score)}</strong>
              </p>
              <p className={classes.text}>
                {best.reasons.map((reason) => t(`plan.breaks.${reason}`)).join(' · ')}
              </p>
            </>
          ) : (
            <p className={classes.text}>{t('plan.breaks.none')}</p>
          )}
        </div>
      </div>
    </section>
  );
}
