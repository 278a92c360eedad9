export type CsvCell = string | number | undefined;

/**
 * Characters that a spreadsheet treats as the start of a formula, including full-width forms
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Finds the formulas inside a text for a spreadsheet that separates fields by semicolons, as Excel does in some languages.
 * It ignores the quotes of a field, so that a line break also begins one.
 */
const FORMULA_INSIDE = /[;\r\n]"*(?=[=+\-@＝＋－＠])/g;

/** A field by RFC 4180. Text that a spreadsheet would evaluate gets an apostrophe. */
function field(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : String(cell);
  const text = (FORMULA_START.test(cell) ? `'${cell}` : cell).replace(FORMULA_INSIDE, "$&'");
  // Some programs also separate fields by tabs, but not inside quotes.
  return /[",\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV by RFC 4180, each ended by CR LF, with decimal points. A spreadsheet evaluates none of the texts. */
export function toCsvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
