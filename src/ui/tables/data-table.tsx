import { Group, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import type { ListEntry } from '@/lib/sample-lists';
import { matchesSearch } from '@/lib/text-search';
import { useFormats } from '../use-formats';
import { SortableTable } from './sortable-table';
import type { TableColumn } from './table-column';
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

/** A table that can be sorted and filtered. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { labels, columns, entries, searchText, filter, onFilter, action } = props;
  const t = useText();
  const { number } = useFormats();
  const found = entries.filter(({ item }) => {
    const texts = [...columns.map(({ text }) => text?.(item) ?? ''), searchText?.(item) ?? ''];
    return matchesSearch(texts.join('\n'), filter);
  });

  return (
    <section aria-label={labels.table}>
      <Group gap="sm" mb="md">
        <TableFilter label={labels.filter} value={filter} onChange={onFilter} />
        <Text role="status" size="sm" c="dimmed" mr="auto">
          {t('tables.count', { shown: number(found.length), total: number(entries.length) })}
        </Text>
        {action}
      </Group>
      <SortableTable
        label={labels.table}
        columns={columns}
        entries={found}
        empty={
          <Text c="dimmed" ta="center" p="xl">
            {entries.length === 0 ? labels.empty : labels.noMatch}
          </Text>
        }
      />
    </section>
  );
}
