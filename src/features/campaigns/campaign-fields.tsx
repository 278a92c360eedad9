import { useText } from '@/i18n/use-text';
import { analysisTypeLabels, analysisTypes } from '@/ui/analysis-types';
import { EmailField } from '@/ui/fields/email-field';
import { SelectField } from '@/ui/fields/select-field';
import { TextField } from '@/ui/fields/text-field';
import type { FieldsProps } from '@/ui/tables/item-dialog';
import type { CampaignValues } from './campaign';

export function CampaignFields({ form }: FieldsProps<CampaignValues>) {
  const t = useText();
  return (
    <>
      <TextField label={t('tables.name')} autoComplete="off" dir="auto" {...form.getInputProps('name')} />
      <TextField
        label={t('campaigns.start-date')}
        type="date"
        wrapperProps={{ 'data-half': true }}
        {...form.getInputProps('startDate')}
      />
      <TextField
        label={t('campaigns.end-date')}
        type="date"
        wrapperProps={{ 'data-half': true }}
        {...form.getInputProps('endDate')}
      />
      <TextField
        label={t('campaigns.budget')}
        type="number"
        inputMode="decimal"
        step="any"
        leftSection="$"
        wrapperProps={{ 'data-half': true }}
        {...form.getInputProps('budget')}
      />
      <SelectField
        label={t('campaigns.analysis-type')}
        data={analysisTypes.map((value) => ({ value, label: t(analysisTypeLabels[value]) }))}
        wrapperProps={{ 'data-half': true }}
        {...form.getInputProps('analysisType')}
      />
      <EmailField
        label={t('campaigns.notification-email')}
        autoComplete="off"
        {...form.getInputProps('notificationEmail')}
      />
    </>
  );
}
