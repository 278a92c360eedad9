import { NativeSelect, Switch } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { analysisTypeLabels, analysisTypes } from '@/ui/analysis-types';
import { SettingsCard } from './settings-card';
import type { SectionProps } from './configuration';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';

export function AnalysisSettings({ fields }: SectionProps) {
  const t = useText();
  return (
    <SettingsCard title={t('configuration.analysis.title')}>
      <NativeSelect
        label={t('configuration.analysis.default-type')}
        data={analysisTypes.map((value) => ({ value, label: t(analysisTypeLabels[value]) }))}
        {...fields.getInputProps('defaultAnalysisType')}
      />
      <Switch
        label={t('configuration.analysis.language')}
        {...fields.getInputProps('languageDetection', { type: 'checkbox' })}
      />
      <Switch
        label={t('configuration.analysis.faces')}
        {...fields.getInputProps('faceDetection', { type: 'checkbox' })}
      />
      <Switch
        label={t('configuration.analysis.objects')}
        {...fields.getInputProps('objectDetection', { type: 'checkbox' })}
      />
      <Switch
        label={t('configuration.analysis.scenes')}
        {...fields.getInputProps('sceneDetection', { type: 'checkbox' })}
      />
    </SettingsCard>
  );
}
