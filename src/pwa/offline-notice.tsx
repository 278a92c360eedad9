import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { Banner } from '@/ui/feedback/banner';
import classes from './offline-notice.module.css';

/** Says on the sign-in and sign-up pages that they need a network. */
export function OfflineNotice() {
  const t = useText();
  const offline = useConnection() === 'offline';
  return (
    <div className={classes.notice} role="status">
      {offline ? <Banner tone="warn" message={t('auth.offline')} /> : null}
    </div>
  );
}
