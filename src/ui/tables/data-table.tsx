import { useState, type ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import type { ListEntry } from '@/lib/sample-lists';
import { nextOrder, orderRows, type TableOrder } from '@/lib/table-order';
import { matchesSearch } from '@/lib/text-search';
import { useFormats } from '../use-formats';
import { CellText } from './cell-text';
import { DataTableHead } from './data-table-head';
import classes from './data-table.module.css';
import { TABLE_ROLES, type TableColumn } from './table-column';
import { TableFilter } from './table-filter';

export interface DataTableProps<Item> {
  labels: {
    table: string;
    filter: string;
    /** The list is empty. */
    empty: string;
    /** The list is not empty, but nothing in it matches the filter. */
    noMatch: string;
  };
  columns: readonly TableColumn<Item>[];
  entries: readonly ListEntry<Item>[];
  /** Text that the filter finds in addition to the texts of the columns. */
  searchText: ((item: Item) => string) | undefined;
  filter: string;
  onFilter: (filter: string) => void;
  /** Shown beside the filter. */
  action: ReactNode;
}

function contentOf<Item>({ text, cell, kind }: TableColumn<Item>, entry: ListEntry<Item>): ReactNode {
  if (cell) return cell(entry);
  const content = text?.(entry.item) ?? '';
  return kind === 'date' ? <CellText text={content} tone="whole" /> : content;
}

/**
 * A table that can be sorted and filtered; unsorted, it keeps the order of the list. Where there is no room for its
 * columns, each row becomes a card, and the column headers become a line of buttons above the cards.
 */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { labels, columns, entries, searchText, filter, onFilter, action } = props;
  const t = useText();
  const { locale, number } = useFormats();
  const [order, setOrder] = useState<TableOrder | null>(null);

  const found = entries.filter(({ item }) => {
    const texts = [...columns.map(({ text }) => text?.(item) ?? ''), searchText?.(item) ?? ''];
    return matchesSearch(texts.join('\n'), filter);
  });
  const ordering = columns.find(({ id }) => id === order?.column);
  const valueOf = ordering?.orderBy ?? ordering?.text;
  const shown =
    order && valueOf ? orderRows(found, ({ item }) => valueOf(item), order.direction, locale) : found;

  return (
    <section className={classes.section} aria-label={labels.table}>
      <div className={classes.tools}>
        <TableFilter label={labels.filter} value={filter} onChange={onFilter} />
        <p className={classes.count} role="status">
          {t('tables.count', { shown: number(shown.length), total: number(entries.length) })}
        </p>
        {action}
      </div>
      {shown.length === 0 ? (
        <p className={classes.nothing}>{entries.length === 0 ? labels.empty : labels.noMatch}</p>
      ) : (
        <table className={classes.table} aria-label={labels.table} {...TABLE_ROLES.table}>
          <DataTableHead
            columns={columns}
            order={order}
            onOrder={(column) => setOrder(nextOrder(order, column))}
          />
          <tbody {...TABLE_ROLES.group}>
            {shown.map((entry) => (
              // Focusable: it takes the focus when an adjacent row is deleted.
              <tr key={entry.key} tabIndex={-1} {...TABLE_ROLES.row}>
                {columns.map((column) =>
                  column.kind === 'name' ? (
                    <th key={column.id} scope="row" data-kind="name" {...TABLE_ROLES.rowHead}>
                      {contentOf(column, entry)}
                    </th>
                  ) : (
                    <td
                      key={column.id}
                      data-kind={column.kind}
                      data-label={column.header}
                      {...TABLE_ROLES.cell}
                    >
                      {contentOf(column, entry)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
