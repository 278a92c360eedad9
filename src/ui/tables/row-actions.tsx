import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { IconButton } from '../layouts/icon-button';
import classes from './row-actions.module.css';

interface RowActionsProps {
  editLabel: string;
  deleteLabel: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Other actions, before these. */
  children?: ReactNode;
}

/** The actions of a row. Deleting asks for no confirmation (specification, section 4). */
export function RowActions({ editLabel, deleteLabel, onEdit, onDelete, children }: RowActionsProps) {
  const t = useText();
  const actions = useRef<HTMLDivElement>(null);

  function remove(event: MouseEvent) {
    // The second click of a double click would delete the row that has moved up.
    if (event.detail > 1) return;
    // The focus moves to the row, not to its button: a key that is held down would delete that row too.
    const row = actions.current?.closest('tr');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    const nextFocus = next instanceof HTMLElement ? next : document.querySelector<HTMLElement>('main h1');
    nextFocus?.focus({ preventScroll: true });
    onDelete();
  }

  return (
    <div ref={actions} className={classes.actions}>
      {children}
      <IconButton icon={IconPencil} label={editLabel} hint={t('tables.edit')} onClick={onEdit} />
      <IconButton
        icon={IconTrash}
        label={deleteLabel}
        hint={t('tables.delete')}
        tone="bad"
        onClick={remove}
      />
    </div>
  );
}
