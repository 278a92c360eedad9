import type { ReactNode } from 'react';
import type { ListEntry } from '@/lib/sample-lists';

export interface TableColumn<Item> {
  id: string;
  header: string;
  /** What the cell shows. The filter finds it. */
  text?: (item: Item) => string;
  /** Shown instead of the text. */
  cell?: (entry: ListEntry<Item>) => ReactNode;
  /** What rows are sorted by, otherwise the text; a column with neither cannot be sorted. Empty text comes last. */
  orderBy?: (item: Item) => string | number;
  /**
   * `name` identifies the row, a `date` never wraps, and a `number` is right-aligned. In a card, a `block` takes the
   * full width, and `actions` are at the bottom.
   */
  kind?: 'text' | 'name' | 'date' | 'number' | 'block' | 'actions';
}

/** The elements of a table have these roles anyway, but some browsers drop them when CSS lays them out as cards. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
