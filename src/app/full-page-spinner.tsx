import { useText } from '@/i18n/use-text';
import classes from './full-page-spinner.module.css';
import { Spinner } from '@/ui/feedback/spinner';

interface FullPageSpinnerProps {
  room?: 'page' | 'form' | 'longForm';
  /** Shown only after a short delay: data from the device arrives before that. */
  isLate?: boolean;
}

/**
 * Shown while there is no content yet: centered in the full height of the page or, below an existing heading, in the
 * space of the form to come.
 */
export function FullPageSpinner({ room = 'page', isLate = false }: FullPageSpinnerProps) {
  const t = useText();
  return (
    <div className={`${classes.middle} ${classes[room]}`} data-late={isLate || undefined} role="status">
      <Spinner />
      <span className={classes.words}>{t('ui.loading')}</span>
    </div>
  );
}
