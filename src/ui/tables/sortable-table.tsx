import { Paper, Table, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Table.layer.css';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { useState, type ReactNode } from 'react';
import type { ListEntry } from '@/lib/sample-lists';
import { nextOrder, orderRows, type TableOrder } from '@/lib/table-order';
import { useFormats } from '../use-formats';
import classes from './sortable-table.module.css';
import type { TableColumn } from './table-column';

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

interface HeadProps<Item> {
  column: TableColumn<Item>;
  order: TableOrder | null;
  onOrder: (order: TableOrder) => void;
}

/** A column header. Pressing it sorts by its column; pressing it again reverses the order. */
function Head<Item>({ column, order, onOrder }: HeadProps<Item>) {
  const { id, header, text, orderBy = text, kind } = column;
  if (!orderBy) {
    return (
      <Table.Th scope="col" role="columnheader" data-kind={kind} data-fixed>
        {header}
      </Table.Th>
    );
  }
  const direction = order?.column === id ? order.direction : 'none';
  const Icon = ICONS[direction];
  return (
    <Table.Th scope="col" role="columnheader" data-kind={kind} aria-sort={direction}>
      <UnstyledButton className={classes.order} onClick={() => onOrder(nextOrder(order, id))}>
        {header}
        <Icon size={15} aria-hidden="true" />
      </UnstyledButton>
    </Table.Th>
  );
}

const orNone = (text = '') => (text === '' ? '—' : text);

/** A row. It takes the focus when an adjacent row is deleted. */
function Row<Item>({ columns, entry }: { columns: readonly TableColumn<Item>[]; entry: ListEntry<Item> }) {
  return (
    <Table.Tr role="row" tabIndex={-1}>
      {columns.map(({ id, header, text, cell, kind }) => {
        const content = cell ? cell(entry) : orNone(text?.(entry.item));
        return kind === 'name' ? (
          <Table.Th key={id} scope="row" role="rowheader" data-kind={kind}>
            {content}
          </Table.Th>
        ) : (
          <Table.Td key={id} role="cell" data-kind={kind} data-label={header}>
            {content}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}

interface SortableTableProps<Item> {
  /** For assistive technology. */
  label: string;
  columns: readonly TableColumn<Item>[];
  entries: readonly ListEntry<Item>[];
  /** Whether the headers wrap; otherwise each is one line. */
  wrapsHeaders?: boolean;
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
}

/**
 * A table that can be sorted; unsorted, it keeps the order of its entries. Where there is no room for its columns, each
 * row becomes a card. (The elements have their roles anyway, but some browsers drop them then.)
 */
export function SortableTable<Item>(props: SortableTableProps<Item>) {
  const { label, columns, entries, wrapsHeaders = false, empty } = props;
  const { locale } = useFormats();
  const [order, setOrder] = useState<TableOrder | null>(null);
  const ordering = columns.find(({ id }) => id === order?.column);
  const valueOf = ordering?.orderBy ?? ordering?.text;
  const shown =
    order && valueOf ? orderRows(entries, ({ item }) => valueOf(item), order.direction, locale) : entries;

  return (
    <div className={classes.region}>
      <Paper withBorder className={classes.paper}>
        {shown.length === 0 ? (
          empty
        ) : (
          <Table
            className={classes.table}
            mod={{ 'wraps-headers': wrapsHeaders }}
            role="table"
            aria-label={label}
            verticalSpacing="sm"
            highlightOnHover
            tabularNums
          >
            <Table.Thead role="rowgroup">
              <Table.Tr role="row">
                {columns.map((column) => (
                  <Head key={column.id} column={column} order={order} onOrder={setOrder} />
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody role="rowgroup">
              {shown.map((entry) => (
                <Row key={entry.key} columns={columns} entry={entry} />
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Paper>
    </div>
  );
}
