import { Checkbox, Group, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { SettingsCard } from './settings-card';
import { processingQualities, type SectionProps } from './configuration';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';

export function VideoProcessingSettings({ fields }: SectionProps) {
  const t = useText();
  return (
    <SettingsCard title={t('configuration.processing.title')}>
      <TextInput
        label={t('configuration.processing.max-size')}
        type="number"
        inputMode="numeric"
        {...fields.getInputProps('maxVideoSize')}
      />
      <Checkbox.Group
        label={t('configuration.processing.formats')}
        {...fields.getInputProps('supportedFormats')}
      >
        <Group>
          {['MP4', 'MOV', 'AVI'].map((label) => (
            <Checkbox key={label} value={label.toLowerCase()} label={label} />
          ))}
        </Group>
      </Checkbox.Group>
      <NativeSelect
        label={t('configuration.processing.quality')}
        data={processingQualities.map((value) => ({ value, label: t(`configuration.quality.${value}`) }))}
        {...fields.getInputProps('processingQuality')}
      />
      <Switch
        label={t('configuration.processing.auto-delete')}
        {...fields.getInputProps('autoDeleteProcessed', { type: 'checkbox' })}
      />
    </SettingsCard>
  );
}
