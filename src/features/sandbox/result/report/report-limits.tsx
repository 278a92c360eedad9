import { useText } from '@/i18n/use-text';
import type { MediaPlan } from '@/targeting/plan';
import { useFormats } from '@/ui/use-formats';
import { partialText } from '../partial-text';
import classes from './report.module.css';

/** From this coverage on, an analysis counts as complete: the rest is due to rounding. */
const WHOLE = 0.995;

/** What the figures do not say. */
export function ReportLimits({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const formats = useFormats();
  const { partial = [], coverage, taxonomy } = plan.response;
  const limits = [
    ...(plan.program.limits.includes('treatment-by-model') ? [] : [t('report.limit.treatment')]),
    ...(taxonomy?.sources?.length
      ? [
          t('report.limit.sources', {
            sources: taxonomy.sources.map((source) => t(`plan.glance.${source}`)).join(', '),
          }),
        ]
      : []),
    ...plan.program.limits.map((limit) => t(`report.limit.${limit}`)),
    ...(coverage !== undefined && coverage < WHOLE
      ? [t('report.limit.coverage', { share: formats.percent(coverage) })]
      : []),
    ...(partial.length > 0 ? [partialText(partial, t, formats)] : []),
    t('report.limit.audience'),
  ];
  return (
    <section aria-labelledby="report-limits">
      <h3 id="report-limits" className={classes.heading}>
        {t('report.limits')}
      </h3>
      <ul className={classes.limits}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </section>
  );
}

/** The provider and the versions behind the figures. */
export function ReportVersions({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const { provider, taxonomy } = plan.response;
  const versions = [
    ...(provider === undefined ? [] : [t('report.provider', { provider })]),
    ...(taxonomy ? [t('report.taxonomy', { version: taxonomy.version })] : []),
    t('report.risk'),
  ];
  return <footer className={classes.soft}>{versions.join(' · ')}</footer>;
}
