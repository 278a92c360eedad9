import { Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.layer.css';
import { useState, type ReactNode } from 'react';
import { CardTable } from '../card-table';
import { ResultPages } from '../result/result-pages';

const PAGE = 20;

interface PagedTableProps<T> {
  /** For assistive technology. */
  label: string;
  columns: readonly string[];
  items: readonly T[];
  keyOf: (item: T) => string;
  /** One cell for each column. */
  cells: (item: T) => readonly ReactNode[];
}

/** A table in pages; it starts at the first page again when its items change. */
export function PagedTable<T>({ label, columns, items, keyOf, cells }: PagedTableProps<T>) {
  const [{ page, of }, setPage] = useState({ page: 1, of: items });
  const shown = of === items ? page : 1;
  return (
    <Stack gap="sm">
      <CardTable
        label={label}
        columns={columns}
        rows={items
          .slice((shown - 1) * PAGE, shown * PAGE)
          .map((item) => ({ key: keyOf(item), cells: cells(item) }))}
      />
      <ResultPages
        total={Math.ceil(items.length / PAGE)}
        page={shown}
        onChange={(next) => setPage({ page: next, of: items })}
        of={label}
      />
    </Stack>
  );
}
