import { useText } from '@/i18n/use-text';
import classes from './status-chip.module.css';

/** How the analysis ended: green for success, red for anything else, which is shown as the server calls it. */
export function StatusChip({ status }: { status: string }) {
  const t = useText();
  return status === 'success' ? (
    <span className={classes.chip} data-tone="good">
      {t('sandbox.result.success')}
    </span>
  ) : (
    <span className={classes.chip} data-tone="bad">
      {status}
    </span>
  );
}
