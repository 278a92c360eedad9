import { useText } from '@/i18n/use-text';
import { EmailField } from '@/ui/fields/email-field';
import { TextField } from '@/ui/fields/text-field';
import type { FieldsProps } from '@/ui/tables/item-dialog';
import type { OrganizationValues } from './organization';

export function OrganizationFields({ form }: FieldsProps<OrganizationValues>) {
  const t = useText();
  return (
    <>
      <TextField label={t('tables.name')} autoComplete="off" dir="auto" {...form.getInputProps('name')} />
      <EmailField label={t('organizations.email')} autoComplete="off" {...form.getInputProps('email')} />
      <TextField
        label={t('organizations.phone')}
        type="tel"
        autoComplete="off"
        {...form.getInputProps('phone')}
      />
      <TextField
        label={t('organizations.address')}
        autoComplete="off"
        dir="auto"
        {...form.getInputProps('address')}
      />
    </>
  );
}
