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
  /** `name` identifies the row, a `date` never wraps, a `number` and the `actions` are right-aligned. */
  kind?: 'text' | 'name' | 'date' | 'number' | 'actions';
}
