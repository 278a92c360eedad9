import { TextInput } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import type { FieldsProps } from '@/ui/tables/item-form';
import type { OrganizationValues } from './organization';
import '@mantine/core/styles/Input.layer.css';

export function OrganizationFields({ form }: FieldsProps<OrganizationValues>) {
  const t = useText();
  return (
    <>
      <TextInput label={t('tables.name')} autoComplete="off" dir="auto" {...form.getInputProps('name')} />
      <TextInput
        label={t('organizations.email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('email')}
      />
      <TextInput
        label={t('organizations.phone')}
        type="tel"
        autoComplete="off"
        {...form.getInputProps('phone')}
      />
      <TextInput
        label={t('organizations.address')}
        autoComplete="off"
        dir="auto"
        {...form.getInputProps('address')}
      />
    </>
  );
}
