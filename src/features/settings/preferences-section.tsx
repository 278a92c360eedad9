import { NativeSelect } from '@mantine/core';
import { toLanguage, type Language } from '@/i18n/language';
import { useText } from '@/i18n/use-text';
import { profileSchema } from '@/data/profile/user-profile';
import { valueText } from './field-labels';
import { SettingsSection } from './settings-section';
import type { SettingsFields } from './use-settings-form';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';

interface PreferencesSectionProps {
  fields: SettingsFields;
  /** The chosen language could not be loaded: the page stays in the previous one. */
  languageFailed: boolean;
  onLanguage: (language: Language) => void;
}

/** The language is shown as soon as it is chosen, and stored when the form is saved. */
export function PreferencesSection({ fields, languageFailed, onLanguage }: PreferencesSectionProps) {
  const t = useText();
  return (
    <SettingsSection title={t('settings.preferences.title')} text={t('settings.preferences.text')}>
      <NativeSelect
        label={t('settings.preferences.language')}
        data={profileSchema.language.choices.map((value) => ({
          value,
          label: valueText('language', value, t),
        }))}
        {...fields.getInputProps('language')}
        error={languageFailed ? t('settings.preferences.language-failed') : null}
        errorProps={{ role: 'alert' }}
        onChange={(event) => {
          const language = toLanguage(event.currentTarget.value);
          if (language) onLanguage(language);
        }}
      />
      <NativeSelect
        label={t('settings.preferences.timezone')}
        data={[...profileSchema.timezone.choices]}
        {...fields.getInputProps('timezone')}
      />
      <NativeSelect
        label={t('settings.preferences.date-format')}
        data={[...profileSchema.dateFormat.choices]}
        {...fields.getInputProps('dateFormat')}
      />
    </SettingsSection>
  );
}
