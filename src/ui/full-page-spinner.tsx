import { useText } from '@/i18n/use-text';
import classes from './full-page-spinner.module.css';
import { Spinner } from './spinner';
import { VisuallyHidden } from './visually-hidden';

/** Nothing can be shown yet: centred in the whole height of the page, or within a part that has its heading already. */
export function FullPageSpinner({ within = 'page' }: { within?: 'page' | 'part' }) {
  const t = useText();
  return (
    <div className={within === 'page' ? classes.page : classes.part} role="status">
      <Spinner />
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
    </div>
  );
}
