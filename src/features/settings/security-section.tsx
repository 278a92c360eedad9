import { useText } from '@/i18n/use-text';
import { SwitchField } from '@/ui/fields/switch-field';
import { SettingsSection } from './settings-section';
import { SwitchList } from './switch-list';
import type { SettingsFields } from './use-settings-form';

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
