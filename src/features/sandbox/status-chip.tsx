import classes from './status-chip.module.css';

/** How the analysis ended: green for success, red for anything else. */
export function StatusChip({ status }: { status: string }) {
  return (
    <span className={classes.chip} data-tone={status === 'success' ? 'good' : 'bad'}>
      {status}
    </span>
  );
}
