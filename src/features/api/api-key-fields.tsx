import { useText } from '@/i18n/use-text';
import { MultiChoiceField } from '@/ui/fields/multi-choice-field';
import { TextField } from '@/ui/fields/text-field';
import type { FieldsProps } from '@/ui/tables/item-dialog';
import { permissions, type ApiKeyValues } from './api-key';

export function ApiKeyFields({ form }: FieldsProps<ApiKeyValues>) {
  const t = useText();
  return (
    <>
      <TextField label={t('tables.name')} autoComplete="off" {...form.getInputProps('name')} />
      <TextField
        label={t('api.dialog.description')}
        autoComplete="off"
        {...form.getInputProps('description')}
      />
      <MultiChoiceField
        label={t('api.dialog.permissions')}
        options={permissions.map((value) => ({ value, label: t(`api.permission.${value}`) }))}
        values={form.values.permissions}
        onChange={(values) => form.setFieldValue('permissions', values)}
      />
    </>
  );
}
