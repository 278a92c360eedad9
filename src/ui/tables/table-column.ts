import type { ReactNode } from 'react';
import type { ListEntry } from '@/lib/memory-lists';

export interface TableColumn<Item> {
  id: string;
  header: string;
  cell: (entry: ListEntry<Item>) => ReactNode;
  /** What rows are ordered by; a column without it cannot be ordered. Empty text comes last. */
  orderBy?: (item: Item) => string | number;
  /** `name` is what a row is called by, `number` is written to the right, `block` takes the
   * width of a card, `actions` stand at its foot. */
  kind?: 'text' | 'name' | 'number' | 'block' | 'actions';
}

/** What a table says in its own words; what all of them say alike it knows itself. */
export interface TableWords {
  /** Names the table. */
  table: string;
  filter: string;
  /** There is nothing at all. */
  empty: string;
  /** There is something, but not under this filter. */
  noMatch: string;
}
