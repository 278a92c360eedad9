/** Brackets around notes about the sound in captions: `[upbeat music]`, `(engine roars)`. */
const BRACKETS: Readonly<Record<string, string>> = { '[': ']', '(': ')' };

/** The music symbols around lyrics in captions. */
const SONG_SIGN = /[♩♪♫♬]/u;
const SONG_SIGNS = /[♩♪♫♬]+/gu;
/** British captions have `#` around lyrics; `#1` and hashtags do not match. */
const HASH_SONG = /^\s*#\s.*\s#\s*$/su;

/**
 * The speaker, in capitals before a colon, possibly after a dash or `>>`: `- DR. MAY:`, `>> REPORTER:`. At most 30
 * characters, beginning with a letter, so that the pattern is tried at few positions.
 */
const SPEAKER = /(^|\n|(?:^|\s)[-–]|>>)\s{0,3}(?:\p{Lu}[\p{Lu}\p{M}\d.'’ -]{1,29}):(?=\s|$)/gu;

/**
 * The spoken part of a caption's text: without notes about the sound, lyrics and the names of speakers. Lyrics are
 * left out because they are usually unrelated to the topic of the video.
 */
export function spokenText(text: string): string {
  return withoutSpeakers(withoutLyrics(withoutNotes(text)));
}

/**
 * Removes the notes in brackets; a bracket that is never closed does not start a note. Not a regular expression,
 * because it would search for the end again at every bracket of `[[[[`.
 */
export function withoutNotes(text: string): string {
  let rest = '';
  let from = 0;
  const unclosed = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const closing = BRACKETS[text.charAt(at)];
    if (closing === undefined || unclosed.has(closing)) continue;
    const end = text.indexOf(closing, at);
    if (end < 0) {
      unclosed.add(closing);
      continue;
    }
    rest += `${text.slice(from, at)} `;
    at = end;
    from = end + 1;
  }
  return rest + text.slice(from);
}

/**
 * Removes the text between one music symbol and the next. A symbol without a partner belongs to a song that continues
 * in another caption: at the end of the text everything before it is removed, elsewhere everything after it.
 */
export function withoutLyrics(text: string): string {
  if (HASH_SONG.test(text)) return ' ';
  if (!SONG_SIGN.test(text)) return text;
  const parts = text.split(SONG_SIGNS);
  if (parts.length === 2) return parts[1]?.trim() === '' ? ' ' : `${parts[0] ?? ''} `;
  return parts.filter((_, index) => index % 2 === 0).join(' ');
}

/** Removes the names of speakers, unless the whole text is in capitals, so that they cannot be distinguished. */
export function withoutSpeakers(text: string): string {
  return text.includes(':') && /\p{Ll}/u.test(text) ? text.replace(SPEAKER, '$1 ') : text;
}

/** Words for display, without invisible characters such as direction marks, which would reverse the text after them. */
export function printable(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
