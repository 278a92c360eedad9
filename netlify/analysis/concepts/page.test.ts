import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEAST_CONFIDENCE } from './concepts-of';
import { describeCurve } from './curve';
import { CONCEPTS } from './registry';
import { NEARBY_SHARE, WEIGHTS } from './words/evidence';

const PAGE = readFileSync(new URL('README.md', import.meta.url), 'utf8');

/** The cells of the rows whose first cell is a concept's name in code quotes. */
const ROWS = PAGE.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the page of concepts', () => {
  it('has one row for each concept, in the order of the registry', () => {
    expect(ROWS.map(([name]) => name)).toEqual(CONCEPTS.map((concept) => `\`${concept.name}\``));
  });

  it.each(CONCEPTS.map((concept) => [concept.name, concept] as const))(
    'says of %s what the registry says',
    (name, concept) => {
      expect(ROWS.find(([cell]) => cell === `\`${name}\``)).toEqual([
        `\`${name}\``,
        concept.measurement,
        concept.unit,
        describeCurve(concept.curve),
        concept.source,
        (concept.notWith ?? []).join(', '),
      ]);
    },
  );

  it('tells the least confidence and the weights', () => {
    expect(PAGE).toContain(`from a confidence of **${String(LEAST_CONFIDENCE)}** on`);
    for (const [strength, weight] of Object.entries(WEIGHTS)) {
      expect(PAGE).toMatch(new RegExp(`\\| ${strength} \\w+ +\\| ${String(weight)} +\\|`));
    }
    expect(NEARBY_SHARE).toBe(0.5);
  });
});
