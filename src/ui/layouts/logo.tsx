import classes from './logo.module.css';

interface LogoProps {
  /** False where there is room for the mark only. */
  withName?: boolean;
}

/** A frame with the cue mark in its upper right corner, and the name of the product. */
export function Logo({ withName = true }: LogoProps) {
  return (
    <span className={classes.logo}>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={classes.frame} x="3" y="6" width="26" height="20" rx="5.5" />
        <circle className={classes.dot} cx="22.5" cy="12.5" r="3.25" />
      </svg>
      <span className={withName ? classes.name : classes.hidden}>SceneCue</span>
    </span>
  );
}
