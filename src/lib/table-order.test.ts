import { expect, it } from 'vitest';
import { nextOrder, orderRows } from './table-order';

const same = <Value>(value: Value) => value;

it('starts ascending in every column and is reversed by the second press', () => {
  const first = nextOrder(null, 'name');
  expect(first).toEqual({ column: 'name', direction: 'ascending' });
  expect(nextOrder(first, 'name').direction).toBe('descending');
  expect(nextOrder(nextOrder(first, 'name'), 'name').direction).toBe('ascending');
  expect(nextOrder(nextOrder(first, 'name'), 'budget').direction).toBe('ascending');
});

it('orders text by the rules of the language, not by code points', () => {
  const names = ['zebra', 'Émile', 'apple 10', 'Apple 9', 'Eve'];
  expect(orderRows(names, same, 'ascending', 'en')).toEqual(['Apple 9', 'apple 10', 'Émile', 'Eve', 'zebra']);
});

it('orders numbers by value', () => {
  expect(orderRows([100, 20, 3], same, 'ascending', 'en')).toEqual([3, 20, 100]);
  expect(orderRows([3, 100, 20], same, 'descending', 'en')).toEqual([100, 20, 3]);
});

it('puts rows without a value last, and keeps the order of equal rows', () => {
  expect(orderRows(['', 'b', 'a'], same, 'ascending', 'en')).toEqual(['a', 'b', '']);
  expect(orderRows(['', 'a', 'b'], same, 'descending', 'en')).toEqual(['b', 'a', '']);
  const rows = [
    { name: 'x', at: 1 },
    { name: 'X', at: 2 },
  ];
  expect(orderRows(rows, ({ name }) => name, 'descending', 'en').map(({ at }) => at)).toEqual([1, 2]);
});
