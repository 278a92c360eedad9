import { Button } from '@mantine/core';
import { Dialog } from './dialog';
import classes from './dialog.module.css';

interface NoticeDialogProps {
  title: string;
  text: string;
  closeLabel: string;
  onClose: () => void;
}

/** A dialog that only says something. */
export function NoticeDialog({ title, text, closeLabel, onClose }: NoticeDialogProps) {
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <div className={classes.fields} />
      <div className={classes.actions}>
        <Button onClick={onClose}>{closeLabel}</Button>
      </div>
    </Dialog>
  );
}
