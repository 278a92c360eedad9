import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import type { ReactNode } from 'react';
import classes from './card-table.module.css';

interface CardTableProps {
  /** For assistive technology. */
  label: string;
  columns: readonly string[];
  /** Whether values are at the end of their columns, as numbers are; those of the first column never are. */
  hasNumbers?: boolean;
  /** Whether a long table scrolls in a region of its own. */
  isLimited?: boolean;
  rows: readonly {
    key: string;
    /** One for each column; the first names the row. */
    cells: readonly ReactNode[];
  }[];
}

/** A table whose rows are cards where there is no room for its columns. */
export function CardTable({ label, columns, hasNumbers = false, isLimited = false, rows }: CardTableProps) {
  const kindOf = (index: number) => (hasNumbers && index > 0 ? { 'data-kind': 'number' } : {});
  return (
    <div className={classes.region}>
      <div
        className={`${classes.scroll} ${isLimited ? classes.isLimited : ''}`}
        // A region has another name than the section in which it is.
        {...(isLimited ? { role: 'region', tabIndex: 0, 'aria-label': columns[0] } : {})}
      >
        <Table aria-label={label} className={classes.table} verticalSpacing={6} stickyHeader={isLimited}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column, index) => (
                <Table.Th key={column} scope="col" {...kindOf(index)}>
                  {column}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, cells }) => (
              <Table.Tr key={key}>
                {cells.map((cell, index) =>
                  index === 0 ? (
                    <Table.Th key={columns[index]} scope="row" fw={400}>
                      {cell}
                    </Table.Th>
                  ) : (
                    <Table.Td key={columns[index]} data-label={columns[index]} {...kindOf(index)}>
                      {cell}
                    </Table.Td>
                  ),
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </div>
  );
}
