import { Alert, Button, Group } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Group.layer.css';
import { useText } from '@/i18n/use-text';

/** Some of several results could not be read; `onRetry` reads them again. */
export function UnreadResults({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <Alert color="red" role="alert">
      <Group gap="sm">
        {t('compare.unread')}
        <Button variant="default" size="sm" onClick={onRetry}>
          {t('settings.try-again')}
        </Button>
      </Group>
    </Alert>
  );
}
