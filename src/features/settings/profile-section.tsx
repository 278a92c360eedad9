import { TextInput } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { profileLimits } from '@/data/profile/user-profile';
import { SettingsSection } from './settings-section';
import type { SettingsFields } from './use-settings-form';
import '@mantine/core/styles/Input.layer.css';

interface ProfileSectionProps {
  fields: SettingsFields;
  email: string;
}

export function ProfileSection({ fields, email }: ProfileSectionProps) {
  const t = useText();
  return (
    <SettingsSection title={t('settings.profile.title')} text={t('settings.profile.text')}>
      <TextInput
        label={t('settings.profile.name')}
        autoComplete="name"
        maxLength={profileLimits.name}
        {...fields.getInputProps('name')}
      />
      <TextInput label={t('settings.profile.email')} type="email" value={email} disabled readOnly />
    </SettingsSection>
  );
}
