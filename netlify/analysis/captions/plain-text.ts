import { decodeHTMLStrict } from 'entities';

/** The supported formats of timed text. */
export type TextCoding = 'tx3g' | 'webvtt' | 'subrip' | 'ass';

/** Maximum length of one cue in characters; the rest is cut off. */
const MAX_TEXT_LENGTH = 2000;
/** Maximum number of characters of one packet that are read: the text and a generous amount of markup. */
const MAX_PACKET = 4 * MAX_TEXT_LENGTH;
/** Maximum number of bytes per character, in UTF-8 and in UTF-16. */
const MAX_BYTES = 4;
/** Fields of a Matroska ASS packet before its text: ReadOrder, Layer, Style, Name, three margins, Effect. */
const ASS_FIELDS = 8;
/** Tags that are a line break in a browser, and the one of Advanced SubStation Alpha, which SubRip files contain too. */
const LINE_BREAK = /<(?:br|\/?p|\/?div)\b[^<>]*>|\\[Nh]/gi;
/** Tags as SubRip and WebVTT have them: `<i>`, `</c.loud>`, `<00:00:01.000>`. */
const TAG = /<\/?[a-z][^<>]*>|<[\d:.]+>/gi;
/** A soft hyphen joins the parts of its word, also over a line break. */
const SOFT_HYPHEN = /\u00ad(?:[ \t]*\r?\n[ \t]*)?/gu;
/** Characters without a width: joiners, direction marks, byte order marks. */
const INVISIBLE = /\p{Cf}/gu;
/** Latin ligatures, as text recognition writes them. */
const LIGATURE = /[\ufb00-\ufb06]/gu;

/**
 * The plain text of one packet of timed text: markup removed, entities decoded, line breaks as spaces.
 *
 * @returns `''` for a packet that only clears the screen or contains a drawing
 */
export function plainTextOf(coding: TextCoding, packet: Uint8Array): string {
  switch (coding) {
    case 'tx3g':
      return tidied(textOfTx3g(packet));
    case 'ass':
      return tidied(textOfAss(decoded(packet)));
    case 'webvtt':
    case 'subrip':
      return plainTextOfLines(coding, decoded(packet));
  }
}

/** The plain text of one cue of a caption file, its lines joined; see `plainTextOf`. */
export function plainTextOfLines(coding: 'webvtt' | 'subrip', lines: string): string {
  const text = lines.slice(0, MAX_PACKET);
  return tidied(withoutTags(coding === 'subrip' ? withoutOverrides(text, '{\\') : text));
}

/**
 * 3GPP TS 26.245, 5.17: a 16-bit length, that many bytes of UTF-8, or UTF-16 with a byte order mark, then style boxes.
 */
function textOfTx3g(packet: Uint8Array): string {
  if (packet.length < 2) return '';
  const length = ((packet[0] ?? 0) << 8) | (packet[1] ?? 0);
  const text = packet.subarray(2, 2 + length);
  if (text[0] === 0xfe && text[1] === 0xff) return decoded(text, 'utf-16be');
  if (text[0] === 0xff && text[1] === 0xfe) return decoded(text, 'utf-16le');
  return decoded(text);
}

function textOfAss(line: string): string {
  const text = line.split(',').slice(ASS_FIELDS).join(',');
  return withoutOverrides(text, '{').replace(/\\[Nnh]/g, ' ');
}

/**
 * Removes override blocks such as `{\i1}`, and the outlines of drawings, which are between `{\p1}` and `{\p0}`. A block
 * that is never closed counts as text. Not a regular expression, because it would search for the end of a block again
 * at every brace of `{{{{`.
 *
 * @param opening the start of a block
 */
function withoutOverrides(text: string, opening: string): string {
  let rest = '';
  let from = 0;
  let isDrawing = false;
  for (let start = text.indexOf(opening); start >= 0; start = text.indexOf(opening, from)) {
    const end = text.indexOf('}', start);
    if (end < 0) break;
    if (!isDrawing) rest += text.slice(from, start);
    const scale = Array.from(text.slice(start, end).matchAll(/\\p(\d)/g)).at(-1)?.[1];
    if (scale !== undefined) isDrawing = scale !== '0';
    from = end + 1;
  }
  return isDrawing ? rest : rest + text.slice(from);
}

/** Without tags, and with the characters that the entities of HTML stand for. */
function withoutTags(text: string): string {
  return decodeHTMLStrict(text.replace(LINE_BREAK, ' ').replace(TAG, ''));
}

function decoded(bytes: Uint8Array, encoding = 'utf-8'): string {
  const start = bytes.subarray(0, MAX_BYTES * MAX_PACKET);
  return new TextDecoder(encoding).decode(start).slice(0, MAX_PACKET);
}

/** Without soft hyphens, invisible characters and ligatures; white space and line breaks as single spaces. */
export function tidied(text: string): string {
  return text
    .replace(SOFT_HYPHEN, '')
    .replace(INVISIBLE, '')
    .replace(LIGATURE, (letters) => letters.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH);
}
