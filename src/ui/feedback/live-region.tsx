import type { Announcement } from './use-announcement';
import classes from './visually-hidden.module.css';

/** Announces to assistive technology, invisibly. It must be rendered before its first announcement. */
export function LiveRegion({ announcement }: { announcement: Announcement }) {
  return (
    <p className={classes.hidden} role="status">
      <span key={announcement.id}>{announcement.text}</span>
    </p>
  );
}
