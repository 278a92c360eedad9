import { table } from '../../scripts/local/benchmarks.mjs';
import { emptyTally, figuresOf } from './score.mjs';

/**
 * @typedef {import('./score.mjs').Tally} Tally
 * @typedef {import('./clips/recipe.mjs').Clip} Clip
 * @typedef {Partial<Record<'precision' | 'recall' | 'f1', number>>} Least
 * @typedef {{ rows: Record<string, Least>, concept: (name: string) => Least }} Floors
 * @typedef {{ row: string, clip: string, atMs?: number, wrong: number, missed: number }} Mistake
 */

const HALVES = /** @type {const} */ (['tuning', 'held out']);

/** @type {Least} */
const CONCEPT = { precision: 0.95, recall: 0.9 };

/**
 * The minimum of each row in the held-out half, for each part of the set: the achieved value, or slightly less, where
 * the goal in `docs/benchmarks.md` is higher.
 */
export const FLOORS = {
  /** @type {Floors} */
  drawn: {
    rows: {
      'hard cuts': { f1: 0.98 },
      'fades and dissolves': { f1: 0.85 },
      'cuts by intervals': { f1: 0.95 },
      'clips without a cut': { recall: 0.95 },
      topics: { precision: 0.95, recall: 0.8 },
      'sensitive topics': { precision: 0.98 },
    },
    concept: () => CONCEPT,
  },
  /** @type {Floors} */
  real: {
    rows: {
      'hard cuts': { f1: 0.98 },
      'clips without a cut': { recall: 0.95 },
      'objects, still': { precision: 0.8, recall: 0.55 },
      'objects, moving': { precision: 0.8, recall: 0.55 },
      'faces within one': { recall: 0.9 },
      faces: {},
      'pictures without a face': { recall: 0.95 },
      'ordinary pictures without an alarm': { recall: 0.98 },
      'words of titles': { recall: 0.85 },
      'words of titles, spaces too': { recall: 0.8 },
      'pictures without a false word': { recall: 0.95 },
      'topics in long texts': { precision: 0.5 },
      'sensitive topics there': {},
      'lines about nothing': { recall: 0.97 },
    },
    concept: (name) =>
      ({ music: { precision: 0.95, recall: 0.85 }, 'applause-like noise': { precision: 0.95 } })[name] ??
      CONCEPT,
  },
};

/** Rows with fewer items to find are marked. */
const FEW = 20;

/** The figures of a run, for each half of the set. */
export class Report {
  /** @type {Map<string, Record<Clip['half'], Tally>>} */
  #rows = new Map();
  /** @type {Mistake[]} */
  #mistakes = [];
  /** @type {Record<Clip['half'], Set<string>>} */
  #clips = { tuning: new Set(), 'held out': new Set() };

  #floors;

  /**
   * @param {readonly { name: string, kind: string }[]} concepts of the engine; the rows are in this order
   * @param {Floors} floors
   */
  constructor(concepts, floors) {
    this.#floors = floors;
    for (const row of Object.keys(floors.rows)) this.#add(row);
    for (const { name, kind } of concepts) if (kind !== 'topic') this.#add(`concept ${name}`);
  }

  /**
   * @param {Clip} clip
   * @param {string} row
   * @param {(tally: Tally) => void} add
   * @param {number} [atMs]
   */
  count(clip, row, add, atMs) {
    this.#clips[clip.half].add(clip.id);
    const tally = (this.#rows.get(row) ?? this.#add(row))[clip.half];
    const { wrong, missed } = tally;
    add(tally);
    if (tally.wrong === wrong && tally.missed === missed) return;
    const mistake = {
      row,
      clip: `${clip.id} (${clip.format}, ${String(clip.shape.width)})`,
      wrong: tally.wrong - wrong,
      missed: tally.missed - missed,
    };
    this.#mistakes.push(atMs === undefined ? mistake : { ...mistake, atMs });
  }

  /**
   * Sets counts from elsewhere.
   *
   * @param {Clip['half']} half
   * @param {string} row
   * @param {Tally} tally
   */
  set(half, row, { right, wrong, missed }) {
    (this.#rows.get(row) ?? this.#add(row))[half] = { right, wrong, missed };
  }

  /** @param {string} row */
  #add(row) {
    const tallies = { tuning: emptyTally(), 'held out': emptyTally() };
    this.#rows.set(row, tallies);
    return tallies;
  }

  /** @returns {string} a table in Markdown, with the counts beside each figure */
  markdown() {
    const figure = (/** @type {number | undefined} */ value) =>
      value === undefined ? '-' : value.toFixed(3);
    const halves = HALVES.flatMap((half) => [`${half}: found / true`, 'precision', 'recall', 'F1']);
    return table(
      ['what', 'at least', ...halves],
      this.#filled().map(([row, tallies]) => [
        row,
        Object.entries(this.#leastOf(row))
          .map(([name, value]) => `${name} ${String(value)}`)
          .join(', '),
        ...HALVES.flatMap((half) => {
          const { right, wrong, missed } = tallies[half];
          const { precision, recall, f1 } = figuresOf(tallies[half]);
          return [
            `${String(right + wrong)} / ${String(right + missed)}${right + missed < FEW ? ' (few)' : ''}`,
            ...[precision, recall, f1].map(figure),
          ];
        }),
      ]),
    );
  }

  json() {
    const rows = this.#filled().map(([row, tallies]) => {
      const halves = HALVES.map((half) => [half, { ...tallies[half], ...figuresOf(tallies[half]) }]);
      return { row, least: this.#leastOf(row), ...Object.fromEntries(halves) };
    });
    return {
      clips: Object.fromEntries(HALVES.map((half) => [half, this.#clips[half].size])),
      rows,
      mistakes: this.#mistakes,
    };
  }

  /** @param {Clip['half']} [half] @returns {string[]} its rows below their floor, with the figure */
  belowFloor(half = 'held out') {
    return this.#filled().flatMap(([row, tallies]) => {
      const figures = figuresOf(tallies[half]);
      return Object.entries(this.#leastOf(row)).flatMap(([name, least]) => {
        const value = figures[/** @type {'precision' | 'recall' | 'f1'} */ (name)];
        return value === undefined || value >= least
          ? []
          : [`${row}, ${name} ${value.toFixed(3)} of ${String(least)}`];
      });
    });
  }

  /** @param {string} row @returns {Least} */
  #leastOf(row) {
    return this.#floors.rows[row] ?? this.#floors.concept(row.replace('concept ', ''));
  }

  #filled() {
    return [...this.#rows].filter(([, { tuning, 'held out': held }]) =>
      [tuning, held].some(({ right, wrong, missed }) => right + wrong + missed > 0),
    );
  }
}
