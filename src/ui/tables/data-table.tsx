import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import type { ListEntry } from '@/lib/memory-lists';
import { DataTableHead } from './data-table-head';
import { DataTableRow } from './data-table-row';
import type { TableColumn, TableWords } from './table-column';
import { TableFilter } from './table-filter';
import { TABLE_ROLES } from './table-roles';
import classes from './data-table.module.css';
import { useFormats } from '../use-formats';
import { useTableView } from './use-table-view';

interface DataTableProps<Item> {
  words: TableWords;
  columns: readonly TableColumn<Item>[];
  entries: readonly ListEntry<Item>[];
  /** Everything that a row can be found by. */
  searchText: (item: Item) => string;
  filter: string;
  onFilter: (filter: string) => void;
  /** What else can be done with the list, beside the filter. */
  action?: ReactNode;
}

/**
 * A table that can be ordered and filtered. Where there is no room for its columns every row becomes a card,
 * and the heads become a line of buttons above them: they still say and change the order.
 */
export function DataTable<Item>({
  words,
  columns,
  entries,
  searchText,
  filter,
  onFilter,
  action,
}: DataTableProps<Item>) {
  const t = useText();
  const { number } = useFormats();
  const { shown, order, orderByColumn } = useTableView(entries, columns, searchText, filter);

  return (
    <section className={classes.section} aria-label={words.table}>
      <div className={classes.tools}>
        <TableFilter label={words.filter} value={filter} onChange={onFilter} />
        <p className={classes.count} role="status">
          {t('tables.count', { shown: number(shown.length), total: number(entries.length) })}
        </p>
        {action}
      </div>
      {shown.length === 0 ? (
        <p className={classes.nothing}>{entries.length === 0 ? words.empty : words.noMatch}</p>
      ) : (
        <table className={classes.table} aria-label={words.table} {...TABLE_ROLES.table}>
          <DataTableHead columns={columns} order={order} onOrder={orderByColumn} />
          <tbody {...TABLE_ROLES.group}>
            {shown.map((entry) => (
              <DataTableRow key={entry.key} columns={columns} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
