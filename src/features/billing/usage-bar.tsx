import classes from './usage-bar.module.css';

interface UsageBarProps {
  /** From 0 to 1. */
  share: number;
  label: string;
  /** The share as text. */
  text: string;
}

/** A progress bar with its value as text. */
export function UsageBar({ share, label, text }: UsageBarProps) {
  return (
    <div>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share * 100}
        aria-valuetext={text}
      >
        <div className={classes.bar} style={{ width: `${share * 100}%` }} />
      </div>
      <p className={classes.text}>{text}</p>
    </div>
  );
}
