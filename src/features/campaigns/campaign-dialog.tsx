import { useForm } from '@mantine/form';
import { useText } from '@/i18n/use-text';
import { analysisTypes } from '@/lib/analysis-types';
import { analysisTypeLabels } from '@/ui/analysis-type-labels';
import { EmailField } from '@/ui/fields/email-field';
import { FormDialog } from '@/ui/dialogs/form-dialog';
import { SelectField } from '@/ui/fields/select-field';
import { TextField } from '@/ui/fields/text-field';
import { campaignDetails, emptyCampaign, type Campaign, type CampaignDetails } from './campaign';

interface CampaignDialogProps {
  /** The campaign to edit; missing for a new one. */
  campaign?: Campaign;
  onSubmit: (details: CampaignDetails) => void;
  onClose: () => void;
}

/** The form for a campaign. Nothing is required or bounded (specification, section 5). */
export function CampaignDialog({ campaign, onSubmit, onClose }: CampaignDialogProps) {
  const t = useText();
  const fields = useForm<CampaignDetails>({
    initialValues: campaign ? campaignDetails(campaign) : emptyCampaign,
  });

  return (
    <FormDialog
      title={t(campaign ? 'campaigns.edit' : 'campaigns.new')}
      cancelLabel={t('tables.cancel')}
      submitLabel={t(campaign ? 'tables.save-changes' : 'campaigns.create')}
      onClose={onClose}
      onSubmit={() => onSubmit(fields.values)}
    >
      <TextField label={t('tables.name')} autoComplete="off" dir="auto" {...fields.getInputProps('name')} />
      <TextField
        label={t('campaigns.start-date')}
        type="date"
        wrapperProps={{ 'data-half': true }}
        {...fields.getInputProps('startDate')}
      />
      <TextField
        label={t('campaigns.end-date')}
        type="date"
        wrapperProps={{ 'data-half': true }}
        {...fields.getInputProps('endDate')}
      />
      <TextField
        label={t('campaigns.budget')}
        type="number"
        inputMode="decimal"
        step="any"
        leftSection="$"
        wrapperProps={{ 'data-half': true }}
        {...fields.getInputProps('budget')}
      />
      <SelectField
        label={t('campaigns.analysis-type')}
        data={analysisTypes.map((value) => ({ value, label: t(analysisTypeLabels[value]) }))}
        wrapperProps={{ 'data-half': true }}
        {...fields.getInputProps('analysisType')}
      />
      <EmailField
        label={t('campaigns.notification-email')}
        autoComplete="off"
        {...fields.getInputProps('notificationEmail')}
      />
    </FormDialog>
  );
}
