import { useText } from '@/i18n/use-text';
import classes from './full-page-spinner.module.css';
import { Spinner } from './spinner';
import { VisuallyHidden } from './visually-hidden';

/** Centred in the whole height of the page: nothing can be shown yet. */
export function FullPageSpinner() {
  const t = useText();
  return (
    <div className={classes.page} role="status">
      <Spinner />
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
    </div>
  );
}
