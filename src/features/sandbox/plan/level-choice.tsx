import { useId } from 'react';
import { useText } from '@/i18n/use-text';
import { TOLERANCES, type Tolerance } from '@/targeting/suitability';
import classes from './level-choice.module.css';

interface LevelChoiceProps {
  /** What the choice is about, for assistive technology. */
  label: string;
  value: Tolerance;
  onChange: (value: Tolerance) => void;
}

/** The highest accepted level of risk, as one row of native radio buttons. */
export function LevelChoice({ label, value, onChange }: LevelChoiceProps) {
  const t = useText();
  const name = useId();
  return (
    <fieldset className={classes.levels}>
      <legend className={classes.legend}>{label}</legend>
      {TOLERANCES.map((tolerance) => (
        <label key={tolerance} className={classes.level}>
          <input
            type="radio"
            name={name}
            value={tolerance}
            checked={value === tolerance}
            onChange={() => onChange(tolerance)}
          />
          <span>{t(`plan.tolerance.${tolerance}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
