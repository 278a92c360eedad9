import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useRootMark } from '../use-root-mark';
import classes from './dialog.module.css';

interface DialogProps {
  role?: 'dialog' | 'alertdialog';
  title: string;
  /** One or two sentences under the title. */
  description?: string | undefined;
  /** Called on Escape. A press outside closes nothing: the user would lose the input. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open while it is rendered. The native element traps the focus and restores it.
 * (Mantine's dialog costs 16 kB, and needs a style element, which a strict Content-Security-Policy forbids.)
 */
export function Dialog({ role = 'dialog', title, description, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useRootMark('dialog');

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed while still in the document; otherwise the focus is not restored.
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      {description ? (
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      ) : null}
      {children}
    </dialog>
  );
}
