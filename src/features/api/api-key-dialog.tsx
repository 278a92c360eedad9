import { useForm } from '@mantine/form';
import { FormDialog } from '@/ui/form-dialog';
import { MultiChoiceField } from '@/ui/multi-choice-field';
import { TextField } from '@/ui/text-field';
import type { ApiKey, ApiKeyDetails, Permission } from './api-key';

const permissionOptions: readonly { value: Permission; label: string }[] = [
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Write' },
  { value: 'admin', label: 'Admin' },
];

interface ApiKeyDialogProps {
  /** The key that is edited; none for a new one. */
  apiKey?: ApiKey;
  onClose: () => void;
}

/** Asks for the details of a key. It only closes: nothing is made or kept, and it says so. */
export function ApiKeyDialog({ apiKey, onClose }: ApiKeyDialogProps) {
  const initialValues: ApiKeyDetails = {
    name: apiKey?.name ?? '',
    description: apiKey?.description ?? '',
    permissions: apiKey?.permissions ?? [],
  };
  const fields = useForm({ initialValues });

  return (
    <FormDialog
      title={apiKey ? 'Edit API Key' : 'Generate New Key'}
      description="These are sample keys: this dialog changes nothing in the list."
      cancelLabel="Cancel"
      submitLabel={apiKey ? 'Save Changes' : 'Generate Key'}
      onClose={onClose}
      onSubmit={onClose}
    >
      <TextField label="Name" autoComplete="off" {...fields.getInputProps('name')} />
      <TextField label="Description" autoComplete="off" {...fields.getInputProps('description')} />
      <MultiChoiceField
        label="Permissions"
        options={permissionOptions}
        values={fields.values.permissions}
        onChange={(values) => fields.setFieldValue('permissions', values)}
      />
    </FormDialog>
  );
}
