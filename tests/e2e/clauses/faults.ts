import type { Clause } from './clause';
import { quotes } from './quotation';

/** A test as Playwright lists it: `title` with the titles of the groups around it. */
export interface ListedTest {
  file: string;
  title: string;
}

/** What is wrong between the list of clauses and the tests, one sentence each; nothing when all is well. */
export function findFaults(clauses: readonly Clause[], tests: readonly ListedTest[]): string[] {
  return [
    ...repeated(clauses.map(({ id }) => id)).map((id) => `${id}: two clauses have this id`),
    ...repeated(tests.map(({ title }) => title)).map((title) => `Two tests have one title: ${title}`),
    ...clauses.flatMap((clause) => faultsOfClause(clause, tests)),
  ];
}

function faultsOfClause(clause: Clause, tests: readonly ListedTest[]): string[] {
  if ('observable' in clause) return [];
  const { id, text, tests: titles } = clause;
  if (titles.length === 0) return [`${id}: no test holds it`];
  const holders = tests.filter(({ title }) => titles.includes(title));
  return [
    ...titles
      .filter((title) => !holders.some((holder) => holder.title === title))
      .map((title) => `${id}: there is no test of this title: ${title}`),
    ...titles.filter((title) => !quotes(title, text)).map((title) => `${id}: not quoted by: ${title}`),
  ];
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, place) => values.indexOf(value) !== place))];
}
