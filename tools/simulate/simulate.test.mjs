import { beforeAll, expect, it } from 'vitest';
import { loadProduct } from './product.mjs';
import { simulate } from './world.mjs';

const TROUBLE = { deaths: 0.1, refused: 0.03, expiring: 0.05, lost: 0.05 };
const SMALL = { seed: 7, programmes: [9, 9, 9, 2, 2], workers: 9, ownAtOnce: 3, ...TROUBLE };

/** @type {any} */
let product;
beforeAll(async () => {
  product = await loadProduct('simulate-test');
});

it('a catalogue ends whole, each programme once, with workers that die and writes that fail', async () => {
  const outcome = await simulate(product, SMALL);
  expect(outcome.faults).toEqual([]);
  expect(outcome.states).toEqual({ done: 31 });
  expect(outcome.deaths).toBeGreaterThan(0);
  expect(outcome.mostAtOnce).toBe(9);
  expect(outcome.mostOwn).toBe(3);
});

it('the same seed gives the same outcome', async () => {
  expect(await simulate(product, SMALL)).toEqual(await simulate(product, SMALL));
});

it('a scheduler that forgets what waits is found out', async () => {
  const forgetful = { ...product, nextToStart: (/** @type {any[]} */ items) => items.slice(0, 0) };
  const { faults } = await simulate(forgetful, { ...SMALL, programmes: [2] });
  expect(faults).toHaveLength(2);
});

it('a handler that knows no limit of a person is found out', async () => {
  const endless = {
    ...product,
    createSharedLimiter: (/** @type {any} */ { local }) => local,
    createMemoryLimiter: () => product.createMemoryLimiter({ perMinute: 1000, ownAtOnce: 100, atOnce: 100 }),
    nextToStart: (/** @type {any[]} */ items, /** @type {number} */ now, /** @type {any} */ options) =>
      product.nextToStart(items, now, { ...options, atOnce: 100 }),
  };
  const { faults } = await simulate(endless, {
    ...SMALL,
    programmes: [9],
    ...{ deaths: 0, refused: 0, lost: 0 },
  });
  expect(faults.join()).toContain('of one person at once');
});
