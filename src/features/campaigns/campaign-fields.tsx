import { NativeSelect, TextInput } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { analysisTypeLabels, analysisTypes } from '@/ui/analysis-types';
import type { FieldsProps } from '@/ui/tables/item-form';
import type { CampaignValues } from './campaign';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';

export function CampaignFields({ form }: FieldsProps<CampaignValues>) {
  const t = useText();
  return (
    <>
      <TextInput label={t('tables.name')} autoComplete="off" dir="auto" {...form.getInputProps('name')} />
      <TextInput
        label={t('campaigns.start-date')}
        type="date"
        wrapperProps={{ 'data-half': true }}
        {...form.getInputProps('startDate')}
      />
      <TextInput
        label={t('campaigns.end-date')}
        type="date"
        wrapperProps={{ 'data-half': true }}
        {...form.getInputProps('endDate')}
      />
      <TextInput
        label={t('campaigns.budget')}
        type="number"
        inputMode="decimal"
        step="any"
        leftSection="$"
        wrapperProps={{ 'data-half': true }}
        {...form.getInputProps('budget')}
      />
      <NativeSelect
        label={t('campaigns.analysis-type')}
        data={analysisTypes.map((value) => ({ value, label: t(analysisTypeLabels[value]) }))}
        wrapperProps={{ 'data-half': true }}
        {...form.getInputProps('analysisType')}
      />
      <TextInput
        label={t('campaigns.notification-email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('notificationEmail')}
      />
    </>
  );
}
