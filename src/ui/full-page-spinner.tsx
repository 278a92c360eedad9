import { useText } from '@/i18n/use-text';
import classes from './full-page-spinner.module.css';
import { Spinner } from './spinner';
import { VisuallyHidden } from './visually-hidden';

/**
 * Nothing can be shown yet: centred in the whole height of the page, or, under a heading that is there already, in the
 * room of the form that is to come.
 */
export function FullPageSpinner({ room = 'page' }: { room?: 'page' | 'form' | 'longForm' }) {
  const t = useText();
  return (
    <div className={`${classes.middle} ${classes[room]}`} role="status">
      <Spinner />
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
    </div>
  );
}
