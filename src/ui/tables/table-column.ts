import type { ReactNode } from 'react';
import type { ListEntry } from '@/lib/sample-lists';

export interface TableColumn<Item> {
  id: string;
  header: string;
  /** What the cell shows. The filter finds it. */
  text?: (item: Item) => string;
  /** Shown instead of the text. */
  cell?: (entry: ListEntry<Item>) => ReactNode;
  /** What rows are ordered by, otherwise the text; a column with neither cannot be ordered. Empty text comes last. */
  orderBy?: (item: Item) => string | number;
  /**
   * `name` identifies the row, a `date` is never broken, a `number` is aligned to the right, a `block` takes the width
   * of a card, `actions` stand at its foot.
   */
  kind?: 'text' | 'name' | 'date' | 'number' | 'block' | 'actions';
}

/** The elements of a table have these roles already, but some browsers drop them when CSS lays them out as cards. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
