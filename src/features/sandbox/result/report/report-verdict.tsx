import { Group } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { MediaPlan } from '@/targeting/plan';
import { foundConcepts } from '@/targeting/suitability';
import { totalMs } from '@/targeting/time-ranges';
import { useFormats } from '@/ui/use-formats';
import { useAnswerText, useUnmetText } from '../plan/answer-text';
import { useLevelText } from '../plan/level-text';
import { useVerdictText } from '../plan/verdict-text';
import { useConceptName } from '../../use-concept-name';
import { ReportTimeline } from './report-timeline';
import classes from './report.module.css';

/** Maximum number of findings that are named; the others are counted. */
const MAX_FINDINGS = 5;

/** The labels that were removed by hand and are not there again: the client must see which risks are not counted. */
function useRemovedLabels({ choices }: MediaPlan): string[] {
  const t = useText();
  const nameOf = useConceptName();
  return choices.corrections
    .filter(
      ({ action, concept, sceneStart, sceneEnd }, index, all) =>
        action === 'remove' &&
        !all
          .slice(index + 1)
          .some(
            (later) =>
              later.concept === concept && later.sceneStart <= sceneStart && later.sceneEnd >= sceneEnd,
          ),
    )
    .map(({ concept, sceneStart }) =>
      t('report.removed-at', { name: nameOf(concept), time: formatTimecode(sceneStart) }),
    );
}

/** What speaks against the program, and since when. */
function Why({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const { duration } = useFormats();
  const nameOf = useConceptName();
  const levelText = useLevelText(plan.program.limits);
  const removed = useRemovedLabels(plan);
  const { notAssessedMs, findings } = plan.program;
  const longest = foundConcepts(findings).toSorted((a, b) => totalMs(b.ranges) - totalMs(a.ranges));
  const others = longest.length - MAX_FINDINGS;
  return (
    <div>
      <h3 className={classes.label}>{t('report.why')}</h3>
      {longest.length === 0 ? (
        <p>{t(notAssessedMs > 0 ? 'report.nothing-assessed' : 'report.nothing-found')}</p>
      ) : (
        <ul>
          {longest.slice(0, MAX_FINDINGS).map(({ rules, concept, level, ranges }) => (
            <Group component="li" key={concept} justify="space-between" gap="0 10px">
              <strong dir="auto">{nameOf(concept)}</strong>
              <span>
                {[
                  ...(rules.some(({ kind }) => kind === 'topic') ? [levelText(level)] : []),
                  duration(totalMs(ranges)),
                  `${t('plan.finding.from')} ${formatTimecode(ranges[0]?.startMs ?? 0)}`,
                ].join(' · ')}
              </span>
            </Group>
          ))}
        </ul>
      )}
      {others > 0 ? <p className={classes.soft}>{t('report.more', { count: others })}</p> : null}
      {removed.length > 0 ? (
        <p className={classes.soft}>{t('report.removed', { labels: removed.join(', ') })}</p>
      ) : null}
    </div>
  );
}

/** Whether to buy, whether the video suits the profile, where it does not, and why. */
export function ReportVerdict({ plan, profileName }: { plan: MediaPlan; profileName: string }) {
  const t = useText();
  const { duration, percent } = useFormats();
  const { answer, reason, grave, isNoMatch } = useAnswerText(plan);
  const unmet = useUnmetText(plan);
  const verdictText = useVerdictText();
  const { verdict, proviso, suitableMs, suitableShare } = plan.program;
  return (
    <section className={classes.pair} aria-labelledby="report-verdict">
      <div className={classes.whole}>
        <h3 id="report-verdict" className={classes.label}>
          {t('report.answer')}
        </h3>
        <p className={classes.answer}>{answer}</p>
        {grave === null ? null : <p className={classes.warning}>{grave}</p>}
        <p>{isNoMatch || unmet === null ? reason : `${reason} ${unmet}`}</p>
      </div>
      <div>
        <h3 className={classes.label}>{t('report.suitability')}</h3>
        <p className={classes.word} data-verdict={proviso && verdict === 'suitable' ? 'partly' : verdict}>
          {verdictText(plan.program)}
        </p>
        {verdict === 'not-assessed' ? null : (
          <p>
            {t('report.suits', {
              time: duration(suitableMs),
              share: percent(suitableShare),
              profile: profileName,
            })}
          </p>
        )}
      </div>
      <Why plan={plan} />
      <ReportTimeline plan={plan} breaks={plan.breaks.filter(({ isExported }) => isExported)} />
    </section>
  );
}
