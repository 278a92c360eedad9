import { ActionIcon, Group, Tooltip, type ActionIconProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';

interface RowActionProps extends ActionIconProps {
  icon: Icon;
  /** What the button does, and to what. */
  label: string;
  /** A short label, shown on hover and focus. */
  hint: string;
  onClick: (event: MouseEvent) => void;
}

/** An action of a row. */
export function RowAction({ icon: Picture, label, hint, ...others }: RowActionProps) {
  return (
    <Tooltip label={hint}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} {...others}>
        <Picture size={18} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}

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
    <Group ref={actions} gap={2} justify="flex-end" wrap="nowrap">
      {children}
      <RowAction icon={IconPencil} label={editLabel} hint={t('tables.edit')} onClick={onEdit} />
      <RowAction icon={IconTrash} label={deleteLabel} hint={t('tables.delete')} onClick={remove} />
    </Group>
  );
}
