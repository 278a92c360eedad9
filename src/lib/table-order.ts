/** The column by which a table is ordered. */
export interface TableOrder {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The order after a press on the header of `column`: ascending first, then the reverse. */
export function nextOrder(current: TableOrder | null, column: string): TableOrder {
  const turns = current?.column === column && current.direction === 'ascending';
  return { column, direction: turns ? 'descending' : 'ascending' };
}

/** Orders rows by a value of each, in the order of the language; rows without a value come last in both directions. */
export function orderRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number,
  direction: TableOrder['direction'],
  locale: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((first, second) => {
    const a = valueOf(first);
    const b = valueOf(second);
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * collator.compare(String(a), String(b));
  });
}
