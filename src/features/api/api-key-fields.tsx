import { Checkbox, Group, TextInput } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import type { FieldsProps } from '@/ui/tables/item-form';
import { permissions, type ApiKeyValues } from './api-key';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';

export function ApiKeyFields({ form }: FieldsProps<ApiKeyValues>) {
  const t = useText();
  return (
    <>
      <TextInput label={t('tables.name')} autoComplete="off" {...form.getInputProps('name')} />
      <TextInput
        label={t('api.dialog.description')}
        autoComplete="off"
        {...form.getInputProps('description')}
      />
      <Checkbox.Group label={t('api.dialog.permissions')} {...form.getInputProps('permissions')}>
        <Group>
          {permissions.map((value) => (
            <Checkbox key={value} value={value} label={t(`api.permission.${value}`)} />
          ))}
        </Group>
      </Checkbox.Group>
    </>
  );
}
