import { ROWS, type Holder, type Row } from './row';

/**
 * What is wrong with the table, one sentence each; nothing when every row is held.
 *
 * @param read the text of a file of the project; null where there is none
 */
export function findFaults(rows: readonly Row[], read: (file: string) => string | null): string[] {
  const numbers = rows.map(({ number }) => number);
  const missing = Array.from({ length: ROWS }, (_, place) => place + 1).filter(
    (number) => !numbers.includes(number),
  );
  return [
    ...missing.map((number) => `Row ${number} is not in the table`),
    ...numbers
      .filter((number, place) => numbers.indexOf(number) !== place)
      .map((number) => `Row ${number} stands in the table twice`),
    ...rows.filter(({ heldBy }) => heldBy.length === 0).map(({ number }) => `Nothing holds row ${number}`),
    ...rows.flatMap(({ number, heldBy }) =>
      heldBy.flatMap((holder) => faultsOf(holder, read).map((fault) => `Row ${number}: ${fault}`)),
    ),
  ];
}

function faultsOf({ file, name }: Holder, read: (file: string) => string | null): string[] {
  const text = read(file);
  if (text === null) return [`there is no file ${file}`];
  const isTest = /\.(test|spec)\.(tsx?|mjs)$/.test(file);
  if (isTest ? hasTest(text, name) : text.includes(name)) return [];
  return [`${file} has no ${isTest ? 'test' : 'budget'} "${name}"`];
}

/** Whether a test or a group of tests has this title: a comment that quotes it holds nothing. */
function hasTest(text: string, title: string): boolean {
  const written = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // The second form is that of a table of cases: `it.each(cases)('title'`.
  const begins = String.raw`((^|[^.\w])(test|it|describe)[.\w]*|\))\(\s*`;
  return new RegExp(String.raw`${begins}(['"\`])${written}\4`, 'm').test(text);
}
