import { readFileSync } from 'node:fs';
import { gunzipSync, inflateSync } from 'node:zlib';

/** Words of a caption. */
const WORDS = 12;

/**
 * What each kind of file says, paragraph by paragraph; by how its name ends.
 *
 * @type {Record<string, (text: string) => string[]>}
 */
const PARAGRAPHS = {
  // Dialogue, one speaker after the other: translations stand in calls of their own behind the English ones.
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
  txt: (text) => {
    // Conversations of a game, each part between two backticks, or descriptions between three apostrophes.
    for (const quoted of [/`([^`]*)`/gu, /'''([^']*(?:'{1,2}[^']+)*)'''/gu]) {
      const parts = [...text.matchAll(quoted)].map(([, part = '']) =>
        part.replaceAll(/<[^>]*>|%\w+%/gu, ' '),
      );
      if (parts.length > 20) return parts;
    }
    return text.split(/\n\s*\n/u);
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
  // R's database of objects. The first one, behind its length: a list of strings, each behind a mark and its length.
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
 * The text of a file, cut into lines as captions have them: of twelve words, and none over the end of a paragraph.
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
    // Equal shares: a caption of one last word would be none.
    const count = Math.ceil(words.length / WORDS);
    const least = Math.ceil(words.length / Math.max(1, count));
    return Array.from({ length: count }, (_, index) =>
      words.slice(index * least, (index + 1) * least).join(' '),
    ).filter((line) => /\p{L}{2}/u.test(line));
  });
}
