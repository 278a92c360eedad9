import { Button } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { FC } from 'react';
import { useText } from '@/i18n/use-text';
import classes from '../dialogs/dialog.module.css';

export interface FieldsProps<Values> {
  form: UseFormReturnType<Values>;
}

interface ItemFormProps<Values> {
  submitLabel: string;
  initialValues: Values;
  /** The fields; one with `data-half` shares its line with the next. */
  Fields: FC<FieldsProps<Values>>;
  onSubmit: (values: Values) => void;
  onClose: () => void;
}

/** The form for an item of a list, in a dialog. Nothing is required (specification, section 5). */
export function ItemForm<Values extends object>(props: ItemFormProps<Values>) {
  const { submitLabel, initialValues, Fields, onSubmit, onClose } = props;
  const t = useText();
  const form = useForm<Values>({ initialValues });

  return (
    <form onSubmit={form.onSubmit((values) => onSubmit(values))} noValidate>
      <div className={classes.fields}>
        <Fields form={form} />
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('tables.cancel')}
        </Button>
        <Button type="submit">{submitLabel}</Button>
      </div>
    </form>
  );
}
