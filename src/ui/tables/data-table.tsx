import { Group, Paper, Table, Text, UnstyledButton } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { useState, type ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import type { ListEntry } from '@/lib/sample-lists';
import { nextOrder, orderRows, type TableOrder } from '@/lib/table-order';
import { matchesSearch } from '@/lib/text-search';
import { useFormats } from '../use-formats';
import classes from './data-table.module.css';
import type { TableColumn } from './table-column';
import { TableFilter } from './table-filter';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Text.layer.css';

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

/**
 * A table that can be sorted and filtered; unsorted, it keeps the order of the list. Where there is no room for its
 * columns, each row becomes a card. (The elements have their roles anyway, but some browsers drop them then.)
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
      <Group gap="sm" mb="md">
        <TableFilter label={labels.filter} value={filter} onChange={onFilter} />
        <Text role="status" size="sm" c="dimmed" mr="auto">
          {t('tables.count', { shown: number(shown.length), total: number(entries.length) })}
        </Text>
        {action}
      </Group>
      <Paper withBorder className={classes.paper}>
        {shown.length === 0 ? (
          <Text c="dimmed" ta="center" p="xl">
            {entries.length === 0 ? labels.empty : labels.noMatch}
          </Text>
        ) : (
          <Table
            className={classes.table}
            role="table"
            aria-label={labels.table}
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
    </section>
  );
}
