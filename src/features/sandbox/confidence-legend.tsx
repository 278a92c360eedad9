import classes from './confidence-legend.module.css';
import { CONFIDENCE_STEPS } from './confidence';

/** What the colours of the chips say. */
export function ConfidenceLegend() {
  return (
    <dl className={classes.legend}>
      <dt className={classes.title}>Confidence</dt>
      {CONFIDENCE_STEPS.map((step) => (
        <dd key={step.tone} className={classes.step}>
          <span className={classes.dot} data-tone={step.tone} />
          {step.label}
        </dd>
      ))}
    </dl>
  );
}
