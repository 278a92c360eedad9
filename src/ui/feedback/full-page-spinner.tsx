import { useText } from '@/i18n/use-text';
import classes from './full-page-spinner.module.css';
import { Spinner } from './spinner';
import { VisuallyHidden } from './visually-hidden';

interface FullPageSpinnerProps {
  room?: 'page' | 'form' | 'longForm';
  /** Seen only after a moment: what comes from the device is there before. */
  isLate?: boolean;
}

/**
 * Nothing can be shown yet: centred in the whole height of the page, or, under a heading that is there already, in the
 * room of the form that is to come.
 */
export function FullPageSpinner({ room = 'page', isLate = false }: FullPageSpinnerProps) {
  const t = useText();
  return (
    <div className={`${classes.middle} ${classes[room]}`} data-late={isLate || undefined} role="status">
      <Spinner />
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
    </div>
  );
}
