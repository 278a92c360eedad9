import { useMemo, useState } from 'react';
import type { ListEntry } from '@/lib/memory-lists';
import { nextOrder, orderRows, type TableOrder } from '@/lib/table-order';
import { matchesSearch } from '@/lib/text-search';
import type { TableColumn } from './table-column';
import { useFormats } from '../use-formats';

/** What of a list is shown, and in which order; without an order it is that of the list. */
export function useTableView<Item>(
  entries: readonly ListEntry<Item>[],
  columns: readonly TableColumn<Item>[],
  searchText: (item: Item) => string,
  filter: string,
) {
  const { locale } = useFormats();
  const [order, setOrder] = useState<TableOrder | null>(null);

  const shown = useMemo(() => {
    const found = entries.filter(({ item }) => matchesSearch(searchText(item), filter));
    const orderBy = columns.find(({ id }) => id === order?.column)?.orderBy;
    return order && orderBy ? orderRows(found, ({ item }) => orderBy(item), order.direction, locale) : found;
  }, [entries, columns, searchText, filter, order, locale]);

  return { shown, order, orderByColumn: (column: string) => setOrder(nextOrder(order, column)) };
}
