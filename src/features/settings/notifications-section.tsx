import { Divider, Switch } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { SettingsSection } from './settings-section';
import type { SettingsFields } from './use-settings-form';
import '@mantine/core/styles/Divider.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';

export function NotificationsSection({ fields }: { fields: SettingsFields }) {
  const t = useText();
  const switchProps = { type: 'checkbox' } as const;
  return (
    <SettingsSection title={t('settings.notifications.title')} text={t('settings.notifications.text')}>
      <Switch
        label={t('settings.notifications.email')}
        description={t('settings.notifications.email-text')}
        {...fields.getInputProps('emailNotifications', switchProps)}
      />
      <Divider />
      <Switch
        label={t('settings.notifications.sms')}
        description={t('settings.notifications.sms-text')}
        {...fields.getInputProps('smsNotifications', switchProps)}
      />
      <Divider />
      <Switch
        label={t('settings.notifications.marketing')}
        description={t('settings.notifications.marketing-text')}
        {...fields.getInputProps('marketingEmails', switchProps)}
      />
    </SettingsSection>
  );
}
