import classes from './logo.module.css';

interface LogoProps {
  /** False where there is room for the mark only. */
  withName?: boolean;
}

/** A frame with the cue mark in its upper right corner, and the name of the product. */
export function Logo({ withName = true }: LogoProps) {
  return (
    <span className={classes.logo}>
      <svg
        width="32"
        height="32"
        viewBox="0 0 32 32"
        fill="none"
        {...(withName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'SceneCue' })}
      >
        <rect x="3" y="6" width="26" height="20" rx="5.5" stroke="currentcolor" strokeWidth="2.25" />
        <circle cx="22.5" cy="12.5" r="3.25" fill="var(--accent)" />
      </svg>
      {withName ? <span className={classes.name}>SceneCue</span> : null}
    </span>
  );
}
