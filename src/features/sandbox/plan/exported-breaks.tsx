import { useText } from '@/i18n/use-text';
import type { MediaPlan } from '@/targeting/plan';
import { useConceptName } from '../use-concept-name';
import classes from './ad-breaks.module.css';

/** The number of breaks in the files or, if there are none, the reason. */
export function ExportedBreaks({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const nameOf = useConceptName();
  const { breaks, costs } = plan;
  const { length: count } = breaks.filter(({ isExported }) => isExported);
  const names = costs.flatMap(({ rule, breaksAlone }) =>
    rule.kind === 'brief' && breaksAlone > 0 ? [nameOf(rule.concept)] : [],
  );
  const isUnassessed = breaks.some(({ isPlanned, verdict }) => isPlanned && verdict === 'not-assessed');
  if (plan.isAllDropped) return <p className={classes.exported}>{t('plan.breaks.all-dropped')}</p>;
  if (count === 0 && isUnassessed)
    return <p className={classes.exported}>{t('plan.breaks.none-assessed')}</p>;
  if (count === 0 && breaks.length > 0 && !costs.some(({ breaksAlone }) => breaksAlone > 0))
    return <p className={classes.exported}>{t('plan.breaks.none-single')}</p>;
  if (count > 0 || names.length === 0) {
    return <p className={classes.exported}>{t('plan.breaks.exported', { count })}</p>;
  }
  return (
    <p className={classes.exported}>
      {t('plan.breaks.none-brief', { names: names.join(', ') })}{' '}
      <a href="#result-brief">{t('plan.breaks.change-brief')}</a>
    </p>
  );
}
