import classes from './usage-bar.module.css';

interface UsageBarProps {
  /** Of one. */
  share: number;
  label: string;
  /** The same in words. */
  text: string;
}

/** How much of something is used, as a bar and in words. */
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
