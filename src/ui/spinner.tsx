import classes from './spinner.module.css';

/** A dot on its way around a ring. Takes the size and the colour of the text around it. */
export function Spinner() {
  return <span className={classes.spinner} aria-hidden="true" />;
}
