import { useForm } from '@mantine/form';
import { useText } from '@/i18n/use-text';
import { FormDialog } from '@/ui/dialogs/form-dialog';
import { MultiChoiceField } from '@/ui/fields/multi-choice-field';
import { TextField } from '@/ui/fields/text-field';
import { permissions, type ApiKey, type ApiKeyDetails } from './api-key';

interface ApiKeyDialogProps {
  /** The key to edit; missing for a new one. */
  apiKey?: ApiKey;
  onClose: () => void;
}

/** The form for an API key. As specified, it only closes; a notice says that nothing is saved. */
export function ApiKeyDialog({ apiKey, onClose }: ApiKeyDialogProps) {
  const t = useText();
  const initialValues: ApiKeyDetails = {
    name: apiKey?.name ?? '',
    description: apiKey?.description ?? '',
    permissions: apiKey?.permissions ?? [],
  };
  const fields = useForm({ initialValues });

  return (
    <FormDialog
      title={t(apiKey ? 'api.dialog.edit' : 'api.dialog.new')}
      description={t('api.dialog.text')}
      cancelLabel={t('tables.cancel')}
      submitLabel={t(apiKey ? 'tables.save-changes' : 'api.dialog.generate')}
      onClose={onClose}
      onSubmit={onClose}
    >
      <TextField label={t('tables.name')} autoComplete="off" {...fields.getInputProps('name')} />
      <TextField
        label={t('api.dialog.description')}
        autoComplete="off"
        {...fields.getInputProps('description')}
      />
      <MultiChoiceField
        label={t('api.dialog.permissions')}
        options={permissions.map((value) => ({ value, label: t(`api.permission.${value}`) }))}
        values={fields.values.permissions}
        onChange={(values) => fields.setFieldValue('permissions', values)}
      />
    </FormDialog>
  );
}
