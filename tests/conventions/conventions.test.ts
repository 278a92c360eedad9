import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findFaults } from './faults';
import { ROWS, type Row } from './row';
import { rows } from './rows';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const read = (file: string) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : null);

it('every row of the conventions is held by a test or a budget', () => {
  expect(findFaults(rows, read)).toEqual([]);
});

describe('findFaults', () => {
  const held: Row[] = Array.from({ length: ROWS }, (_, place) => ({
    number: place + 1,
    text: 'The state of a save is shown',
    heldBy: [{ file: 'saves.spec.ts', name: 'a save waits' }],
  }));
  const text =
    "test('a save waits', () => undefined);\nit.each([1])(\n  'is kept %i times', () => undefined);";
  const files = (file: string) => (file === 'saves.spec.ts' ? text : null);
  /** The table with another first row. */
  const withFirst = (heldBy: Row['heldBy']): Row[] =>
    held.map((row, place) => (place ? row : { ...row, heldBy }));

  it('finds nothing when every row has its test', () => {
    expect(findFaults(held, files)).toEqual([]);
    expect(findFaults(withFirst([{ file: 'saves.spec.ts', name: 'is kept %i times' }]), files)).toEqual([]);
  });

  it.each<[string, Row[], string]>([
    ['a row that is missing', held.slice(1), 'Row 1 is not in the table'],
    ['a row that stands there twice', [...held, ...held.slice(0, 1)], 'Row 1 stands in the table twice'],
    ['a row that nothing holds', withFirst([]), 'Nothing holds row 1'],
    ['a lost file', withFirst([{ file: 'lost.spec.ts', name: 'a' }]), 'Row 1: there is no file lost.spec.ts'],
    [
      'a lost title',
      withFirst([{ file: 'saves.spec.ts', name: 'a save' }]),
      'Row 1: saves.spec.ts has no test "a save"',
    ],
  ])('finds %s', (_, table, fault) => {
    expect(findFaults(table, files)).toEqual([fault]);
  });
});
