import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import type { ListEntry } from '@/lib/memory-lists';
import { CellText } from './cell-text';
import { RowActions } from './row-actions';
import type { TableColumn } from './table-column';
import { useShownName } from '../use-shown-name';

interface ListColumnsOptions<Item> {
  onEdit: (entry: ListEntry<Item>) => void;
  onDelete: (entry: ListEntry<Item>) => void;
  /** What else can be done with a row, before the other two. */
  otherActions?: (entry: ListEntry<Item>) => ReactNode;
}

/** The first and the last column of every list: what a row is called by, and what can be done with it. */
export function useListColumns<Item extends { name: string }>({
  onEdit,
  onDelete,
  otherActions,
}: ListColumnsOptions<Item>) {
  const t = useText();
  const shownName = useShownName();

  const nameColumn: TableColumn<Item> = {
    id: 'name',
    header: t('tables.name'),
    kind: 'name',
    orderBy: ({ name }) => name.trim(),
    cell: ({ item }) => <CellText text={shownName(item)} />,
  };
  const actionsColumn: TableColumn<Item> = {
    id: 'actions',
    header: t('tables.actions'),
    kind: 'actions',
    cell: (entry) => (
      <RowActions
        editLabel={t('tables.edit-row', { name: shownName(entry.item) })}
        deleteLabel={t('tables.delete-row', { name: shownName(entry.item) })}
        onEdit={() => onEdit(entry)}
        onDelete={() => onDelete(entry)}
      >
        {otherActions?.(entry)}
      </RowActions>
    ),
  };
  return { nameColumn, actionsColumn };
}
