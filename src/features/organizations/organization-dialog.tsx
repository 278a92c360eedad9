import { useForm } from '@mantine/form';
import { FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';
import { emptyOrganization, type Organization, type OrganizationDetails } from './organization';

interface OrganizationDialogProps {
  /** The one that is edited; none for a new one. */
  organization?: Organization;
  onFinish: (details: OrganizationDetails) => void;
  onClose: () => void;
}

/** Asks for what is known of an organization. Nothing is required (specification, section 5). */
export function OrganizationDialog({ organization, onFinish, onClose }: OrganizationDialogProps) {
  const { name, email, phone, address } = organization ?? emptyOrganization;
  const fields = useForm<OrganizationDetails>({ initialValues: { name, email, phone, address } });

  return (
    <FormDialog
      title={organization ? 'Edit Organization' : 'New Organization'}
      cancelLabel="Cancel"
      submitLabel={organization ? 'Save Changes' : 'Create Organization'}
      onClose={onClose}
      onSubmit={() => onFinish(fields.values)}
    >
      <TextField label="Name" autoComplete="off" dir="auto" {...fields.getInputProps('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...fields.getInputProps('email')}
      />
      <TextField label="Phone" type="tel" autoComplete="off" {...fields.getInputProps('phone')} />
      <TextField label="Address" autoComplete="off" dir="auto" {...fields.getInputProps('address')} />
    </FormDialog>
  );
}
