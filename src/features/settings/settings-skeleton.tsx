import { useText } from '@/i18n/use-text';
import { VisuallyHidden } from '@/ui/feedback/visually-hidden';
import classes from './settings-skeleton.module.css';

/** The shape of the page while the profile is on its way. */
export function SettingsSkeleton() {
  const t = useText();
  return (
    <div role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className={classes.section}>
          <div className={classes.words} />
          <div className={classes.card} />
        </div>
      ))}
    </div>
  );
}
