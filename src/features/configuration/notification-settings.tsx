import { Switch, TextInput } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { SettingsCard } from './settings-card';
import type { SectionProps } from './configuration';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';

export function NotificationSettings({ fields }: SectionProps) {
  const t = useText();
  return (
    <SettingsCard title={t('configuration.notification.title')}>
      <Switch
        label={t('configuration.notification.email')}
        {...fields.getInputProps('emailNotifications', { type: 'checkbox' })}
      />
      <Switch
        label={t('configuration.notification.webhook')}
        {...fields.getInputProps('webhookNotifications', { type: 'checkbox' })}
      />
      <TextInput
        label={t('campaigns.notification-email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...fields.getInputProps('notificationEmail')}
      />
    </SettingsCard>
  );
}
