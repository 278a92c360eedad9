import classes from './spinner.module.css';

/**
 * A dot that circles a ring, in the size and color of the surrounding text. Drawn as SVG, not with borders: browsers
 * count an SVG as the first contentful paint.
 */
export function Spinner() {
  return (
    <span className={classes.spinner} aria-hidden="true">
      <svg className={classes.drawing} viewBox="0 0 18 18">
        <circle className={classes.ring} cx="9" cy="9" r="8" />
        <path d="M3.34 3.34a8 8 0 0 1 11.32 0" />
      </svg>
    </span>
  );
}
