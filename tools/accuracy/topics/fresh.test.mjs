import { beforeAll, describe, expect, it } from 'vitest';
import { loadTopics } from './topics-in.mjs';
import { freshTable, measurePrograms, readFresh } from './fresh.mjs';
import { parsePrograms, readSet } from './labelled-set.mjs';

/** @type {[set: import('./fresh.mjs').FreshSet, programs: number, lines: number][]} */
const SIZES = [
  ['held-out-channels', 18, 1560],
  ['tuning-shows', 16, 1190],
  ['tuning-series', 19, 1515],
  ['tuning-broadcast', 14, 560],
  ['tuning-fresh', 18, 1050],
  ['tuning-written', 10, 473],
];

describe.each(SIZES)('the set %s', (set, programCount, lineCount) => {
  const programs = Object.values(readFresh(set)).flat();
  const scenes = programs.flat();
  const lines = scenes.flatMap((scene) => scene.lines);

  it('has programs of scenes, with and without a topic', () => {
    expect(programs).toHaveLength(programCount);
    expect(lines).toHaveLength(lineCount);
    expect(scenes.some((scene) => scene.topics.length === 0)).toBe(true);
  });

  it('names only topics of the engine', async () => {
    const { names } = await loadTopics();
    const labels = scenes.flatMap(({ topics, allowed }) => [...topics, ...allowed]);
    expect(labels.filter((label) => !names.has(label))).toEqual([]);
  });

  it('shares no line of more than four words with the older sets', () => {
    const older = new Set([...readSet('tuning'), ...readSet('held-out')].flatMap((passage) => passage.lines));
    expect(lines.filter((line) => line.split(' ').length > 4 && older.has(line))).toEqual([]);
  });
});

describe('measuring programs', () => {
  const programs = parsePrograms('== A\n\n= a\nOne.\nTwo.\n\n= none, ?b\nThree.\n\n== B\n\n= none\nFour.\n');
  /** @type {Record<string, string[]>} */
  const found = { 'One.': ['a'], 'Three.': ['b'], 'Four.': ['c'] };
  /** @type {string[][]} */
  const asked = [];
  /** @type {import('./fresh.mjs').FreshCounts} */
  let counts;
  beforeAll(async () => {
    counts = await measurePrograms(
      'source',
      programs,
      (lines) => {
        asked.push([...lines]);
        return lines.map((line) => new Set(found[line]));
      },
      new Set(['c']),
    );
  });

  it('asks for each program with all its lines', () => {
    expect(asked).toEqual([['One.', 'Two.', 'Three.'], ['Four.']]);
  });

  it('counts lines, scenes and lines about nothing', () => {
    expect(counts.count).toBe(4);
    expect(counts.lines.overall).toEqual({ right: 1, wrong: 1, missed: 1 });
    expect(counts.scenes.overall).toEqual({ right: 1, wrong: 1, missed: 0 });
    expect(counts.scenes.sensitive).toEqual({ right: 0, wrong: 1, missed: 0 });
    expect(counts.neutral).toEqual({ right: 1, wrong: 0, missed: 1 });
  });

  it('shows the counts', () => {
    expect(freshTable({ source: counts }).split('\n').at(-1)).toBe(
      '| source | 4 | 2 / 2 | 0.500 | 0.500 | 2 / 1 | 0.500 | 1.000 | 1 / 0 | 0.000 | - | 1 / 2 |',
    );
  });
});
