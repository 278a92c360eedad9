import type { Announcement } from './use-announcement';
import classes from './visually-hidden.module.css';

/** Speaks to those who listen, without a mark on the page. It has to be there before it has something to say. */
export function LiveRegion({ announcement }: { announcement: Announcement }) {
  return (
    <p className={classes.hidden} role="status">
      <span key={announcement.id}>{announcement.text}</span>
    </p>
  );
}
