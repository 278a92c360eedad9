import { Button } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { FC, SubmitEvent } from 'react';
import { useText } from '@/i18n/use-text';
import { Dialog } from '../dialogs/dialog';
import classes from '../dialogs/dialog.module.css';

export interface FieldsProps<Values> {
  form: UseFormReturnType<Values>;
}

interface ItemDialogProps<Values> {
  title: string;
  /** One sentence under the title. */
  description?: string | undefined;
  submitLabel: string;
  initialValues: Values;
  /** The fields; one with `data-half` shares its line with the next. */
  Fields: FC<FieldsProps<Values>>;
  onSubmit: (values: Values) => void;
  onClose: () => void;
}

/** The form for an item of a list. Nothing is required (specification, section 5). */
export function ItemDialog<Values extends object>(props: ItemDialogProps<Values>) {
  const { title, description, submitLabel, initialValues, Fields, onSubmit, onClose } = props;
  const t = useText();
  const form = useForm<Values>({ initialValues });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit(form.values);
  }

  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <form onSubmit={submit} noValidate>
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
    </Dialog>
  );
}
