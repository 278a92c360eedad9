import { Radio } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { profileSchema } from '@/data/profile/user-profile';
import type { ThemeChoice } from '@/theme/theme-choice';
import { useServices } from '@/ui/use-services';
import { valueText } from './field-labels';
import { SettingsSection } from './settings-section';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Radio.layer.css';

/** The theme is applied as soon as it is chosen, and stored when the form is saved. */
export function AppearanceSection({ theme }: { theme: ThemeChoice }) {
  const t = useText();
  const services = useServices();
  return (
    <SettingsSection title={t('settings.appearance.title')} text={t('settings.appearance.text')}>
      <Radio.Group
        label={t('settings.appearance.theme')}
        name="theme"
        value={theme}
        onChange={(value) =>
          services.theme.choose(profileSchema.theme.choices.find((each) => each === value) ?? theme)
        }
      >
        {profileSchema.theme.choices.map((value) => (
          <Radio
            key={value}
            value={value}
            label={valueText('theme', value, t)}
            styles={{ inner: { marginTop: 12 }, label: { paddingBlock: 12 } }}
          />
        ))}
      </Radio.Group>
    </SettingsSection>
  );
}
