import { useText } from '@/i18n/use-text';
import { joinNames } from '@/lib/join-names';
import { categoryById, SENSITIVE_TOPICS } from '@/targeting/categories';
import type { PlanChoices } from '@/targeting/plan';
import { TOLERANCES } from '@/targeting/suitability';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import classes from './report.module.css';

/** The profile, brief and corrections that the plan is based on. */
export function ReportProfile({ choices, profileName }: { choices: PlanChoices; profileName: string }) {
  const t = useText();
  const { percent } = useFormats();
  const nameOf = useConceptName();
  const { profile, brief, corrections } = choices;
  const unknown = (brief?.terms ?? []).filter(({ kind }) => kind === 'unknown');
  const names = (all: readonly string[]) => joinNames(all.map(nameOf));
  const byTolerance = TOLERANCES.map((tolerance) => ({
    tolerance,
    topics: SENSITIVE_TOPICS.filter(({ id }) => (profile.topics[id] ?? 'none') === tolerance),
  })).toSorted((a, b) => a.topics.length - b.topics.length);
  const facts: [string, string][] = [
    // The tolerance with the most topics comes last, and is worded as all others.
    ...byTolerance.map(({ tolerance, topics }, index): [string, string] => [
      t(`report.tolerance.${tolerance}`),
      topics.length === SENSITIVE_TOPICS.length
        ? t('report.all-sensitive')
        : index === byTolerance.length - 1
          ? t('report.other-sensitive')
          : names(topics.map(({ name }) => name)),
    ]),
    [t('report.exclusions'), names(profile.exclusions.map((id) => categoryById(id)?.name ?? id))],
    [t('report.avoid'), names(profile.avoid)],
    [
      t('report.treatments'),
      (profile.treatments ?? []).map((treatment) => t(`model.treatment.${treatment}`)).join(', '),
    ],
    [t('report.least-confidence'), percent(profile.leastConfidence)],
    [t('report.brief'), brief?.text.trim() ?? ''],
    [t('report.not-understood'), unknown.map(({ from, to }) => brief?.text.slice(from, to)).join(', ')],
    [
      t('report.corrections'),
      corrections.length > 0 ? t('report.corrections-count', { count: corrections.length }) : '',
    ],
  ];
  return (
    <section aria-labelledby="report-profile">
      <h3 id="report-profile" className={classes.heading}>
        {t('report.profile', { name: profileName })}
      </h3>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
