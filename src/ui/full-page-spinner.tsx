import classes from './full-page-spinner.module.css';
import { Spinner } from './spinner';
import { VisuallyHidden } from './visually-hidden';

/** Centred in the whole height of the page: nothing can be shown yet. */
export function FullPageSpinner() {
  return (
    <div className={classes.page} role="status">
      <Spinner />
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>
  );
}
