import classes from './spinner.module.css';

/**
 * A dot on its way around a ring. Takes the size and the colour of the text around it. Drawn, not bordered: browsers
 * count a drawing as the first thing that a page has shown.
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
