import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState, type FC, type ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import type { ListEntry, SampleList } from '@/lib/sample-lists';
import { Dialog } from '../dialogs/dialog';
import { LiveRegion } from '../feedback/live-region';
import { useAnnouncement } from '../feedback/use-announcement';
import { useShownName } from '../use-shown-name';
import { CellText } from './cell-text';
import { DataTable, type DataTableProps } from './data-table';
import { ItemForm, type FieldsProps } from './item-form';
import { RowActions } from './row-actions';
import type { TableColumn } from './table-column';

interface EditableTableProps<Item, Values> {
  list: SampleList<Item>;
  labels: DataTableProps<Item>['labels'] & {
    /** The button that opens an empty dialog, and the title of that dialog. */
    add: string;
    /** Submits that dialog. */
    create: string;
    /** The title of the dialog of an item. */
    edit: string;
    /** One sentence in the dialog. */
    description?: string;
  };
  /** The columns between the name and the actions. */
  columns: readonly TableColumn<Item>[];
  /** Additional text that the filter finds. */
  searchText?: (item: Item) => string;
  /** Other actions of a row, before Edit and Delete. */
  otherActions?: (entry: ListEntry<Item>) => ReactNode;
  /** The initial values of the dialog; `item` is missing for a new one. */
  valuesOf: (item?: Item) => Values;
  Fields: FC<FieldsProps<Values>>;
  /** The edited or new item. Without it, submitting the dialog only closes it. */
  itemOf?: (values: Values, edited: Item | undefined) => Item;
}

interface EntryActions<Item> {
  onEdit: (entry: ListEntry<Item>) => void;
  onDelete: (entry: ListEntry<Item>) => void;
}

/** The name, the columns of the table, and the actions. */
function useColumns<Item extends { name: string }>(
  { columns, otherActions }: Pick<EditableTableProps<Item, never>, 'columns' | 'otherActions'>,
  { onEdit, onDelete }: EntryActions<Item>,
): TableColumn<Item>[] {
  const t = useText();
  const shownName = useShownName();
  return [
    {
      id: 'name',
      header: t('tables.name'),
      kind: 'name',
      text: shownName,
      orderBy: ({ name }) => name.trim(),
      cell: ({ item }) => <CellText text={shownName(item)} />,
    },
    ...columns,
    {
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
    },
  ];
}

interface EntryDialogProps<Item, Values> {
  table: EditableTableProps<Item, Values>;
  /** Null while it is closed; without an entry it is for a new one. */
  dialog: { entry?: ListEntry<Item> } | null;
  onSubmit: (values: Values) => void;
  onClose: () => void;
}

/** Adds an item, or edits one. */
function EntryDialog<Item, Values extends object>({
  table: { labels, valuesOf, Fields },
  dialog,
  onSubmit,
  onClose,
}: EntryDialogProps<Item, Values>) {
  const t = useText();
  const edited = dialog?.entry;
  return (
    <Dialog
      opened={dialog !== null}
      title={edited ? labels.edit : labels.add}
      description={labels.description}
      onClose={onClose}
    >
      <ItemForm
        submitLabel={edited ? t('tables.save-changes') : labels.create}
        initialValues={valuesOf(edited?.item)}
        Fields={Fields}
        onSubmit={onSubmit}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** A list as a table, with a dialog to add and to edit its items. */
export function EditableTable<Item extends { name: string }, Values extends object>(
  props: EditableTableProps<Item, Values>,
) {
  const { list, labels, searchText, itemOf } = props;
  const t = useText();
  const shownName = useShownName();
  const { announcement, announce } = useAnnouncement();
  const [filter, setFilter] = useState('');
  const [dialog, setDialog] = useState<{ entry?: ListEntry<Item> } | null>(null);
  const edited = dialog?.entry;
  const shownColumns = useColumns(props, {
    onEdit: (entry) => setDialog({ entry }),
    onDelete: ({ key, item }) => {
      list.remove(key);
      announce(t('tables.deleted', { name: shownName(item) }));
    },
  });

  function submit(values: Values) {
    const item = itemOf?.(values, edited?.item);
    if (item && edited) {
      list.replace(edited.key, item);
    } else if (item) {
      list.add(item);
      // A filter could hide the new row.
      setFilter('');
      announce(t('tables.added', { name: shownName(item) }));
    }
    setDialog(null);
  }

  return (
    <>
      <DataTable
        labels={labels}
        columns={shownColumns}
        entries={list.entries}
        searchText={searchText}
        filter={filter}
        onFilter={setFilter}
        action={
          <Button leftSection={<IconPlus size={18} />} onClick={() => setDialog({})}>
            {labels.add}
          </Button>
        }
      />
      <LiveRegion announcement={announcement} />
      <EntryDialog table={props} dialog={dialog} onSubmit={submit} onClose={() => setDialog(null)} />
    </>
  );
}
