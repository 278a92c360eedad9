import { expect, it } from 'vitest';
import { AD_PRODUCTS, adProductName, areRivals, isSensitiveProduct, isWithin, topOf } from './ad-products';
import { productsCalled } from './product-search';

it('the taxonomy has all rows, each below its tiers', () => {
  expect(AD_PRODUCTS).toHaveLength(583);
  expect(new Set(AD_PRODUCTS.map(({ id }) => id)).size).toBe(583);
  expect(AD_PRODUCTS.filter(({ path }) => path.length === 1)).toHaveLength(45);
  expect(Math.max(...AD_PRODUCTS.map(({ path }) => path.length))).toBe(3);
  // Its column `Parent ID` is wrong here: the row is its own parent.
  expect(adProductName('1037')).toBe('Business and Industrial › Industrials › Aerospace and Defense');
  expect(adProductName('1')).toBe('1');
});

it('a product is within its own row and those above it', () => {
  expect(isWithin('1004', ['1002'])).toBe(true);
  expect(isWithin('1002', ['1004'])).toBe(false);
  expect(isWithin('none', ['none'])).toBe(false);
  expect(topOf('1133')).toBe('1123');
  expect(isSensitiveProduct('1366')).toBe(true);
  expect(isSensitiveProduct('1551')).toBe(false);
});

it.each([
  ['whisky', '1006'],
  ['vodka', '1006'],
  ['Bier', '1004'],
  ['sneakers', '1070'],
  ['zapatillas', '1070'],
  ['car', '1551'],
  ['phone', '1114'],
  ['Handy', '1114'],
  ['móvil', '1114'],
  ['movil', '1114'],
  ['streaming', '1431'],
  ['burger', '1358'],
  ['insurance', '1340'],
  ['Versicherung', '1340'],
  ['assurance auto', '1341'],
  ['chaussures', '1070'],
  ['Urlaub', '1529'],
  ['hatchbacks', '1554'],
  ['Kleinwagen', '1554'],
  ['compact car', '1554'],
  ['addiction', '1391'],
  ['adicción', '1391'],
  ['Sucht', '1391'],
  ['soda', '1132'],
  ['mortgage', '1348'],
  ['airline tickets', '1537'],
  ["billets d'avion", '1537'],
  ['running shoes', '1070'],
  ['red running shoes', '1070'],
  ['hearing aids', '1378'],
  ['brumbling', undefined],
  ['beer', '1004'],
  ['Spirits', '1006'],
  ['waschmasch', '1289'],
])('the first product that is called %j is %s', (word, id) => {
  expect(productsCalled(word)[0]).toBe(id);
});

it('without a word, all products are found in the order of the taxonomy', () => {
  expect(productsCalled(' ')).toEqual(AD_PRODUCTS.map(({ id }) => id));
});

it('products compete within the second tier, and with a whole first tier', () => {
  expect(areRivals('1571', '1572')).toBe(true);
  expect(areRivals('1002', '1006')).toBe(true);
  expect(areRivals('1006', '1002')).toBe(true);
  expect(areRivals('1058', '1060')).toBe(true);
  expect(areRivals('1553', '1554')).toBe(true);
  expect(areRivals('1004', '1007')).toBe(false);
  expect(areRivals('1125', '1133')).toBe(false);
  expect(areRivals('none', 'none')).toBe(false);
});
