import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../../../scripts/local/benchmarks.mjs';
import { linesOf } from '../real/text-lines.mjs';
import { loadTopics } from './topics-in.mjs';

/** Duration of a caption of twelve words, in ms. */
const CAPTION_MS = 4000;

/**
 * Counts the sensitive topics of ordinary programs: `npm run accuracy -- sensitive FOLDER`. Each folder in it is a kind of
 * program, each of its files the text of one. A topic of consecutive captions is one label. Prints each label with its
 * captions, for a person to judge, and a table.
 *
 * @param {string | undefined} folder
 */
export async function sensitivePerHour(folder) {
  if (folder === undefined) throw new Error('The path of the folder with the texts is missing.');
  const { topicsOfEach, sensitive } = await loadTopics();
  const rows = [];
  for (const kind of readdirSync(folder)) {
    let [captions, labels] = [0, 0];
    for (const file of readdirSync(join(folder, kind))) {
      const lines = linesOf(join(folder, kind, file));
      const found = await topicsOfEach(lines, CAPTION_MS);
      captions += lines.length;
      for (const { topic, from, to } of labelsIn(found, sensitive)) {
        labels += 1;
        console.log(`${kind}/${file}, ${topic}: ${lines.slice(from, to).join(' / ')}`);
      }
    }
    const hours = (captions * CAPTION_MS) / 3_600_000;
    rows.push([kind, hours.toFixed(1), String(labels), (labels / hours).toFixed(2)]);
  }
  return table(['kind', 'hours', 'sensitive labels', 'in an hour'], rows);
}

/**
 * @param {readonly ReadonlySet<string>[]} found topics of consecutive captions
 * @param {ReadonlySet<string>} sensitive
 * @returns the sensitive topics, with the captions in which each is found without interruption
 */
export function labelsIn(found, sensitive) {
  const labels = [];
  for (const topic of sensitive) {
    for (let from = 0; from < found.length; from += 1) {
      if (!found[from]?.has(topic)) continue;
      let to = from + 1;
      while (found[to]?.has(topic)) to += 1;
      labels.push({ topic, from, to });
      from = to;
    }
  }
  return labels;
}
