import { SwitchField } from '@/ui/switch-field';
import { SettingsSection } from './settings-section';
import { SwitchList } from './switch-list';
import type { SettingsFields } from './use-settings-form';

export function NotificationsSection({ fields }: { fields: SettingsFields }) {
  const switchProps = { type: 'checkbox' } as const;
  return (
    <SettingsSection title="Notifications" text="What may reach you, and by which way.">
      <SwitchList>
        <SwitchField
          label="Email Notifications"
          description="News about your account and your analyses."
          {...fields.getInputProps('emailNotifications', switchProps)}
        />
        <SwitchField
          label="SMS Notifications"
          description="Short messages for what cannot wait."
          {...fields.getInputProps('smsNotifications', switchProps)}
        />
        <SwitchField
          label="Marketing Emails"
          description="What is new in the product, now and then."
          {...fields.getInputProps('marketingEmails', switchProps)}
        />
      </SwitchList>
    </SettingsSection>
  );
}
