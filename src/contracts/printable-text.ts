/** Marks of the writing direction: they reorder what stands beside a text. Letters of any script need none of them. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text on one line, without characters that are not seen: control characters, and marks of the writing direction. */
export function printableText(text: string, maxLength = Infinity): string {
  return text
    .replaceAll(DIRECTION, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}

/** A text of a user inside a sentence of the page: its writing direction does not reorder the figures beside it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
