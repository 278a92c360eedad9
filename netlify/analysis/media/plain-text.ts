/** The codings of timed text that are read. */
export type TextCoding = 'tx3g' | 'webvtt' | 'subrip' | 'ass';

/** Longest text of one cue in characters; more is cut off. */
const LONGEST_TEXT = 2000;
/** Fields of a Matroska ASS packet before its text: ReadOrder, Layer, Style, Name, three margins, Effect. */
const ASS_FIELDS = 8;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
  quot: '"',
};

/**
 * The words of one packet of timed text: mark-up removed, entities decoded, line breaks as spaces.
 *
 * @returns `''` for a packet that only clears the screen, or that holds a drawing
 */
export function plainTextOf(coding: TextCoding, packet: Uint8Array): string {
  switch (coding) {
    case 'tx3g':
      return tidied(textOfTx3g(packet));
    case 'ass':
      return tidied(textOfAss(decoded(packet)));
    case 'webvtt':
      return tidied(withoutTags(decoded(packet)));
    case 'subrip':
      return tidied(withoutTags(decoded(packet).replace(/\{\\[^}]*\}/g, '')));
  }
}

/** 3GPP TS 26.245, 5.17: a 16-bit length, that many bytes of UTF-8 or UTF-16 with a mark, then style boxes. */
function textOfTx3g(packet: Uint8Array): string {
  if (packet.length < 2) return '';
  const length = ((packet[0] ?? 0) << 8) | (packet[1] ?? 0);
  const text = packet.subarray(2, 2 + length);
  if (text[0] === 0xfe && text[1] === 0xff) return new TextDecoder('utf-16be').decode(text);
  if (text[0] === 0xff && text[1] === 0xfe) return new TextDecoder('utf-16le').decode(text);
  return decoded(text);
}

function textOfAss(line: string): string {
  const text = line.split(',').slice(ASS_FIELDS).join(',');
  // Between {\p1} and {\p0} stand the outlines of a drawing.
  const withoutDrawings = text.replace(/\{[^}]*\\p[1-9][^}]*\}.*?(?=\{[^}]*\\p0[^}]*\}|$)/gs, '');
  return withoutDrawings.replace(/\{[^}]*\}/g, '').replace(/\\[Nnh]/g, ' ');
}

/** Removes tags as SubRip and WebVTT have them: `<i>`, `</c.loud>`, `<00:00:01.000>`. */
function withoutTags(text: string): string {
  const untagged = text.replace(/<\/?[a-z][^<>]*>|<[\d:.]+>/gi, '');
  return untagged.replace(/&([a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}

function tidied(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);
}
