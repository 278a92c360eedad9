import { fileURLToPath } from 'node:url';
import { readSet } from './labelled-set.mjs';
import { measureTopics } from './measure.mjs';
import { loadTopics } from './topics-in.mjs';

/** Minimum figures. */
export const TARGETS = { precision: 0.95, recall: 0.8, sensitivePrecision: 0.98 };

/** @type {ReturnType<typeof loadTopics> | undefined} bundled once for both sets */
let engine;

/**
 * Measures topics on one labelled set with the current engine.
 *
 * @param {'tuning' | 'held-out'} name
 */
export async function topicAccuracy(name) {
  engine ??= loadTopics();
  const { topicsIn, sensitive } = await engine;
  return measureTopics(readSet(name), topicsIn, sensitive);
}

/**
 * Prints the figures of one set as a table, and with `--mistakes` also the mistakes.
 *
 * @param {'tuning' | 'held-out'} name
 * @param {boolean} showsMistakes
 */
async function print(name, showsMistakes) {
  const { overall, sensitive, byTopic, byLanguage, mistakes } = await topicAccuracy(name);
  console.log(`\n${name}`);
  console.table({ overall, sensitive, ...byLanguage });
  console.table(byTopic);
  if (!showsMistakes) return;
  for (const { kind, topic, passage } of mistakes) {
    console.log(`${kind} ${topic} (${passage.language}): ${passage.lines.join(' / ')}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, ...options] = process.argv.slice(2);
  const names = name === 'tuning' || name === 'held-out' ? [name] : ['tuning', 'held-out'];
  for (const each of /** @type {('tuning' | 'held-out')[]} */ (names)) {
    await print(each, options.includes('--mistakes'));
  }
}
