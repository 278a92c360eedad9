/** Control characters, and marks of the writing direction. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text of a service or a video on one line, without characters that are not seen. */
export function printableText(text: string, maxLength: number): string {
  return text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, maxLength);
}
