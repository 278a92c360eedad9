import { Alert, Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useText } from '@/i18n/use-text';
import type { Connection } from '@/lib/connection';

interface NetworkNoticeProps {
  connection: Connection;
  /** Whether the last analysis failed because of the network, or was not started without one. */
  outcome: 'failed' | 'not-started' | null;
  /** Whether there are stored results, which can be opened offline. */
  hasStored: boolean;
  /** Whether the server has listed the analyses of the user. */
  isListed: boolean;
  /** Whether what is stored outlives a reload of the page. */
  isRemembered: boolean;
  onRetry: () => void;
}

/** The effect of being offline on an analysis. An analysis never restarts by itself: it has a cost. */
export function NetworkNotice(props: NetworkNoticeProps) {
  const { connection, outcome, hasStored, isListed, isRemembered, onRetry } = props;
  const t = useText();
  return (
    // A live region must exist before its content changes.
    <div role="status">
      {connection === 'offline' ? (
        <Alert color="yellow" role="presentation">
          {t('sandbox.network.offline')} {hasStored ? t('sandbox.network.stored') : null}{' '}
          {isListed ? null : t('sandbox.network.unlisted')}{' '}
          {isRemembered ? null : t('sandbox.network.not-remembered')}
        </Alert>
      ) : outcome ? (
        <Alert color="yellow" role="presentation">
          <Group gap="sm">
            <Text flex="1 1 240px">
              {t(outcome === 'not-started' ? 'sandbox.network.back' : 'sandbox.network.ready')}
            </Text>
            <Button variant="default" size="sm" onClick={onRetry}>
              {t('settings.try-again')}
            </Button>
          </Group>
        </Alert>
      ) : null}
    </div>
  );
}
