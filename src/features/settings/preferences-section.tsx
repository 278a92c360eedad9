import { profileChoices } from '@/profile/user-profile';
import { SelectField } from '@/ui/select-field';
import { SettingsSection } from './settings-section';
import type { SettingsFields } from './use-settings-form';

const LANGUAGES: Readonly<Record<(typeof profileChoices.language)[number], string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
};

export function PreferencesSection({ fields }: { fields: SettingsFields }) {
  return (
    <SettingsSection title="Preferences" text="Your language, and how times and dates are written.">
      <SelectField
        label="Language"
        data={profileChoices.language.map((value) => ({ value, label: LANGUAGES[value] }))}
        {...fields.getInputProps('language')}
      />
      <SelectField
        label="Timezone"
        data={[...profileChoices.timezone]}
        {...fields.getInputProps('timezone')}
      />
      <SelectField
        label="Date Format"
        data={[...profileChoices.dateFormat]}
        {...fields.getInputProps('dateFormat')}
      />
    </SettingsSection>
  );
}
