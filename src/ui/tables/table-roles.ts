/**
 * What the parts of a table are. Their elements say it too, but some browsers forget that as soon as a style
 * sheet lays them out as anything else, as the cards of a narrow screen are.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
