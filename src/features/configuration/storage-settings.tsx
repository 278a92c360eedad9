import { NativeSelect, TextInput } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { SettingsCard } from './settings-card';
import type { SectionProps } from './configuration';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';

export function StorageSettings({ fields }: SectionProps) {
  const t = useText();
  return (
    <SettingsCard title={t('configuration.storage.title')}>
      <NativeSelect
        label={t('configuration.storage.provider')}
        data={[
          { value: 'aws', label: 'AWS' },
          { value: 'gcp', label: 'GCP' },
          { value: 'azure', label: 'Azure' },
        ]}
        {...fields.getInputProps('storageProvider')}
      />
      <TextInput
        label={t('configuration.storage.region')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...fields.getInputProps('storageRegion')}
      />
      <TextInput
        label={t('configuration.storage.retention')}
        type="number"
        inputMode="numeric"
        {...fields.getInputProps('retentionPeriod')}
      />
    </SettingsCard>
  );
}
