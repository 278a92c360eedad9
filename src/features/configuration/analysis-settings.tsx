import { useText } from '@/i18n/use-text';
import { analysisTypeLabels, analysisTypes } from '@/ui/analysis-types';
import { Card } from '@/ui/layouts/card';
import { SelectField } from '@/ui/fields/select-field';
import { SwitchField } from '@/ui/fields/switch-field';
import type { SectionProps } from './configuration';
import classes from './configuration-page.module.css';

export function AnalysisSettings({ fields }: SectionProps) {
  const t = useText();
  return (
    <Card title={t('configuration.analysis.title')}>
      <div className={classes.fields}>
        <SelectField
          label={t('configuration.analysis.default-type')}
          data={analysisTypes.map((value) => ({ value, label: t(analysisTypeLabels[value]) }))}
          {...fields.getInputProps('defaultAnalysisType')}
        />
        <div className={classes.switches}>
          <SwitchField
            label={t('configuration.analysis.language')}
            {...fields.getInputProps('languageDetection', { type: 'checkbox' })}
          />
          <SwitchField
            label={t('configuration.analysis.faces')}
            {...fields.getInputProps('faceDetection', { type: 'checkbox' })}
          />
          <SwitchField
            label={t('configuration.analysis.objects')}
            {...fields.getInputProps('objectDetection', { type: 'checkbox' })}
          />
          <SwitchField
            label={t('configuration.analysis.scenes')}
            {...fields.getInputProps('sceneDetection', { type: 'checkbox' })}
          />
        </div>
      </div>
    </Card>
  );
}
