import { Card } from '@/ui/card';
import { MultiChoiceField } from '@/ui/multi-choice-field';
import { SelectField } from '@/ui/select-field';
import { SwitchField } from '@/ui/switch-field';
import { TextField } from '@/ui/text-field';
import classes from './configuration-page.module.css';
import type { SectionProps } from './section-props';

export function VideoProcessingSettings({ fields }: SectionProps) {
  return (
    <Card title="Video Processing">
      <div className={classes.fields}>
        <TextField
          label="Maximum Video Size (MB)"
          type="number"
          inputMode="numeric"
          {...fields.getInputProps('maxVideoSize')}
        />
        <MultiChoiceField
          label="Supported Formats"
          options={[
            { value: 'mp4', label: 'MP4' },
            { value: 'mov', label: 'MOV' },
            { value: 'avi', label: 'AVI' },
          ]}
          values={fields.values.supportedFormats}
          onChange={(values) => fields.setFieldValue('supportedFormats', values)}
        />
        <SelectField
          label="Processing Quality"
          data={[
            { value: 'low', label: 'Low' },
            { value: 'medium', label: 'Medium' },
            { value: 'high', label: 'High' },
          ]}
          {...fields.getInputProps('processingQuality')}
        />
        <SwitchField
          label="Auto-delete processed videos"
          {...fields.getInputProps('autoDeleteProcessed', { type: 'checkbox' })}
        />
      </div>
    </Card>
  );
}
