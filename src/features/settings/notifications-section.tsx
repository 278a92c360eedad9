import { useText } from '@/i18n/use-text';
import { SwitchField } from '@/ui/fields/switch-field';
import { SettingsSection } from './settings-section';
import { SwitchList } from './switch-list';
import type { SettingsFields } from './use-settings-form';

export function NotificationsSection({ fields }: { fields: SettingsFields }) {
  const t = useText();
  const switchProps = { type: 'checkbox' } as const;
  return (
    <SettingsSection title={t('settings.notifications.title')} text={t('settings.notifications.text')}>
      <SwitchList>
        <SwitchField
          label={t('settings.notifications.email')}
          description={t('settings.notifications.email-text')}
          {...fields.getInputProps('emailNotifications', switchProps)}
        />
        <SwitchField
          label={t('settings.notifications.sms')}
          description={t('settings.notifications.sms-text')}
          {...fields.getInputProps('smsNotifications', switchProps)}
        />
        <SwitchField
          label={t('settings.notifications.marketing')}
          description={t('settings.notifications.marketing-text')}
          {...fields.getInputProps('marketingEmails', switchProps)}
        />
      </SwitchList>
    </SettingsSection>
  );
}
