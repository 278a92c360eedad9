import { Affix, Notification } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import '@mantine/core/styles/Affix.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';

interface CornerAlertProps {
  message: string;
  onDismiss: () => void;
}

/** A failure that belongs to no field: fixed in the lower right corner until it is dismissed. */
export function CornerAlert({ message, onDismiss }: CornerAlertProps) {
  const t = useText();
  return (
    <Affix position={{ bottom: 24, right: 24 }} maw="calc(100vw - 48px)">
      <Notification
        color="red"
        withBorder
        onClose={onDismiss}
        closeButtonProps={{ 'aria-label': t('shell.dismiss') }}
      >
        {message}
      </Notification>
    </Affix>
  );
}
