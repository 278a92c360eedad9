import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { SwitchField } from '@/ui/fields/switch-field';
import { SettingsSection } from './settings-section';
import classes from './switch-sections.module.css';
import type { SettingsFields } from './use-settings-form';

/** Switches under one another, with a hairline between them. */
function SwitchList({ children }: { children: ReactNode }) {
  return <div className={classes.list}>{children}</div>;
}

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

export function SecuritySection({ fields }: { fields: SettingsFields }) {
  const t = useText();
  return (
    <SettingsSection title={t('settings.security.title')} text={t('settings.security.text')}>
      <SwitchList>
        <SwitchField
          label={t('settings.security.two-factor')}
          description={t('settings.security.two-factor-text')}
          {...fields.getInputProps('twoFactorAuth', { type: 'checkbox' })}
        />
      </SwitchList>
    </SettingsSection>
  );
}
