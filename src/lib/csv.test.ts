import { expect, it } from 'vitest';
import { toCsvText } from './csv';

/** Excel separates by semicolons in German, French and Spanish; LibreOffice also suggests tabs and semicolons. */
it.each([
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x;=1;-2', "x;'=1;'-2"],
  ['x;"=1"', `"x;""'=1"""`],
  ['x\t@SUM(A1)', '"x\t@SUM(A1)"'],
  ['Hi,\r\n=1\n＝2', `"Hi,\r\n'=1\n'＝2"`],
  ['a=1; b-2;\r\n\r\nc', '"a=1; b-2;\r\n\r\nc"'],
])('a spreadsheet that uses another separator finds no formula in %j', (text, written) => {
  expect(toCsvText([[text]])).toBe(`${written}\r\n`);
});
