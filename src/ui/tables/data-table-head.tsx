import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import type { TableOrder } from '@/lib/table-order';
import classes from './data-table.module.css';
import { TABLE_ROLES, type TableColumn } from './table-column';

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

interface DataTableHeadProps<Item> {
  columns: readonly TableColumn<Item>[];
  order: TableOrder | null;
  onOrder: (column: string) => void;
}

/** The column headers. Pressing one sorts by its column; pressing it again reverses the order. */
export function DataTableHead<Item>({ columns, order, onOrder }: DataTableHeadProps<Item>) {
  return (
    <thead {...TABLE_ROLES.group}>
      <tr {...TABLE_ROLES.row}>
        {columns.map(({ id, header, text, orderBy = text, kind }) => {
          const direction = order?.column === id ? order.direction : 'none';
          const Icon = ICONS[direction];
          return (
            <th
              key={id}
              scope="col"
              data-kind={kind}
              data-orderable={orderBy !== undefined}
              {...TABLE_ROLES.head}
              {...(orderBy ? { 'aria-sort': direction } : {})}
            >
              {orderBy ? (
                <button type="button" className={classes.order} onClick={() => onOrder(id)}>
                  {header}
                  <Icon className={classes.arrow} size={15} aria-hidden="true" />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
