import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import type { TableOrder } from '@/lib/table-order';
import type { TableColumn } from './table-column';
import classes from './data-table.module.css';
import { TABLE_ROLES } from './table-roles';

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

interface DataTableHeadProps<Item> {
  columns: readonly TableColumn<Item>[];
  order: TableOrder | null;
  onOrder: (column: string) => void;
}

/** The names of the columns; pressing one orders by it, pressing it again turns the order. */
export function DataTableHead<Item>({ columns, order, onOrder }: DataTableHeadProps<Item>) {
  return (
    <thead {...TABLE_ROLES.group}>
      <tr {...TABLE_ROLES.row}>
        {columns.map(({ id, header, orderBy, kind = 'text' }) => {
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
