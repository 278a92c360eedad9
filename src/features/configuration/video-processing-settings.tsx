import { useText } from '@/i18n/use-text';
import { Card } from '@/ui/layouts/card';
import { MultiChoiceField } from '@/ui/fields/multi-choice-field';
import { SelectField } from '@/ui/fields/select-field';
import { SwitchField } from '@/ui/fields/switch-field';
import { TextField } from '@/ui/fields/text-field';
import classes from './configuration-page.module.css';
import { processingQualities, type SectionProps } from './configuration';

export function VideoProcessingSettings({ fields }: SectionProps) {
  const t = useText();
  return (
    <Card title={t('configuration.processing.title')}>
      <div className={classes.fields}>
        <TextField
          label={t('configuration.processing.max-size')}
          type="number"
          inputMode="numeric"
          {...fields.getInputProps('maxVideoSize')}
        />
        <MultiChoiceField
          label={t('configuration.processing.formats')}
          options={[
            { value: 'mp4', label: 'MP4' },
            { value: 'mov', label: 'MOV' },
            { value: 'avi', label: 'AVI' },
          ]}
          values={fields.values.supportedFormats}
          onChange={(values) => fields.setFieldValue('supportedFormats', values)}
        />
        <SelectField
          label={t('configuration.processing.quality')}
          data={processingQualities.map((value) => ({ value, label: t(`configuration.quality.${value}`) }))}
          {...fields.getInputProps('processingQuality')}
        />
        <SwitchField
          label={t('configuration.processing.auto-delete')}
          {...fields.getInputProps('autoDeleteProcessed', { type: 'checkbox' })}
        />
      </div>
    </Card>
  );
}
