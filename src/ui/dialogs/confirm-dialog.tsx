import { Button } from '@mantine/core';
import { useId, useLayoutEffect, useRef } from 'react';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * A question with two answers, over the page. The browser's own dialog: it holds the focus, gives it back,
 * and adds no styles at run time. The harmless answer comes first and has the focus; Escape is that answer.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // In the layout phase, so that it is closed, and the focus back, before its element is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      <p id={`${id}-text`} className={classes.text}>
        {text}
      </p>
      <div className={classes.answers}>
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button onClick={onConfirm}>{confirmLabel}</Button>
      </div>
    </dialog>
  );
}
