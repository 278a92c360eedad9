import { VisuallyHidden } from '@/ui/visually-hidden';
import classes from './settings-skeleton.module.css';

/** The shape of the page while the profile is on its way. */
export function SettingsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className={classes.section}>
          <div className={classes.words} />
          <div className={classes.card} />
        </div>
      ))}
    </div>
  );
}
