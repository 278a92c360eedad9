import { profileLimits } from '@/profile/profile-limits';
import { TextField } from '@/ui/text-field';
import { SettingsSection } from './settings-section';
import type { SettingsFields } from './use-settings-form';

interface ProfileSectionProps {
  fields: SettingsFields;
  email: string;
}

export function ProfileSection({ fields, email }: ProfileSectionProps) {
  return (
    <SettingsSection title="Profile" text="How you appear in SceneCue.">
      <TextField
        label="Full Name"
        autoComplete="name"
        maxLength={profileLimits.name}
        {...fields.getInputProps('name')}
      />
      <TextField label="Email" type="email" value={email} disabled readOnly />
    </SettingsSection>
  );
}
