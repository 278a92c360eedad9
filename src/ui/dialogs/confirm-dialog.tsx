import { Button } from '@mantine/core';
import { Dialog } from './dialog';
import classes from './dialog.module.css';

interface ConfirmDialogProps {
  opened?: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Called by Escape too. */
  onCancel: () => void;
}

/** A question with two answers. The harmless one comes first, stands out, and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened = true, title, text, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  return (
    <Dialog role="alertdialog" opened={opened} title={title} description={text} onClose={onCancel}>
      <div className={classes.actions}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button variant="default" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
