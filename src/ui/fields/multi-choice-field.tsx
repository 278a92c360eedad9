import { useId } from 'react';
import { CheckField } from './check-field';
import classes from './multi-choice-field.module.css';

interface MultiChoiceFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
}

/** Multiple choice among a few options, all visible. The chosen values are in the order of the options. */
export function MultiChoiceField<Value extends string>({
  label,
  options,
  values,
  onChange,
}: MultiChoiceFieldProps<Value>) {
  const labelId = useId();

  function choose(value: Value, chosen: boolean) {
    onChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === value ? chosen : values.includes(other))),
    );
  }

  return (
    <div role="group" aria-labelledby={labelId}>
      <span id={labelId} className={classes.label}>
        {label}
      </span>
      <div className={classes.options}>
        {options.map((option) => (
          <CheckField
            key={option.value}
            className={classes.option ?? ''}
            label={option.label}
            checked={values.includes(option.value)}
            onChange={(event) => choose(option.value, event.currentTarget.checked)}
          />
        ))}
      </div>
    </div>
  );
}
