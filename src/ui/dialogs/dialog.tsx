import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import classes from './dialog.module.css';

interface DialogProps {
  title: string;
  /** One sentence under the title. */
  description?: string | undefined;
  /** Escape was pressed. A press outside closes nothing: what was typed would be lost. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the page, open as long as it is rendered. The browser's own element: it keeps the focus
 * inside, the page out of reach, and gives the focus back to where it was. (Mantine's brings 16 kB for that
 * and a style element, which a strict Content-Security-Policy forbids.)
 */
export function Dialog({ title, description, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const descriptionId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed while it is still in the document: only then the focus goes back.
    return () => element?.close();
  }, []);

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      {...(description ? { 'aria-describedby': descriptionId } : {})}
      onCancel={cancel}
    >
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {description ? (
        <p id={descriptionId} className={classes.description}>
          {description}
        </p>
      ) : null}
      {children}
    </dialog>
  );
}
