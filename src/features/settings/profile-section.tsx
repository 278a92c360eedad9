import { useText } from '@/i18n/use-text';
import { profileLimits } from '@/data/profile/user-profile';
import { TextField } from '@/ui/fields/text-field';
import { SettingsSection } from './settings-section';
import type { SettingsFields } from './use-settings-form';

interface ProfileSectionProps {
  fields: SettingsFields;
  email: string;
}

export function ProfileSection({ fields, email }: ProfileSectionProps) {
  const t = useText();
  return (
    <SettingsSection title={t('settings.profile.title')} text={t('settings.profile.text')}>
      <TextField
        label={t('settings.profile.name')}
        autoComplete="name"
        maxLength={profileLimits.name}
        {...fields.getInputProps('name')}
      />
      <TextField label={t('settings.profile.email')} type="email" value={email} disabled readOnly />
    </SettingsSection>
  );
}
