#!/usr/bin/env node
/**
 * Processes a catalogue with the product's scheduler, background handler and limits, in simulated time: `npm run
 * simulate`. 10,000 programmes of 280 users, 500 workers, with killed workers, failed writes, lost requests and tokens
 * that expire. Nothing may be lost, stored twice or left running. The results are written to `docs/benchmarks.md`.
 */
import { publishFigures, table } from '../scripts/local/benchmarks.mjs';
import { loadProduct } from './simulate/product.mjs';
import { simulate } from './simulate/world.mjs';

const LARGE = { persons: 200, programmes: 48 };
const SMALL = { persons: 80, programmes: 5 };
/** @param {{ persons: number, programmes: number }} group */
const catalogueOf = ({ persons, programmes }) => Array.from({ length: persons }, () => programmes);
const OPTIONS = {
  seed: 2026,
  programmes: [...catalogueOf(LARGE), ...catalogueOf(SMALL)],
  workers: 500,
  ownAtOnce: 3,
  deaths: 0.05,
  refused: 0.01,
  expiring: 0.02,
  lost: 0.02,
};

const outcome = await simulate(await loadProduct('simulate'), OPTIONS);
/**
 * Hours until the users of a group had all results: the first and the last user.
 * @param {{ programmes: number }} group
 */
const span = ({ programmes }) => {
  const hours = outcome.persons
    .filter((person) => person.programmes === programmes)
    .map((person) => person.hours);
  return `${Math.min(...hours).toFixed(1)} h to ${Math.max(...hours).toFixed(1)} h`;
};
const rows = [
  ['programmes', String(outcome.programmes)],
  [
    'how they ended',
    Object.entries(outcome.states)
      .map(([state, count]) => `${String(count)} ${state}`)
      .join(', '),
  ],
  ['lost, stored twice, left running', String(outcome.faults.length)],
  ['attempts; workers that died', `${String(outcome.runs)}; ${String(outcome.deaths)}`],
  ['most workers at once', `${String(outcome.mostAtOnce)} of ${String(OPTIONS.workers)}`],
  ['most of one person at once', `${String(outcome.mostOwn)} of ${String(OPTIONS.ownAtOnce)}`],
  ['requests refused, as all workers were busy', String(outcome.refusals)],
  [`until a person with ${String(SMALL.programmes)} programmes had all results`, span(SMALL)],
  [`until a person with ${String(LARGE.programmes)} programmes had all results`, span(LARGE)],
  ['writes to the database for one programme', (outcome.writes / outcome.programmes).toFixed(1)],
];
console.table(Object.fromEntries(rows));
console.log(outcome.faults.slice(0, 20).join('\n'));
await publishFigures('simulate', table(['simulated', ''], rows));
process.exit(outcome.faults.length === 0 ? 0 : 1);
