import { useForm } from '@mantine/form';
import { analysisTypeLabels, analysisTypes } from '@/lib/analysis-types';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { campaignDetails, emptyCampaign, type Campaign, type CampaignDetails } from './campaign';

interface CampaignDialogProps {
  /** The one that is edited; none for a new one. */
  campaign?: Campaign;
  onFinish: (details: CampaignDetails) => void;
  onClose: () => void;
}

/** Asks for what a campaign is. Nothing is required or bound (specification, section 5). */
export function CampaignDialog({ campaign, onFinish, onClose }: CampaignDialogProps) {
  const fields = useForm<CampaignDetails>({
    initialValues: campaign ? campaignDetails(campaign) : emptyCampaign,
  });

  return (
    <FormDialog
      title={campaign ? 'Edit Campaign' : 'New Campaign'}
      cancelLabel="Cancel"
      submitLabel={campaign ? 'Save Changes' : 'Create Campaign'}
      onClose={onClose}
      onSubmit={() => onFinish(fields.values)}
    >
      <TextField label="Name" autoComplete="off" dir="auto" {...fields.getInputProps('name')} />
      <TextField
        label="Start Date"
        type="date"
        wrapperProps={{ 'data-half': true }}
        {...fields.getInputProps('startDate')}
      />
      <TextField
        label="End Date"
        type="date"
        wrapperProps={{ 'data-half': true }}
        {...fields.getInputProps('endDate')}
      />
      <TextField
        label="Budget"
        type="number"
        inputMode="decimal"
        step="any"
        leftSection="$"
        wrapperProps={{ 'data-half': true }}
        {...fields.getInputProps('budget')}
      />
      <SelectField
        label="Analysis Type"
        data={analysisTypes.map((value) => ({ value, label: analysisTypeLabels[value] }))}
        wrapperProps={{ 'data-half': true }}
        {...fields.getInputProps('analysisType')}
      />
      <TextField
        label="Notification Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...fields.getInputProps('notificationEmail')}
      />
    </FormDialog>
  );
}
