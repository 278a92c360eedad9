import { Alert } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import '@mantine/core/styles/Alert.layer.css';

/** Says on the sign-in and sign-up pages that they need a network. */
export function OfflineNotice() {
  const t = useText();
  const offline = useConnection() === 'offline';
  return (
    <div role="status" style={offline ? { marginBottom: 20 } : undefined}>
      {offline ? (
        <Alert
          role="group"
          color="yellow"
          icon={<IconAlertTriangle aria-hidden="true" />}
          title={t('auth.offline')}
        />
      ) : null}
    </div>
  );
}
