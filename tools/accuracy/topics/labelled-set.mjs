import { readdirSync, readFileSync } from 'node:fs';

/**
 * One passage of consecutive captions in one shot, with its topics.
 *
 * @typedef {{
 *   language: string,
 *   lines: string[],
 *   topics: string[],
 *   allowed: string[],
 * }} LabelledPassage
 */

export const LANGUAGES = ['en', 'es', 'fr', 'de'];

/** The sets' short names of topics with long names. @type {Record<string, string>} */
const SHORT_NAMES = {
  celebrations: 'personal celebrations and life events',
  harm: 'crime and harmful acts to individuals, society and human right violations',
  piracy: 'online piracy',
  spam: 'spam or harmful content',
  war: 'war and conflicts',
  adult: 'adult and explicit sexual content',
  arms: 'arms and ammunition',
  death: 'death, injury, or military conflict',
  debated: 'debated sensitive social issues',
  drugs: 'illegal drugs, tobacco, ecigarettes, vaping, alcohol',
  hate: 'hate speech and acts of aggression',
  obscenity: 'obscenity and profanity',
};

/**
 * Reads a labelled set: `tuning`, to which the lexicon was fitted, or `held-out`, which was written by people who had
 * seen neither the lexicon nor the other set. Nothing may be changed because of a held-out passage. If that is
 * unavoidable, move the passage to the tuning set and have a new one written.
 *
 * A passage is a paragraph: `= topic, ?topic` and then a line for each caption. `= none` has no topic; a topic after a
 * question mark may be found, but need not be. Passages that are older than a topic have it after a question mark if
 * they are about it.
 *
 * @param {'tuning' | 'held-out'} name
 * @returns {LabelledPassage[]}
 */
export function readSet(name) {
  return LANGUAGES.flatMap((language) => {
    const text = readFileSync(new URL(`${name}/${language}.txt`, import.meta.url), 'utf8');
    return parseSet(text, language);
  });
}

/** All English passages of a set in programs. @param {string} set its folder */
export function readPrograms(set) {
  const folder = new URL(`${set}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => parsePrograms(readFileSync(new URL(name, folder), 'utf8')).flat());
}

/** @param {string} text with a line `== title` before each program @returns {LabelledPassage[][]} English */
export function parsePrograms(text) {
  return text
    .split(/^== .*$/mu)
    .map((program) => parseSet(program, 'en'))
    .filter((scenes) => scenes.length > 0);
}

/** @type {(text: string, language: string) => LabelledPassage[]} */
export function parseSet(text, language) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => {
      const [head = '', ...lines] = paragraph.trim().split('\n');
      if (!head.startsWith('= ') || lines.length === 0) throw new Error(`Not a passage: ${paragraph}`);
      const labels = head
        .slice(2)
        .split(',')
        .map((label) => label.trim())
        .filter((label) => label !== 'none');
      return {
        language,
        lines,
        topics: labels.filter((label) => !label.startsWith('?')).map(topicNameOf),
        allowed: labels.filter((label) => label.startsWith('?')).map((label) => topicNameOf(label.slice(1))),
      };
    });
}

/** The full name of a topic, by its short name in the sets. @param {string} label */
export function topicNameOf(label) {
  return SHORT_NAMES[label] ?? label;
}
