import { analysisTypeLabels, analysisTypes } from '@/lib/analysis-types';
import { Card } from '@/ui/card';
import { SelectField } from '@/ui/select-field';
import { SwitchField } from '@/ui/switch-field';
import classes from './configuration-page.module.css';
import type { SectionProps } from './section-props';

export function AnalysisSettings({ fields }: SectionProps) {
  return (
    <Card title="Analysis">
      <div className={classes.fields}>
        <SelectField
          label="Default Analysis Type"
          data={analysisTypes.map((value) => ({ value, label: analysisTypeLabels[value] }))}
          {...fields.getInputProps('defaultAnalysisType')}
        />
        <div className={classes.switches}>
          <SwitchField
            label="Language detection"
            {...fields.getInputProps('languageDetection', { type: 'checkbox' })}
          />
          <SwitchField
            label="Face detection"
            {...fields.getInputProps('faceDetection', { type: 'checkbox' })}
          />
          <SwitchField
            label="Object detection"
            {...fields.getInputProps('objectDetection', { type: 'checkbox' })}
          />
          <SwitchField
            label="Scene detection"
            {...fields.getInputProps('sceneDetection', { type: 'checkbox' })}
          />
        </div>
      </div>
    </Card>
  );
}
