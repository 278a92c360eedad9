import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import classes from './confidence-legend.module.css';
import { CONFIDENCE_STEPS } from './confidence';

/** The meaning of the colors of the chips. */
export function ConfidenceLegend() {
  const t = useText();
  const { percent } = useFormats();
  return (
    <dl className={classes.legend}>
      <dt className={classes.title}>{t('sandbox.confidence.title')}</dt>
      {CONFIDENCE_STEPS.map(({ tone, side, threshold }) => (
        <dd key={tone} className={classes.step}>
          <span className={classes.dot} data-tone={tone} />
          {t(`sandbox.confidence.${side}`, { percent: percent(threshold) })}
        </dd>
      ))}
    </dl>
  );
}
