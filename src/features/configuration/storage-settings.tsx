import { Card } from '@/ui/card';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import classes from './configuration-page.module.css';
import type { SectionProps } from './section-props';

export function StorageSettings({ fields }: SectionProps) {
  return (
    <Card title="Storage">
      <div className={classes.fields}>
        <SelectField
          label="Storage Provider"
          data={[
            { value: 'aws', label: 'AWS' },
            { value: 'gcp', label: 'GCP' },
            { value: 'azure', label: 'Azure' },
          ]}
          {...fields.getInputProps('storageProvider')}
        />
        <TextField
          label="Storage Region"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...fields.getInputProps('storageRegion')}
        />
        <TextField
          label="Retention Period (days)"
          type="number"
          inputMode="numeric"
          {...fields.getInputProps('retentionPeriod')}
        />
      </div>
    </Card>
  );
}
