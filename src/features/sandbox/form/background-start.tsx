import { Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useRef, useState } from 'react';
import { MAX_BACKGROUND_MINUTES } from '@/contracts/analyses';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';

interface Outcome {
  of: string;
  kind: 'text' | 'sending' | 'queued' | 'failed';
}

interface BackgroundStartProps {
  /** The URL that the button queues; empty where that is always the same one. */
  url?: string;
  /** Queues an analysis. Resolves with false if the form has an error; rejects if it could not be queued. */
  onStart: () => Promise<boolean>;
  /** Whether a result is shown instead of the library. */
  isInResult?: boolean;
}

/** Starts an analysis that continues without the page. */
export function BackgroundStart({ url = '', onStart, isInResult = false }: BackgroundStartProps) {
  const t = useText();
  const isOffline = useConnection() === 'offline';
  const [outcome, setOutcome] = useState<Outcome>({ of: '', kind: 'text' });
  const sending = useRef(new Set<string>());

  async function start() {
    // Not disabled while sending: the button would lose the focus, and another URL may be sent.
    if (sending.current.has(url) || (isInResult && outcome.kind === 'queued')) return;
    sending.current.add(url);
    setOutcome({ of: url, kind: 'sending' });
    let ended: Outcome;
    try {
      // After success the form is empty.
      ended = (await onStart()) ? { of: '', kind: 'queued' } : { of: url, kind: 'text' };
    } catch (error) {
      console.error('Queuing a background analysis failed', error);
      ended = { of: url, kind: 'failed' };
    }
    sending.current.delete(url);
    setOutcome((current) => (current.of === url ? ended : current));
  }

  const kind = outcome.of === url ? outcome.kind : 'text';
  const said =
    kind === 'queued' && isOffline
      ? 'queued-offline'
      : isInResult && (kind === 'text' || kind === 'queued')
        ? (`${kind}-result` as const)
        : kind;
  return (
    <Group gap="sm">
      <Button variant="default" size="sm" onClick={() => void start()}>
        {t('sandbox.background.start')}
      </Button>
      <Text size="sm" c="dimmed" flex="1 1 220px" role="status">
        {t(`sandbox.background.${said}`, { minutes: MAX_BACKGROUND_MINUTES })}
      </Text>
    </Group>
  );
}
