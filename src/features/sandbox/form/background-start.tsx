import { Button } from '@mantine/core';
import { useState } from 'react';
import { MAX_BACKGROUND_MINUTES } from '@/contracts/analyses';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import classes from './url-form.module.css';

interface BackgroundStartProps {
  /** Queues an analysis; false where the form has an error. Rejects where it could not be queued. */
  onStart: () => Promise<boolean>;
  /** Whether a result is shown, and the library is not. */
  isInResult?: boolean;
}

/** Starts an analysis that goes on without the page. */
export function BackgroundStart({ onStart, isInResult = false }: BackgroundStartProps) {
  const t = useText();
  const isOffline = useConnection() === 'offline';
  const [outcome, setOutcome] = useState<'text' | 'sending' | 'queued' | 'failed'>('text');

  async function start() {
    // Not disabled meanwhile: the button would lose the focus.
    if (outcome === 'sending') return;
    setOutcome('sending');
    try {
      setOutcome((await onStart()) ? 'queued' : 'text');
    } catch (error) {
      console.error('Queuing a background analysis failed', error);
      setOutcome('failed');
    }
  }

  const shown = outcome === 'queued' && isInResult ? 'queued-result' : outcome;
  return (
    <div className={classes.sample}>
      <Button variant="default" size="sm" disabled={isOffline} onClick={() => void start()}>
        {t('sandbox.background.start')}
      </Button>
      <span role="status">
        {t(`sandbox.background.${isOffline ? 'offline' : shown}`, { minutes: MAX_BACKGROUND_MINUTES })}
      </span>
    </div>
  );
}
