import { useText } from '@/i18n/use-text';
import { Card } from '@/ui/layouts/card';
import { SelectField } from '@/ui/fields/select-field';
import { TextField } from '@/ui/fields/text-field';
import type { SectionProps } from './configuration';
import classes from './configuration-page.module.css';

export function StorageSettings({ fields }: SectionProps) {
  const t = useText();
  return (
    <Card title={t('configuration.storage.title')}>
      <div className={classes.fields}>
        <SelectField
          label={t('configuration.storage.provider')}
          data={[
            { value: 'aws', label: 'AWS' },
            { value: 'gcp', label: 'GCP' },
            { value: 'azure', label: 'Azure' },
          ]}
          {...fields.getInputProps('storageProvider')}
        />
        <TextField
          label={t('configuration.storage.region')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...fields.getInputProps('storageRegion')}
        />
        <TextField
          label={t('configuration.storage.retention')}
          type="number"
          inputMode="numeric"
          {...fields.getInputProps('retentionPeriod')}
        />
      </div>
    </Card>
  );
}
