import { Stack, Table } from '@mantine/core';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { useState, type ReactNode } from 'react';
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
      <Table.ScrollContainer minWidth={520} type="native">
        <Table aria-label={label} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column} scope="col">
                  {column}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.slice((shown - 1) * PAGE, shown * PAGE).map((item) => (
              <Table.Tr key={keyOf(item)}>
                {cells(item).map((cell, index) => (
                  <Table.Td key={columns[index]}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <ResultPages
        total={Math.ceil(items.length / PAGE)}
        page={shown}
        onChange={(next) => setPage({ page: next, of: items })}
        of={label}
      />
    </Stack>
  );
}
