/** What tests read from a page with a table, and do to it. Roles are cheap to look up only with `hidden`. */
import { fireEvent, screen, within } from '@testing-library/react';

const hidden = true;

const textsOf = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent);

const table = () => screen.queryByRole<HTMLTableElement>('table', { hidden });

const rows = () => [...(table()?.tBodies[0]?.rows ?? [])];

/** The headers of the columns, from left to right. */
export const heads = () => [...(table()?.tHead?.rows[0]?.cells ?? [])];

export const headTexts = () => textsOf(heads());

/** The names of the rows, from top to bottom. */
export const names = () => rows().map((row) => row.cells[0]?.textContent);

/** The element of the row with this name. */
export function rowElement(name: string): HTMLTableRowElement {
  const row = rows().find(({ cells: [first] }) => first?.textContent === name);
  if (!row) throw new Error(`The table has no row "${name}" but ${names().join(', ')}`);
  return row;
}

/** The texts of the cells of a row, without its name. */
export const cells = (name: string) => textsOf(rowElement(name).cells).slice(1);

/** The labels of the buttons of a row. */
export const buttonsOf = (name: string) =>
  within(rowElement(name))
    .getAllByRole('button', { hidden })
    .map((button) => button.getAttribute('aria-label'));

export const button = (name: string) => screen.getByRole('button', { name, hidden });

/** Presses a button of the page or of a dialog. */
export const press = (name: string) => fireEvent.click(button(name));

/** The switch of a row that has one. */
export const switchOf = (name: string) =>
  within(rowElement(name)).getByRole<HTMLInputElement>('switch', { hidden });

export const dialog = () => screen.getByRole('dialog', { hidden });

export const queryDialog = () => screen.queryByRole('dialog', { hidden });

export const dialogButtons = () => textsOf(within(dialog()).getAllByRole('button', { hidden }));

/** The field of the dialog with this label. */
export const field = (label: string) => within(dialog()).getByLabelText<HTMLInputElement>(label);

/** The labels of all fields of the dialog, in their order. */
export const fieldLabels = () => textsOf(within(dialog()).getAllByText(() => true, { selector: 'label' }));

/** Fills the fields of the dialog with these labels. */
export function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
}

/** The filter of the table, in English. */
export const filter = () => screen.getByPlaceholderText(/^Filter /);

export const filterBy = (value: string) => fireEvent.change(filter(), { target: { value } });

/** What the page announces about rows. */
export const announcements = () => textsOf(screen.queryAllByText(/ (added|deleted)$/));

/** Presses the header of a column. @returns the names of the rows in their new order */
export function orderBy(header: string) {
  const head = heads().find(({ textContent }) => textContent === header);
  if (!head) throw new Error(`The table has no column "${header}"`);
  fireEvent.click(within(head).getByRole('button', { hidden }));
  return names();
}

/** Which column the table is sorted by, and how, as assistive technology reads it. */
export const sorted = () =>
  heads().flatMap(({ textContent, ariaSort }) =>
    ariaSort === null || ariaSort === 'none' ? [] : [`${textContent} ${ariaSort}`],
  );
