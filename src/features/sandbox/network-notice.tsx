import { Button } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import type { Connection } from '@/lib/connection';
import classes from './network-notice.module.css';

interface NetworkNoticeProps {
  connection: Connection;
  /** Whether the last analysis failed because of the network, or was not started without one. */
  outcome: 'failed' | 'not-started' | null;
  /** Whether there are stored results, which can be opened offline. */
  hasStored: boolean;
  /** Whether the server has listed the analyses of the user. */
  isListed: boolean;
  onRetry: () => void;
}

/** The effect of being offline on an analysis. An analysis never restarts by itself: it has a cost. */
export function NetworkNotice({ connection, outcome, hasStored, isListed, onRetry }: NetworkNoticeProps) {
  const t = useText();
  const isOffline = connection === 'offline';
  return (
    // A live region must exist before its content changes.
    <div role="status" className={classes.notice} data-filled={isOffline || outcome !== null}>
      {isOffline ? (
        <p>
          {t('sandbox.network.offline')} {hasStored ? t('sandbox.network.stored') : null}{' '}
          {isListed ? null : t('sandbox.network.unlisted')}
        </p>
      ) : outcome ? (
        <>
          <p>{t(outcome === 'not-started' ? 'sandbox.network.back' : 'sandbox.network.ready')}</p>
          <Button variant="default" size="sm" onClick={onRetry}>
            {t('settings.try-again')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
