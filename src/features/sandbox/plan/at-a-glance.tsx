import { memo } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { areTopicsAssessed } from '@/targeting/assessment';
import { bestBreaks, type MediaPlan, type PlannedBreak } from '@/targeting/plan';
import { PRESETS } from '@/targeting/suitability';
import type { TopicTime } from '@/targeting/topics';
import { SelectField } from '@/ui/fields/select-field';
import { VisuallyHidden } from '@/ui/feedback/visually-hidden';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { topicAnchor } from '../topics/topic-evidence';
import { useConceptName } from '../use-concept-name';
import classes from './at-a-glance.module.css';
import { ExportedBreaks } from './exported-breaks';
import { Findings } from './findings';
import { useProfileName } from './profile-name';
import type { Suitability } from './use-planning';
import { VerdictChip } from './verdict-chip';

/** Number of topics shown before the others are folded. */
const TOPICS_AT_FIRST = 4;

function TopicList({ topics }: { topics: readonly TopicTime[] }) {
  const t = useText();
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
            <a className={classes.value} href={`#${topicAnchor(name)}`}>
              {`${formatTimecode(totalMs)} · ${percent(share)}`}
              <VisuallyHidden>{` ${conceptName(name)}`}</VisuallyHidden>
            </a>
          </span>
          <progress className={classes.bar} max={1} value={share} aria-hidden="true" />
          <span className={classes.text}>
            {t('plan.finding.from')} <PlayTime timeMs={ranges[0]?.startMs ?? 0} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The verdict under the chosen profile, what it is based on, and what could not be judged. */
function Verdict({ suitability }: { suitability: Suitability }) {
  const t = useText();
  const nameOf = useProfileName();
  const { plan, profile, own } = suitability;
  const { verdict, suitableMs, findings, limits } = plan.program;
  const { taxonomy } = plan.response;
  const sources = taxonomy?.sources ?? [];
  const sensitive = plan.topics.filter(({ isSensitive }) => isSensitive);
  const checked = taxonomy?.topics.filter(({ isSensitive }) => isSensitive).length ?? 0;
  return (
    <>
      <SelectField
        size="sm"
        aria-label={t('plan.profile.title')}
        value={profile.id}
        data={[...PRESETS, ...own].map((each) => ({ value: each.id, label: nameOf(each) }))}
        onChange={(event) => suitability.chooseProfile(event.currentTarget.value)}
      />
      <p>
        <VerdictChip verdict={verdict} />
      </p>
      {/* Zero would read as a verdict. */}
      {verdict === 'not-assessed' ? null : (
        <p className={classes.text}>
          {t('plan.verdict.minutes', {
            time: formatTimecode(suitableMs),
            total: formatTimecode(plan.durationMs),
          })}
        </p>
      )}
      <Findings findings={findings} plan={plan} />
      {sensitive.length > 0 ? (
        <p className={classes.text}>{t('plan.glance.sensitive', { count: sensitive.length })}</p>
      ) : checked > 0 && areTopicsAssessed(limits) ? (
        <p className={classes.text}>{t('plan.glance.none-sensitive', { count: checked })}</p>
      ) : null}
      {limits.map((limit) => (
        <p key={limit} className={classes.text}>
          {t(`plan.limit.${limit}`)}
        </p>
      ))}
      <p className={classes.text}>
        {sources.length > 0
          ? t('plan.glance.limits', {
              sources: sources.map((source) => t(`plan.glance.${source}`)).join(', '),
            })
          : null}
      </p>
    </>
  );
}

/** The topics, the longest ones first. Memoized, like the breaks: a press changes neither at once. */
const About = memo(function About({ topics }: { topics: readonly TopicTime[] }) {
  const t = useText();
  const others = topics.slice(TOPICS_AT_FIRST);
  return (
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
  );
});

interface BestBreaksProps {
  breaks: readonly PlannedBreak[];
  /** If none is among the best, for the reason. */
  plan: MediaPlan | null;
}

const BestBreaks = memo(function BestBreaks({ breaks, plan }: BestBreaksProps) {
  const t = useText();
  const { percent } = useFormats();
  const best = bestBreaks(breaks);
  return (
    <div className={classes.card}>
      <h4>{t('plan.glance.best-break')}</h4>
      {plan === null ? null : breaks.length > 0 || plan.isAllDropped ? (
        <ExportedBreaks plan={plan} />
      ) : (
        <p className={classes.text}>{t('plan.breaks.none')}</p>
      )}
      <ol className={classes.bests}>
        {best.map(({ timestamp, score, reasons, verdict }) => (
          <li key={timestamp}>
            <p className={classes.best}>
              <PlayTime timeMs={timestamp} />{' '}
              <strong>{t('plan.breaks.score', { score: percent(score) })}</strong>{' '}
              <VerdictChip verdict={verdict} />
            </p>
            <p className={classes.text}>{reasons.map((reason) => t(`plan.breaks.${reason}`)).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </div>
  );
});

/** What a video is about, what a careful brand would want to know of it, and its best places for an advertisement. */
export const AtAGlance = memo(function AtAGlance({ suitability }: { suitability: Suitability }) {
  const t = useText();
  const { topics, breaks } = suitability.plan;
  return (
    <section aria-labelledby="result-glance">
      <h3 id="result-glance" tabIndex={-1} className={classes.title}>
        {t('plan.glance.title')}
      </h3>
      <div className={classes.cards}>
        <About topics={topics} />
        <div className={classes.card}>
          <h4>{t('plan.glance.suitability')}</h4>
          <Verdict suitability={suitability} />
        </div>
        <BestBreaks breaks={breaks} plan={bestBreaks(breaks).length > 0 ? null : suitability.plan} />
      </div>
    </section>
  );
});
