import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MIN_CONFIDENCE } from './concepts-of';
import { describeCurve } from './descriptor';
import { CONCEPTS } from './registry';
import { OBJECT_CONCEPTS } from './seen';
import {
  AGAINST_WEIGHT,
  MIN_SENSITIVE_WEIGHT,
  MIN_WEIGHT,
  SINGLE_WORD_DISCOUNT,
  NEARBY_SHARE,
  WEIGHTS,
} from '../topics/evidence';
import { MIN_CERTAIN, MIN_POINTS, MIN_TIMES, MAX_GAP_MS } from '../topics/risk';
import { TOPICS } from '../topics/topic-table';

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

/** Objects of the detectors share one measurement and one curve, which are described in the text. */
const IN_TABLES = CONCEPTS.filter((concept) => !OBJECT_CONCEPTS.includes(concept));

describe('the page of concepts', () => {
  it('names every thing that can be seen, in order, and their one curve', () => {
    expect(PAGE).toContain(`They are: ${OBJECT_CONCEPTS.map(({ name }) => name).join(', ')}.`);
    for (const { measurement, curve } of OBJECT_CONCEPTS) {
      expect(measurement).toBe(OBJECT_CONCEPTS[0]?.measurement);
      expect(PAGE).toContain(`all with one curve: ${describeCurve(curve)}, over the`);
    }
  });

  it('has one row for each concept, in the order of the registry', () => {
    expect(ROWS.map(([name]) => name)).toEqual(IN_TABLES.map((concept) => `\`${concept.name}\``));
  });

  it.each(IN_TABLES.map((concept) => [concept.name, concept] as const))(
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
    expect(PAGE).toContain(`from a confidence of **${String(MIN_CONFIDENCE)}** on`);
    for (const [strength, weight] of Object.entries(WEIGHTS)) {
      expect(PAGE).toMatch(new RegExp(`\\| ${strength} \\w+ +\\| ${String(weight)} +\\|`));
    }
    expect(NEARBY_SHARE).toBe(0.5);
    expect(PAGE).toMatch(/\| in a nearby line +\| half,/);
    expect(PAGE).toMatch(new RegExp(`\\| phrase against the topic +\\| minus ${String(AGAINST_WEIGHT)} `));
    expect(PAGE).toContain(`must add up to ${String(MIN_WEIGHT)},`);
    expect(PAGE).toContain(`A single word weighs ${String(SINGLE_WORD_DISCOUNT)} less`);
    expect(PAGE).toContain(`ask for ${String(MIN_SENSITIVE_WEIGHT)} from at least two`);
  });

  it('tells the levels of risk', () => {
    const { medium, high, floor } = MIN_POINTS;
    expect(PAGE).toMatch(new RegExp(`\\| low +\\| below ${String(medium)} `));
    expect(PAGE).toMatch(new RegExp(`\\| medium \\| from ${String(medium)} `));
    expect(PAGE).toContain(`from ${String(high)}, at ${String(MIN_TIMES)} different times or more`);
    expect(PAGE).toContain(`from ${String(floor)}, with ${String(MIN_CERTAIN)} different certain phrases`);
    expect(PAGE).toContain(`joined over up to ${String(MAX_GAP_MS / 1000)} s`);
  });

  it('has the place of each topic in the taxonomy, in the order of the table', () => {
    const rows = PAGE.slice(PAGE.indexOf('## Topics and the taxonomy'))
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows.map((row) => row.slice(1, -1))).toEqual(
      TOPICS.map(({ name, taxonomyId, tier1, tier2, isSensitive }) => [
        name,
        taxonomyId,
        tier1,
        tier2 ?? '',
        isSensitive ? 'yes' : '',
      ]),
    );
  });
});
