import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { Dialog } from './dialog';
import classes from './dialog.module.css';

interface FormDialogProps {
  title: string;
  description?: string;
  cancelLabel: string;
  submitLabel: string;
  onClose: () => void;
  onSubmit: () => void;
  /** The fields; one that carries `data-half` shares its line with the next. */
  children: ReactNode;
}

/** A dialog that asks for something, with the way out before the way on. */
export function FormDialog({
  title,
  description,
  cancelLabel,
  submitLabel,
  onClose,
  onSubmit,
  children,
}: FormDialogProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Dialog title={title} onClose={onClose} {...(description ? { description } : {})}>
      <form onSubmit={submit} noValidate>
        <div className={classes.fields}>{children}</div>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit">{submitLabel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
