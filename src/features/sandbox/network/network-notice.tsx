import { Button } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import type { Connection } from '@/lib/connection-watch';
import classes from './network-notice.module.css';

interface NetworkNoticeProps {
  connection: Connection;
  /** The last analysis `failed` because of the network, or has not begun (`waits`) for want of one. */
  outcome: 'failed' | 'waits' | null;
  /** There are results that can be read without a network. */
  hasKept: boolean;
  onRetry: () => void;
}

/** What the network means for an analysis. Nothing begins by itself when it is back: an analysis has its price. */
export function NetworkNotice({ connection, outcome, hasKept, onRetry }: NetworkNoticeProps) {
  const t = useText();
  const isOffline = connection === 'offline';
  return (
    // Always there, so that what appears in it is announced.
    <div role="status" className={classes.notice} data-filled={isOffline || outcome !== null}>
      {isOffline ? (
        <p>
          {t('sandbox.network.offline')} {hasKept ? t('sandbox.network.kept') : null}
        </p>
      ) : outcome ? (
        <>
          <p>{t(outcome === 'waits' ? 'sandbox.network.back' : 'sandbox.network.ready')}</p>
          <Button variant="default" size="sm" onClick={onRetry}>
            {t('sandbox.network.retry')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
