import { table } from '../../../scripts/local/benchmarks.mjs';
import { textAccuracy } from '../real/texts.mjs';
import { figuresOf } from '../score.mjs';
import { topicAccuracy } from './accuracy.mjs';
import { LANGUAGES } from './labelled-set.mjs';

/** @typedef {import('../score.mjs').Tally} Tally */
/** @typedef {import('../real/material.mjs').Text} Text */

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The accuracy of topics in the held-out half, by language: of the passages, of each long text, and of all long texts.
 *
 * @param {readonly Text[]} texts of both halves
 * @returns {Promise<string>} a table in Markdown
 */
export async function topicsByLanguage(texts) {
  const passages = await topicAccuracy('held-out');
  const held = texts.filter(({ half }) => half === 'held out');
  const rows = [];
  for (const language of LANGUAGES) {
    const own = held.filter((text) => text.language === language);
    const name = NAMES.of(language) ?? language;
    rows.push([name, 'passages', ...cellsOf(passages.byLanguage[language]), '']);
    for (const source of new Set(own.map((text) => text.source)))
      rows.push([name, source, ...(await cellsOfTexts(own.filter((text) => text.source === source)))]);
    rows.push([name, 'all long texts', ...(await cellsOfTexts(own))]);
  }
  return table(
    ['language', 'set', 'found / true', 'precision', 'recall', 'lines about nothing with a topic'],
    rows,
  );
}

/** @param {readonly Text[]} texts */
async function cellsOfTexts(texts) {
  const { overall, neutral } = await textAccuracy(texts);
  const count = neutral.right + neutral.missed;
  const share = count === 0 ? '-' : `${((100 * neutral.missed) / count).toFixed(1)} %`;
  return [...cellsOf(overall), `${String(neutral.missed)} of ${String(count)} (${share})`];
}

/** @param {Tally} [tally] */
function cellsOf(tally = { right: 0, wrong: 0, missed: 0 }) {
  const { precision, recall } = figuresOf(tally);
  const figure = (/** @type {number | undefined} */ value) => value?.toFixed(3) ?? '-';
  const { right, wrong, missed } = tally;
  return [`${String(right + wrong)} / ${String(right + missed)}`, figure(precision), figure(recall)];
}
