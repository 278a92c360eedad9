import { describe, expect, it } from 'vitest';
import { clauses } from './all-clauses';
import type { Clause } from './clause';
import { findFaults, type ListedTest } from './faults';
import { listTests } from './listed-tests';
import { quotes } from './quotation';

describe('the clauses of the specification', () => {
  it('are each held by a browser test that quotes it', () => {
    const tests = listTests();
    expect(tests.length).toBeGreaterThan(100);
    expect(findFaults(clauses, tests)).toEqual([]);
  });

  it('are observable, but for the few that speak of the specification itself', () => {
    const unobservable = clauses.filter((clause) => 'observable' in clause);
    expect(unobservable.map(({ id }) => id)).toEqual(['1.opening.3', '1.9', '7.13', '8.21']);
    for (const { why } of unobservable) expect(why.length).toBeGreaterThan(20);
  });
});

describe('findFaults', () => {
  const text = 'Success navigates to /dashboard.';
  const title = '"Success navigates to /dashboard"';
  const clause: Clause = { id: '2.sign-in.1', text, tests: [title] };
  const test: ListedTest = { file: 'auth/sign-in.spec.ts', title };

  it('finds nothing when each clause has its test and each test its clause', () => {
    const quality = { file: 'accessibility.spec.ts', title: 'in the light theme › axe finds nothing' };
    const background: Clause = { id: '1.9', text: 'Not shown.', observable: 'no', why: 'Background.' };
    expect(findFaults([clause, background], [test, quality])).toEqual([]);
  });

  it('finds a clause that names no test', () => {
    expect(findFaults([clause, { id: '2.sign-in.2', text, tests: [] }], [test])).toEqual([
      '2.sign-in.2: no test holds it',
    ]);
  });

  it('finds a title that no test has', () => {
    const lost = '"Success navigates" elsewhere';
    expect(findFaults([{ ...clause, tests: [title, lost] }], [test])).toEqual([
      `2.sign-in.1: there is no test of this title: ${lost}`,
    ]);
  });

  it('finds a test that does not quote its clause', () => {
    const other = 'success leads to the dashboard';
    expect(findFaults([{ ...clause, tests: [other] }], [{ ...test, title: other }])).toEqual([
      `2.sign-in.1: not quoted by: ${other}`,
    ]);
  });

  it('finds two tests of one title and two clauses of one id', () => {
    expect(findFaults([clause, clause], [test, test])).toEqual([
      '2.sign-in.1: two clauses have this id',
      `Two tests have one title: ${title}`,
    ]);
  });
});

describe('quotes', () => {
  const text = 'Empty input gives "Please enter a video URL".';

  it.each([
    '"Empty input gives "Please enter a video URL"": and no call is made',
    'a blank URL: "Please enter a video URL"',
    '"Empty … video URL", said at once',
    '"Something else", and "Empty input gives"',
  ])('sees the text in %s', (title) => {
    expect(quotes(title, text)).toBe(true);
  });

  it.each([
    'Empty input gives a word',
    '"Empty input gives a word"',
    '"video URL … Empty input"',
    '"Empty"',
    '"… … …"',
  ])('does not see it in %s', (title) => {
    expect(quotes(title, text)).toBe(false);
  });
});
