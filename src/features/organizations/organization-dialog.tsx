import { useForm } from '@mantine/form';
import { useText } from '@/i18n/use-text';
import { EmailField } from '@/ui/fields/email-field';
import { FormDialog } from '@/ui/dialogs/form-dialog';
import { TextField } from '@/ui/fields/text-field';
import { emptyOrganization, type Organization, type OrganizationDetails } from './organization';

interface OrganizationDialogProps {
  /** The organization to edit; missing for a new one. */
  organization?: Organization;
  onSubmit: (details: OrganizationDetails) => void;
  onClose: () => void;
}

/** The form for an organization. Nothing is required (specification, section 5). */
export function OrganizationDialog({ organization, onSubmit, onClose }: OrganizationDialogProps) {
  const t = useText();
  const { name, email, phone, address } = organization ?? emptyOrganization;
  const fields = useForm<OrganizationDetails>({ initialValues: { name, email, phone, address } });

  return (
    <FormDialog
      title={t(organization ? 'organizations.edit' : 'organizations.new')}
      cancelLabel={t('tables.cancel')}
      submitLabel={t(organization ? 'tables.save-changes' : 'organizations.create')}
      onClose={onClose}
      onSubmit={() => onSubmit(fields.values)}
    >
      <TextField label={t('tables.name')} autoComplete="off" dir="auto" {...fields.getInputProps('name')} />
      <EmailField label={t('organizations.email')} autoComplete="off" {...fields.getInputProps('email')} />
      <TextField
        label={t('organizations.phone')}
        type="tel"
        autoComplete="off"
        {...fields.getInputProps('phone')}
      />
      <TextField
        label={t('organizations.address')}
        autoComplete="off"
        dir="auto"
        {...fields.getInputProps('address')}
      />
    </FormDialog>
  );
}
