import { Switch } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { SettingsSection } from './settings-section';
import type { SettingsFields } from './use-settings-form';

export function SecuritySection({ fields }: { fields: SettingsFields }) {
  const t = useText();
  return (
    <SettingsSection title={t('settings.security.title')} text={t('settings.security.text')}>
      <Switch
        label={t('settings.security.two-factor')}
        description={t('settings.security.two-factor-text')}
        {...fields.getInputProps('twoFactorAuth', { type: 'checkbox' })}
      />
    </SettingsSection>
  );
}
