import { SwitchField } from '@/ui/switch-field';
import { SettingsSection } from './settings-section';
import { SwitchList } from './switch-list';
import type { SettingsFields } from './use-settings-form';

export function SecuritySection({ fields }: { fields: SettingsFields }) {
  return (
    <SettingsSection title="Security" text="How your account is protected.">
      <SwitchList>
        <SwitchField
          label="Two-Factor Authentication"
          description="Kept as your wish. Signing in does not ask for a second factor yet."
          {...fields.getInputProps('twoFactorAuth', { type: 'checkbox' })}
        />
      </SwitchList>
    </SettingsSection>
  );
}
