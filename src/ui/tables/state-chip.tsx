import classes from './state-chip.module.css';

interface StateChipProps {
  label: string;
  /** Whether it is in use. */
  on: boolean;
}

/** A state, with a dot that is filled while it is in use. */
export function StateChip({ label, on }: StateChipProps) {
  return (
    <span className={classes.chip} data-on={on}>
      {label}
    </span>
  );
}
