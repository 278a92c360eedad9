/**
 * Writes `src/targeting/spots/ad-products.txt` from the IAB Ad Product Taxonomy 2.0 as IAB Tech Lab publishes it (CC BY
 * 3.0): `Ad Product Taxonomies/Ad Product Taxonomy 2.0.tsv` of the repository InteractiveAdvertisingBureau/Taxonomies.
 * One row a line, indented by its tier. The tiers say what a row is called and belongs to: in some rows, such as 1037 and
 * 1467, the columns `Parent ID` and `Name` contradict them.
 *
 * node scripts/ad-products.mjs <file.tsv>
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [, ...rows] = readFileSync(process.argv[2] ?? '', 'utf8')
  .trim()
  .split(/\r?\n/);
/** @type {string[]} the tiers of the row before */
let last = [];
const lines = rows.map((row) => {
  const [id = '', , , ...tiers] = row.split('\t').map((cell) => cell.trim());
  const path = tiers.filter(Boolean);
  const above = path.slice(0, -1);
  if (!above.every((tier, index) => tier === last[index])) throw new Error(`${id} is not below its tier`);
  last = path;
  return `${'\t'.repeat(above.length)}${id} ${path.at(-1)}`;
});
writeFileSync(new URL('../src/targeting/spots/ad-products.txt', import.meta.url), `${lines.join('\n')}\n`);
