import classes from './missing-frame.module.css';

/** A strip of film with a frame cut out. */
export function MissingFrame() {
  return (
    <svg className={classes.strip} viewBox="0 0 332 84" aria-hidden="true">
      <rect className={classes.frame} x="1" y="8" width="104" height="68" rx="12" />
      <circle className={classes.dot} cx="88" cy="25" r="5" />
      <rect className={classes.gap} x="114" y="8" width="104" height="68" rx="12" />
      <rect className={classes.frame} x="227" y="8" width="104" height="68" rx="12" />
      <circle className={classes.dot} cx="314" cy="25" r="5" />
    </svg>
  );
}
