import { readFileSync } from 'node:fs';
import { gunzipSync, inflateSync } from 'node:zlib';

/** Maximum number of words in a caption. */
const WORDS = 12;

/**
 * Extracts the paragraphs of a file, by file extension.
 *
 * @type {Record<string, (text: string) => string[]>}
 */
const PARAGRAPHS = {
  // Dialogue, one speaker after the other. Translations are in separate calls after the English ones.
  lua: (text) => {
    const translated = [...text.matchAll(/dialogStr\(\s*"((?:[^"\\]|\\.)*)"\)/gu)];
    const english = text.matchAll(/dialogId\("[^"]*",\s*"[^"]*",\s*"((?:[^"\\]|\\.)*)"\)/gu);
    return (translated.length > 0 ? translated : [...english]).map(([, said = '']) => said);
  },
  rpy: (text) =>
    [...text.matchAll(/^ +(?:\w+ )?"((?:[^"\\]|\\.)*)"$/gmu)].map(([, said = '']) =>
      said.replaceAll('\\"', '"').replaceAll(/\{[^}]*\}/gu, ''),
    ),
  html: markup,
  page: markup,
  xml: markup,
  docbook: markup,
  txt: (text) => {
    // Conversations of a game, with each part in backticks, or descriptions in triple apostrophes.
    for (const quoted of [/`([^`]*)`/gu, /'''([^']*(?:'{1,2}[^']+)*)'''/gu]) {
      const parts = [...text.matchAll(quoted)].map(([, part = '']) =>
        part.replaceAll(/<[^>]*>|%\w+%/gu, ' '),
      );
      if (parts.length > 20) return parts;
    }
    // A line with a percent sign separates the sayings of a collection.
    return text.split(/\n\s*\n|\n%\n/u);
  },
};

/** @param {string} text */
function markup(text) {
  return text
    .replace(/<(head|pre|script|style|code|screen|info)\b[\s\S]*?<\/\1>/giu, ' ')
    .replace(/<\/?(p|li|h\d|div|title|item|td|dt|dd|tr|br|section|page)\b[^>]*>/giu, '\n\n')
    .replace(/<[^>]*>/gu, '')
    .replaceAll(/&(nbsp|#160);/gu, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&(#39|rsquo|#8217);/gu, "'")
    .replaceAll(/&[#\w]+;/gu, ' ')
    .split(/\n\s*\n/u);
}

/** @param {string} file @param {Buffer} bytes */
function plainText(file, bytes) {
  if (file.endsWith('.gz')) return gunzipSync(bytes).toString('utf8');
  if (!file.endsWith('.rdb')) return bytes.toString('utf8');
  // R's database of objects. The first object follows its length: a list of strings, each after a marker and its
  // length.
  const list = inflateSync(bytes.subarray(4));
  const mark = Buffer.from([0, 4, 0, 9]);
  /** @type {string[]} */
  const strings = [];
  for (let at = list.indexOf(mark); at >= 0; at = list.indexOf(mark, at)) {
    const length = list.readInt32BE(at + 4);
    strings.push(list.toString('utf8', at + 8, at + 8 + length));
    at += 8 + length;
  }
  return strings.join('\n');
}

/**
 * The text of a file, split into lines like captions: at most twelve words, and none beyond the end of a paragraph.
 *
 * @param {string} file
 */
export function linesOf(file) {
  const bytes = readFileSync(file);
  const text = plainText(file, bytes).replaceAll('\r', '');
  const ending = file.replace(/\.gz$/u, '').split('.').at(-1) ?? '';
  const paragraphs = (PARAGRAPHS[ending] ?? PARAGRAPHS.txt)?.(text) ?? [];
  return paragraphs.flatMap((paragraph) => {
    const words = paragraph.split(/\s+/u).filter((word) => word !== '');
    // Divides the words evenly, since a caption of one last word would be useless.
    const count = Math.ceil(words.length / WORDS);
    const least = Math.ceil(words.length / Math.max(1, count));
    return Array.from({ length: count }, (_, index) =>
      words.slice(index * least, (index + 1) * least).join(' '),
    ).filter((line) => /\p{L}{2}/u.test(line));
  });
}
