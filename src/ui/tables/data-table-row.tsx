import type { ListEntry } from '@/lib/memory-lists';
import type { TableColumn } from './table-column';
import { TABLE_ROLES } from './table-roles';

interface DataTableRowProps<Item> {
  columns: readonly TableColumn<Item>[];
  entry: ListEntry<Item>;
}

/** One row. It can take the focus when the one above it is deleted. */
export function DataTableRow<Item>({ columns, entry }: DataTableRowProps<Item>) {
  return (
    <tr tabIndex={-1} {...TABLE_ROLES.row}>
      {columns.map(({ id, header, cell, kind = 'text' }) =>
        kind === 'name' ? (
          <th key={id} scope="row" data-kind={kind} {...TABLE_ROLES.rowHead}>
            {cell(entry)}
          </th>
        ) : (
          <td key={id} data-kind={kind} data-label={header} {...TABLE_ROLES.cell}>
            {cell(entry)}
          </td>
        ),
      )}
    </tr>
  );
}
